"use client";

import { Icon } from "@/components/ui/icon";
import { comparePath } from "@/lib/base/paths";
import { announceCompareLimit } from "./compare-limit";
import { storeProject, isStoredListFull, removeStoredProject, useIsStored } from "./stored-projects";
import { here, t } from "@/lib/base/language";

type Props = { projectKey: string; name: string };

/**
 * Adds a project to the comparison, in the corner of its picture. Before hydration, and without JavaScript, it is a
 * link to the comparison with this project.
 */
export function CompareToggle({ projectKey, name }: Props) {
  const isChosen = useIsStored("compared", projectKey);
  const text = (
    <>
      <Icon name={isChosen ? "check" : "scales"} />
      {t("Compare")}
      <span className="sr-only">{` ${name}`}</span>
    </>
  );
  if (isChosen === null) {
    return (
      <a href={here(comparePath([projectKey]))} rel="nofollow" className="compare-button">
        {text}
      </a>
    );
  }

  function toggle() {
    if (isChosen) removeStoredProject("compared", projectKey);
    else if (isStoredListFull("compared")) announceCompareLimit();
    else storeProject("compared", projectKey);
  }
  return (
    <button type="button" aria-pressed={isChosen} onClick={toggle} className="compare-button">
      {text}
    </button>
  );
}
