import { formatRupees } from "@/lib/base/format";
import { costPath, defaultCostInputs } from "@/lib/cost/cost-link";
import { wholeCost, type CostLine, type WholeCost } from "@/lib/cost/whole-cost";
import { CostBar } from "./cost-bar";

const shown: CostLine["id"][] = ["price", "gst", "duty"];

/** What stands on top of a price in rupees, under construction and ready, below the calculator of instalments. */
export function CostOnTop({ totalCost }: { totalCost: string }) {
  const price = Math.round(Number(totalCost));
  const { state } = defaultCostInputs;
  const question = { price, state, isPlot: false, officialValue: null, charges: null };
  const building = price > 0 ? wholeCost({ ...question, stage: "building" }) : null;
  const ready = price > 0 ? wholeCost({ ...question, stage: "ready" }) : null;
  return (
    <section aria-labelledby="on-top" className="grid gap-4">
      <h2 id="on-top" className="text-xl font-bold md:text-2xl">
        What comes on top in {state}
      </h2>
      <CostBar cost={building} />
      <table className="w-full text-right text-sm tabular-nums @sm:text-base">
        <caption className="sr-only">
          The whole cost under construction, and ready with occupancy certificate
        </caption>
        <thead className="border-surface-line border-b">
          <tr>
            <td />
            <th scope="col" className="px-2 py-2">
              Under construction
            </th>
            <th scope="col" className="py-2">
              Ready
            </th>
          </tr>
        </thead>
        <tbody className="divide-surface-line divide-y">
          {shown.map((id) => (
            <tr key={id}>
              <th scope="row" className="py-2 text-left font-normal">
                {building?.lines.find((line) => line.id === id)?.label ?? "–"}
              </th>
              <td className="px-2 py-2">{rupeesOf(building, id)}</td>
              <td className="py-2">{rupeesOf(ready, id)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot className="border-ink-900 border-t font-bold">
          <tr>
            <th scope="row" className="py-2 text-left">
              As far as it is known
            </th>
            <td className="px-2 py-2">{building ? formatRupees(building.total) : "–"}</td>
            <td className="py-2">{ready ? formatRupees(ready.total) : "–"}</td>
          </tr>
        </tfoot>
      </table>
      <p className="print:hidden">
        <a
          href={costPath({ price: totalCost })}
          rel="nofollow"
          className="text-brand-600 min-h-touch inline-flex items-center font-bold underline underline-offset-4"
        >
          The whole cost: your own money, rent against buying, and the rules behind it
        </a>
      </p>
    </section>
  );
}

function rupeesOf(cost: WholeCost | null, id: CostLine["id"]): string {
  const rupees = cost?.lines.find((line) => line.id === id)?.rupees;
  return rupees == null ? "–" : formatRupees(rupees);
}
