import { promises } from "@/content/promises";
import { daysBefore, indianDay } from "@/lib/base/indian-day";
import { splitVisitTimes, visitField } from "@/lib/enquiries/forms/visit-times";

type Box = HTMLInputElement | HTMLSelectElement;

const boxesIn = (form: HTMLFormElement, which = "") => [
  ...form.querySelectorAll<Box>(`[name="${visitField}"]${which}`),
];

/** Says to the boxes of days which are offered. The page is kept for all, so it knows no today. */
export function boundVisitDays(form: HTMLFormElement): void {
  const today = indianDay(new Date());
  for (const box of boxesIn(form, "[type=date]")) {
    box.setAttribute("min", daysBefore(today, -1));
    box.setAttribute("max", daysBefore(today, -promises.visit.days));
  }
}

/** Moves the focus to the time that is wrong, in it to what is empty, and opens what it stands in. */
export function focusVisitTimes(form: HTMLFormElement): void {
  const wrong = boxesIn(form, "[aria-invalid]");
  const box = wrong.find(({ value }) => value === "") ?? wrong[0] ?? boxesIn(form)[0];
  if (!box) return;
  openAround(box);
  box.focus();
}

/** Fills in times that were kept, where none is chosen. */
export function fillVisitTimes(form: HTMLFormElement, text: string): void {
  const boxes = boxesIn(form);
  const kept = splitVisitTimes(text).flatMap(({ day, part }) => [day, part]);
  if (boxes.some(({ value }) => value !== "")) return;
  for (const [at, box] of boxes.entries()) {
    box.value = kept[at] ?? "";
    if (box.value) openAround(box);
  }
}

function openAround(box: Element): void {
  for (let fold = box.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null)
    fold.open = true;
}
