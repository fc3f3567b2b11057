"use client";

import { useDeviceList } from "./device-list";

/** How many projects are on the shortlist, once that is known; nothing for none. */
export function SavedCount({ className }: { className: string }) {
  const count = useDeviceList("shortlist")?.length ?? 0;
  if (count === 0) return null;
  return (
    <span className={`figures ${className}`}>
      {count}
      <span className="sr-only"> saved</span>
    </span>
  );
}
