"use client";

import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { comparePath } from "@/lib/routes";
import { tellCompareFull } from "./compare-full";
import { addToDevice, isFull, removeFromDevice, useOnDeviceList } from "./device-list";

type Props = { projectKey: string; name: string; className: string };

/**
 * Chooses a project for the comparison. Until the page has come to life, and without JavaScript, it is a link to the
 * comparison that begins with this project.
 */
export function CompareToggle({ projectKey, name, className }: Props) {
  const isChosen = useOnDeviceList("compared", projectKey);
  const style = buttonStyle("outline", className);
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
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={toggle}
      className={`aria-pressed:border-brand-600! aria-pressed:bg-brand-50! aria-pressed:text-brand-600! ${style}`}
    >
      {text}
    </button>
  );
}
