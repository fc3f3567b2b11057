import { z } from "zod";
import { buyingFacts } from "@/content/buying-costs";
import { kinds, stages } from "./cost-fields";
import { defaultCostInputs } from "./cost-link";
import { largestLoan, ownMoney, wholeCost } from "./whole-cost";

/* The call `getwholecost`: the words and figures of the cost page for programs (docs/api.md). Money is whole rupees. */

const rupees = (least: number) =>
  z
    .string({ error: "is missing" })
    .regex(/^\d{1,13}$/, "must be whole rupees")
    .transform(Number)
    .pipe(z.int().min(least, `must be ${least} or more`).max(1e12, "must be 1000000000000 or less"));

const oneOf = <T extends string>(options: readonly { value: T }[]) => {
  const values = options.map(({ value }) => value);
  return z.enum(values, { error: `must be one of ${values.join(", ")}` });
};

export const costQuerySchema = z.object({
  price: rupees(1),
  kind: oneOf(kinds).default(defaultCostInputs.kind),
  stage: oneOf(stages).default(defaultCostInputs.stage),
  state: z.string().trim().max(60, "must have 60 characters or fewer").default(defaultCostInputs.state),
  officialValue: rupees(0).optional(),
  charges: rupees(0).optional(),
});

/** Besides `status`. `rupees` of a line is `null` where nobody has told it: it is then in no sum. */
export const costAnswer = {
  data: z.array(
    z.object({
      id: z.enum(["price", "gst", "duty", "charges"]),
      label: z.string(),
      working: z.string(),
      rupees: z.number().nullable(),
    }),
  ),
  total: z.number(),
  unknown: z.array(z.string()),
  heldBack: z.number(),
  largestLoan: z.number(),
  ownMoney: z.number(),
  rules: z.array(
    z.object({
      label: z.string(),
      value: z.string(),
      since: z.string(),
      source: z.string(),
      asOn: z.string(),
    }),
  ),
};

/** The whole cost of what is asked, the largest loan on it, the own money beside that, and the rules with their dates. */
export function answerCost({
  kind,
  officialValue,
  charges,
  ...asked
}: z.output<typeof costQuerySchema>): z.input<z.ZodObject<typeof costAnswer>> {
  const { lines, ...cost } = wholeCost({
    ...{ ...asked, isPlot: kind === "plot" },
    ...{ officialValue: officialValue ?? null, charges: charges ?? null },
  });
  const loan = largestLoan(asked.price);
  const rules = Object.values(buyingFacts).map(({ label, value, since, source, asOn }) => ({
    ...{ label, value, since, source, asOn },
  }));
  return { data: lines, ...cost, largestLoan: loan, ownMoney: ownMoney({ lines, ...cost }, loan), rules };
}
