import { usualCharges } from "@/content/buying-costs";
import { formatRupees } from "@/lib/base/format";
import type { WholeCost } from "@/lib/cost/whole-cost";

type Props = { cost: WholeCost; askPath: string };

/** Each line with how it was worked out. What nobody has told stays blank, and is no part of the sum. */
export function CostTable({ cost, askPath }: Props) {
  return (
    <div className="rounded-card border-surface-line border p-4 @sm:p-6 print:break-inside-avoid print:p-4">
      <table className="w-full text-left tabular-nums">
        <caption className="mb-2 text-left text-lg font-bold">Line by line</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">What</th>
            <th scope="col">Rupees</th>
          </tr>
        </thead>
        <tbody className="divide-surface-line divide-y">
          {cost.lines.map(({ id, label, working, rupees }) => (
            <tr key={id}>
              <th scope="row" className="py-3 pr-4 font-normal">
                {label}
                <span className="text-ink-600 block text-sm">{working}</span>
              </th>
              <td className="py-3 text-right align-top font-bold">
                {rupees === null ? <span className="text-brand-600">Not told</span> : formatRupees(rupees)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot className="border-ink-900 border-t font-bold">
          <tr>
            <th scope="row" className="py-3 pr-4">
              {cost.unknown.length > 0 ? "What is known" : "In all"}
            </th>
            <td className="py-3 text-right">{formatRupees(cost.total)}</td>
          </tr>
        </tfoot>
      </table>
      {cost.lines.at(-1)?.rupees === null && (
        <p className="text-ink-600 mt-2 text-sm">
          Builders seldom print what they charge for {inWords(usualCharges)}. Ask for the cost sheet before
          you pay to book.{" "}
          <a
            href={askPath}
            rel="nofollow"
            className="text-brand-600 font-bold underline underline-offset-4 print:hidden"
          >
            Ask us what they are
          </a>
        </p>
      )}
    </div>
  );
}

function inWords(names: readonly string[]): string {
  const lower = names.map((name) => name.charAt(0).toLowerCase() + name.slice(1));
  return `${lower.slice(0, -1).join("; ")}; ${lower.at(-1)}`;
}
