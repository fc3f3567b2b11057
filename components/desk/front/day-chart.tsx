import { formatCount, formatNumber } from "@/lib/base/format";
import { formatDayShort } from "@/lib/desk/forms/moments";

type Props = { days: readonly { day: string; count: number }[]; caption: string };

const height = 96;
const step = 10;

/** A bar a day. Drawn, and as a table for who can't see it. */
export function DayChart({ days, caption }: Props) {
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
