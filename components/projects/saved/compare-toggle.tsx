"use client";

import { Icon } from "@/components/ui/icon";
import { comparePath } from "@/lib/base/paths";
import { tellCompareFull } from "./compare-full";
import { addToDevice, isFull, removeFromDevice, useOnDeviceList } from "./device-list";

type Props = { projectKey: string; name: string };

const style =
  "min-h-touch text-ink-900 hover:text-brand-600 aria-pressed:bg-brand-600 absolute bottom-3 left-3 inline-flex items-center gap-2 rounded-full bg-white/95 px-4 text-sm font-bold shadow-sm transition-colors duration-150 aria-pressed:text-white";

/**
 * Chooses a project for the comparison, in the corner of its picture. Until the page has come to life, and without
 * JavaScript, it is a link to the comparison that begins with this project.
 */
export function CompareToggle({ projectKey, name }: Props) {
  const isChosen = useOnDeviceList("compared", projectKey);
  const text = (
    <>
      <Icon name={isChosen ? "check" : "scales"} />
      Compare<span className="sr-only"> {name}</span>
    </>
  );
  if (isChosen === null) {
    return (
      <a href={comparePath([projectKey])} rel="nofollow" className={style}>
        {text}
      </a>
    );
  }

  function toggle() {
    if (isChosen) removeFromDevice("compared", projectKey);
    else if (isFull("compared")) tellCompareFull();
    else addToDevice("compared", projectKey);
  }
  return (
    <button type="button" aria-pressed={isChosen} onClick={toggle} className={style}>
      {text}
    </button>
  );
}
