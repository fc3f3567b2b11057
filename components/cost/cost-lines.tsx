import { usualCharges } from "@/content/buying-costs";
import { formatRupees } from "@/lib/base/format";
import type { WholeCost } from "@/lib/cost/whole-cost";
import { FigureList } from "./figure-list";
import { here, t } from "@/lib/base/language";

type Props = { cost: WholeCost; askPath: string };

/** Each line with how it was worked out. What nobody has told stays blank, and is no part of the sum. */
export function CostLines({ cost, askPath }: Props) {
  const lines = cost.lines.map(({ label, working, rupees }) => ({
    ...{ name: label, note: working },
    value: rupees === null ? <span className="text-brand-600">{t("Not told")}</span> : formatRupees(rupees),
  }));
  const sum = {
    name: cost.unknown.length > 0 ? t("What is known") : t("In all"),
    ...{ value: formatRupees(cost.total), isSum: true },
  };
  return (
    <FigureList title={t("Line by line")} figures={[...lines, sum]}>
      {cost.lines.at(-1)?.rupees === null && (
        <p>
          {t(
            "Builders seldom print what they charge for {charges}. Ask for the cost sheet before you pay to book.",
            { charges: inWords(usualCharges) },
          )}{" "}
          <a
            href={here(askPath)}
            rel="nofollow"
            className="text-brand-600 font-bold underline underline-offset-4 print:hidden"
          >
            {t("Ask us what they are")}
          </a>
        </p>
      )}
    </FigureList>
  );
}

function inWords(names: readonly string[]): string {
  const lower = names.map((name) => t(name)).map((name) => name.charAt(0).toLowerCase() + name.slice(1));
  return `${lower.slice(0, -1).join("; ")}; ${lower.at(-1)}`;
}
