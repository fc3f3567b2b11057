"use client";

import { useState } from "react";
import { EmiActions, useEarlyInput } from "@/components/emi/emi-actions";
import { buttonStyle } from "@/components/ui/button-style";
import { Link } from "@/components/ui/link";
import { useFetchedList } from "@/components/ui/use-fetched-list";
import { fetchProjectList } from "@/lib/api/browser-client";
import { formatCount, formatPrice } from "@/lib/base/format";
import { here, t } from "@/lib/base/language";
import { paths } from "@/lib/base/paths";
import {
  affordBoxes,
  affordBoxNames,
  type AffordInputs,
  affordPath,
  defaultAffordInputs,
  listWithin,
  parseAffordInputs,
  readAfford,
} from "@/lib/cost/afford-inputs";
import { listingPath } from "@/lib/projects/listing/listing-path";
import { toProjectQuery } from "@/lib/projects/listing/project-query";
import type { ProjectQuery } from "@/lib/projects/search/project-query-schema";
import { AffordAnswer, AffordFigures } from "./afford-answer";
import { CostBoxes, CostChoices, CostPart } from "./cost-boxes";
import { keptMeans } from "./kept-means";

type Props = {
  initial: AffordInputs;
  /** How many projects cost no more than the answer to `initial`; `null` where that can't be read. */
  count: number | null;
};

/** From income, EMIs, savings and age to a price and its homes. Without JavaScript the form is sent to the same page. */
export function AffordCalculator({ initial, count }: Props) {
  const [inputs, setInputs] = useState(initial);
  const kept = keptMeans.use();
  const form = useEarlyInput((typed) => {
    const own = parseAffordInputs(typed);
    const remembered = keptMeans.read();
    const isUntouched = affordPath(own) === affordPath(defaultAffordInputs);
    setInputs(remembered && isUntouched ? parseKept(remembered) : own);
  });
  const reading = readAfford(inputs);
  const change = (name: keyof AffordInputs, value: string) => {
    const next = { ...inputs, [name]: value };
    setInputs(next);
    if (kept) keptMeans.keep(toKept(next));
  };
  const { numbers, faults, most, sought } = reading;
  return (
    <section aria-label={t("What we can afford")} className="text-ink-900 @container">
      <form
        ref={form}
        action={here(paths.afford)}
        onSubmit={(event) => event.preventDefault()}
        className="grid grid-cols-1 gap-6"
      >
        <CostPart
          boxes={
            <CostBoxes
              table={affordBoxes}
              names={affordBoxNames}
              {...{ inputs, numbers, faults }}
              onChange={change}
            />
          }
        >
          <AffordAnswer reading={reading}>
            {most && (
              <HomesWithin
                price={most.price}
                path={listingPath(listWithin(most.price, sought))}
                query={toProjectQuery(listWithin(most.price, sought))}
                known={affordPath(inputs) === affordPath(initial) ? count : undefined}
              />
            )}
          </AffordAnswer>
          <Remember
            isKept={kept !== null}
            onChange={(keep) => keptMeans.keep(keep ? toKept(inputs) : null)}
          />
        </CostPart>
        <CostPart boxes={<CostChoices inputs={inputs} states={[]} onChange={change} />}>
          <AffordFigures reading={reading} />
        </CostPart>
        <EmiActions address={here(affordPath(inputs))} />
      </form>
    </section>
  );
}

const toKept = (inputs: AffordInputs) => new URLSearchParams(inputs).toString();
const parseKept = (text: string) => parseAffordInputs(Object.fromEntries(new URLSearchParams(text)));

type HomesWithinProps = {
  price: number;
  path: string;
  query: ProjectQuery;
  known: number | null | undefined;
};

/** The way to the list of what costs no more, and how many projects are on it: `known` where the page came with it. */
function HomesWithin({ price, path, query, known }: HomesWithinProps) {
  const asked = known === undefined ? JSON.stringify({ ...query, limit: 1 }) : null;
  const { items } = useFetchedList(asked, readCount);
  const count = known === undefined ? items[0] : known;
  return (
    <div className="mt-4">
      <Link href={path} rel="nofollow" className={buttonStyle("primary", "max-sm:w-full")}>
        {t("See homes up to {price}", { price: formatPrice(price) })}
      </Link>
      <p className="text-ink-600 mt-2 min-h-5 text-sm">
        {count != null && t("{projects} on our list", { projects: formatCount(count, "project") })}
      </p>
    </div>
  );
}

async function readCount(asked: string, signal: AbortSignal): Promise<number[]> {
  return [(await fetchProjectList(JSON.parse(asked) as ProjectQuery, signal)).totalItems]; // written above
}

/** Whether every home shows its EMI by these figures. */
function Remember({ isKept, onChange }: { isKept: boolean; onChange: (keep: boolean) => void }) {
  return (
    <div className="js-only flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <button type="button" onClick={() => onChange(!isKept)} className={buttonStyle("outline")}>
        {isKept ? t("Forget my figures") : t("Show my EMI at every home")}
      </button>
      <p role="status" className="text-ink-600 min-w-0 flex-[1_1_14rem] text-sm">
        {isKept
          ? t("Lists, projects and the comparison show your EMI. This device alone remembers it.")
          : t("This device alone remembers your figures; they are never sent to us.")}
      </p>
    </div>
  );
}
