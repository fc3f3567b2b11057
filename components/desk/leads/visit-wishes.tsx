"use client";

import { buttonStyle } from "@/components/ui/button-style";
import { sheetOf, type Wish } from "@/lib/desk/forms/outcomes";
import { Card } from "../card";

const sheet = sheetOf("visit");

/** Puts a moment into the sheet that plans a visit; without JavaScript that has it among its choices. */
function fill(at: string): void {
  const box = document.querySelector<HTMLInputElement>(`#${sheet} [name=visitAt]`);
  if (box) box.value = at;
}

/** The times at which the person would like to see the home: a tap opens the sheet that plans the visit, with it filled in. */
export function VisitWishes({ wishes, isPlanned }: { wishes: readonly Wish[]; isPlanned: boolean }) {
  return (
    <Card id="wishes" title="Would like to visit">
      <p className="text-ink-600 text-sm">
        {isPlanned
          ? "A visit is planned: tap another time to move it."
          : "Nothing is agreed yet: call to agree on the time, then tap it to plan the visit."}
      </p>
      <ul className="grid gap-2">
        {wishes.map(({ label, at }) => (
          <li key={label}>
            {at ? (
              <button
                type="button"
                popoverTarget={sheet}
                onClick={() => fill(at)}
                className={buttonStyle("outline", "w-full justify-start bg-white text-left")}
              >
                {label}
              </button>
            ) : (
              <span className="text-ink-600">
                <s>{label}</s> (has passed)
              </span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
