import { TableBox } from "@/components/ui/table-box";
import { formatCount, formatNumber } from "@/lib/base/format";
import type { Counted, LeadFigures } from "@/lib/desk/forms/front-page";
import { formatDayShort } from "@/lib/desk/forms/moments";
import { formatWait } from "@/lib/desk/forms/waiting";
import type { PageVital, PageVitals } from "@/lib/vitals/histogram";
import { pageKindLabels, vitalMetrics, type VitalName } from "@/lib/vitals/vital-options";

/** `href`: where the leads are that a row counts. */
type Props = { caption: string; what: string; rows: readonly (Counted & { href?: string })[]; none: string };

/** Names with their counts, the largest first, each with a bar. A table, so that it is read as well as seen. */
export function BarTable({ caption, what, rows, none }: Props) {
  if (rows.length === 0) return <p className="text-ink-600">{none}</p>;
  const most = Math.max(...rows.map(({ count }) => count));
  return (
    <table className="w-full text-left">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{what}</th>
          <th scope="col">Leads</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, count, href }) => (
          <tr key={name}>
            <th scope="row" className="w-full py-1 pr-3 font-normal">
              <span className="block wrap-anywhere">{name || "Direct or unknown"}</span>
              <span
                aria-hidden="true"
                className="bg-gold-500 mt-1 block h-2 rounded-full"
                style={{ width: `${Math.max(2, (count / most) * 100)}%` }}
              />
            </th>
            <td className="figures py-1 text-right align-top font-bold whitespace-nowrap">
              {href ? (
                <a
                  href={href}
                  aria-label={`${name}: ${formatCount(count, "lead")}`}
                  className="text-brand-600 min-h-touch min-w-touch inline-flex items-center justify-end underline"
                >
                  {formatNumber(count)}
                </a>
              ) : (
                formatNumber(count)
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type DayChartProps = { days: readonly { day: string; count: number }[]; caption: string };

const height = 96;
const step = 10;

/** A bar a day. Drawn, and as a table for who can't see it. */
export function DayChart({ days, caption }: DayChartProps) {
  const most = Math.max(1, ...days.map(({ count }) => count));
  const best = days.reduce((a, b) => (b.count > a.count ? b : a), days[0] ?? { day: "", count: 0 });
  return (
    <figure className="min-w-0">
      <svg
        viewBox={`0 0 ${days.length * step} ${height + 1}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-32 w-full"
      >
        {days.map(({ day, count }, at) => (
          <rect
            key={day}
            x={at * step + 1}
            y={height - (count / most) * height}
            width={step - 2}
            height={Math.max(count > 0 ? 1 : 0, (count / most) * height)}
            className="fill-brand-600"
          >
            <title>{`${formatDayShort(day)}: ${formatCount(count, "lead")}`}</title>
          </rect>
        ))}
        <path
          d={`M0 ${height + 0.5}H${days.length * step}`}
          className="stroke-surface-line"
          strokeWidth="1"
        />
      </svg>
      <p aria-hidden="true" className="text-ink-600 figures flex justify-between gap-2 text-sm">
        <span>{formatDayShort(days[0]?.day ?? "")}</span>
        {best.count > 0 && <span>{`most: ${formatNumber(best.count)} on ${formatDayShort(best.day)}`}</span>}
        <span>today</span>
      </p>
      <table className="sr-only">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Leads</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, count }) => (
            <tr key={day}>
              <th scope="row">{formatDayShort(day)}</th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

/** When a page is shown, how soon a tap is answered, how much moves: with the names that Google gives them. */
const shown = [
  ["LCP", "Shown"],
  ["INP", "Taps"],
  ["CLS", "Moved"],
] as const satisfies readonly (readonly [VitalName, string])[];

/** How fast each kind of page was for three of four page views. */
export function VitalsTable({ pages, period }: { pages: readonly PageVitals[]; period: string }) {
  if (pages.length === 0)
    return <p className="text-ink-600">Nothing was measured yet: it begins with the first visitors.</p>;
  return (
    <TableBox label="Speed by kind of page">
      <table className="w-full text-left">
        <caption className="sr-only">{`How fast pages were for visitors, ${period}`}</caption>
        <thead className="text-ink-600 text-sm">
          <tr>
            <th scope="col" className="py-1 pr-3 font-normal">
              Page
            </th>
            <th scope="col" className="py-1 pr-3 text-right font-normal">
              Views
            </th>
            {shown.map(([metric, label]) => (
              <th key={metric} scope="col" className="py-1 pr-3 text-right font-normal">
                {label} <abbr title={metric}>({metric})</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-surface-line divide-y">
          {pages.map(({ page, views, metrics }) => (
            <tr key={page}>
              <th scope="row" className="py-2 pr-3 font-normal">
                {pageKindLabels[page]}
              </th>
              <td className="figures py-2 pr-3 text-right">{formatNumber(views)}</td>
              {shown.map(([metric]) => (
                <td key={metric} className="figures py-2 pr-3 text-right whitespace-nowrap">
                  <Value metric={metric} vital={metrics[metric]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  );
}

function Value({ metric, vital }: { metric: VitalName; vital: PageVital | undefined }) {
  if (!vital) return <span className="text-ink-600">–</span>;
  const text =
    vitalMetrics[metric].unit === "ms" ? `${(vital.value / 1_000).toFixed(2)} s` : vital.value.toFixed(2);
  if (vital.isGood) return text;
  return (
    <b className="text-danger-600">
      {text}
      <span className="sr-only"> (slow)</span>
    </b>
  );
}

/** How long people waited for the first call or message, and on how many that rests. */
export function FirstCall({
  figures: { of, called, medianSeconds, within5, within30 },
}: {
  figures: LeadFigures["firstCall"];
}) {
  if (medianSeconds === null)
    return (
      <p className="text-ink-600">
        Nobody was called yet. A tap on “Call” or “WhatsApp” of a lead notes the time, and it is counted here.
      </p>
    );
  return (
    <>
      <p>
        <b className="figures text-2xl">{formatWait(medianSeconds * 1_000)}</b>{" "}
        <span className="text-ink-600">median of {formatCount(called, "lead")} that were called</span>
      </p>
      <dl className="grid gap-2">
        <Share label="in 5 minutes" part={within5} of={of} />
        <Share label="in 30 minutes" part={within30} of={of} />
        <Share label="no call noted yet" part={of - called} of={of} />
      </dl>
    </>
  );
}

function Share({ label, part, of }: { label: string; part: number; of: number }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-3">
      <dt>{label}</dt>
      <dd className="figures">
        <b>{`${Math.round((part / of) * 100)} %`}</b>{" "}
        <span className="text-ink-600">{`${formatNumber(part)} of ${formatNumber(of)}`}</span>
      </dd>
    </div>
  );
}
