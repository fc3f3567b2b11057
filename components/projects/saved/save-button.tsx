"use client";

import type { ReactNode } from "react";
import { addToDevice, removeFromDevice, useOnDeviceList } from "./device-list";

type Props = { projectKey: string; name: string; className: string; children: ReactNode };

/** Puts a project on the shortlist of this device, or takes it off. The heart inside is filled while it is on it. */
export function SaveButton({ projectKey, name, className, children }: Props) {
  const isSaved = useOnDeviceList("shortlist", projectKey) === true;
  const toggle = isSaved ? removeFromDevice : addToDevice;
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={isSaved ? `Saved: remove ${name}` : `Save ${name}`}
      onClick={() => toggle("shortlist", projectKey)}
      className={`js-only aria-pressed:text-brand-600 aria-pressed:[&_svg]:fill-current ${className}`}
    >
      {children}
    </button>
  );
}
