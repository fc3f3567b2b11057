"use client";

import { useState, useSyncExternalStore } from "react";
import { sayWait, type Wait, type WaitLook } from "@/lib/desk/forms/waiting";
import { DeskIcon } from "../marks";

/** The one clock of a page, in milliseconds; 0 until it has ticked, so that the browser begins with what the server said. */
const clock = { now: 0, timer: 0, hearers: new Set<() => void>() };
const tickMs = 5_000;

function hear(tick: () => void): () => void {
  clock.hearers.add(tick);
  clock.timer ||= window.setInterval(() => {
    clock.now = Date.now();
    clock.hearers.forEach((tell) => tell());
  }, tickMs);
  return () => {
    clock.hearers.delete(tick);
    if (clock.hearers.size > 0) return;
    window.clearInterval(clock.timer);
    clock.timer = 0;
  };
}

const looks: Record<WaitLook, string> = {
  calm: "text-ink-600",
  late: "bg-gold-100 text-gold-700 rounded-control px-2 py-0.5",
  veryLate: "bg-danger-50 text-danger-600 rounded-control px-2 py-0.5",
};

/** `isDense`: in a line of a table. */
type Props = { wait: Wait; isDense?: boolean };

/** How long a lead waits for its first call. It counts on while the page is open. */
export function Waits({ wait, isDense = false }: Props) {
  // Another look of the server counts from there.
  return <Counting key={wait.at} wait={wait} isDense={isDense} />;
}

function Counting({ wait, isDense }: Required<Props>) {
  const [shownAt] = useState(() => Date.now());
  const now = useSyncExternalStore(
    hear,
    () => clock.now,
    () => 0,
  );
  // By what has passed since the server looked: the clock of this device may be wrong.
  const { text, look } = sayWait(wait, wait.at + Math.max(0, now - shownAt));
  return (
    <span
      className={`figures inline-flex items-center gap-1 font-bold ${isDense ? "text-xs" : "text-sm"} ${looks[look]}`}
    >
      {look !== "calm" && !isDense && <DeskIcon name="alert" className="size-4" />}
      {text}
    </span>
  );
}
