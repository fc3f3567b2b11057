import { z } from "zod";
import { devices, pageKinds, vitalNames, type VitalName } from "./vital-options";

/** Upper limits of plausible values: an hour, and a layout shift of a hundred times the view. */
const milliseconds = measure(3_600_000);
const shift = measure(100);

const metrics = { LCP: milliseconds, CLS: shift, INP: milliseconds, FCP: milliseconds, TTFB: milliseconds };

/** The measurements of one page view (specification, section 9), without anything about the visitor or the page. */
export const vitalReportSchema = z.object({
  page: choice(pageKinds),
  device: choice(devices),
  metrics: z
    .object(metrics satisfies Record<VitalName, z.ZodType>, { error: "must name what was measured" })
    .refine((given) => Object.values(given).some((value) => value !== undefined), {
      error: `must have at least one of ${vitalNames.join(", ")}`,
    }),
});

export type VitalReport = z.infer<typeof vitalReportSchema>;

function measure(most: number) {
  const error = `must be a number from 0 to ${most}`;
  return z.number({ error }).min(0, error).max(most, error).optional();
}

function choice<const T extends readonly string[]>(values: T) {
  return z.enum(values, { error: `must be ${values.slice(0, -1).join(", ")} or ${values.at(-1)}` });
}
