import { expect, test } from "vitest";
import { lastOfEach, repeatPress } from "./use-early-presses";

type Press = Parameters<typeof repeatPress>[0];

/** An element of a page, as far as it is asked; `kind`: which selectors it matches. */
function elementOf(kind: string, own: object = {}) {
  const told: string[] = [];
  const listeners: ((event: { preventDefault: () => void }) => void)[] = [];
  let isPrevented = false;
  class Element {
    #value = "";
    checked = false;
    get value() {
      return this.#value;
    }
    set value(text: string) {
      this.#value = text;
    }
    matches = (selector: string) => selector.startsWith(kind);
    addEventListener = (_: string, listener: (typeof listeners)[number]) => listeners.push(listener);
    dispatchEvent = ({ type }: Event) => told.push(`${type} ${this.#value}`);
    click = () => {
      this.checked = !this.checked;
      for (const listener of listeners) listener({ preventDefault: () => (isPrevented = true) });
      told.push(isPrevented ? "click, not followed" : "click");
    };
  }
  const element = Object.assign(new Element(), own);
  return { element: element as unknown as Press[0], told };
}

test("what was typed and chosen comes once more, the last of each, whatever was pressed after it", () => {
  const field = elementOf("input", { type: "text" });
  const box = elementOf("input", { type: "checkbox" });
  const noted: Press[] = [
    [field.element, new Event("input"), "8"],
    [box.element, new Event("input"), "on", true],
    [field.element, new Event("input"), "81"],
    [field.element, new Event("click"), "81"],
  ];
  for (const press of lastOfEach(noted)) repeatPress(press);
  expect(field.told).toEqual(["input 81", "change 81"]);
  expect(box.told).toEqual(["click"]);
  expect(box.element.checked).toBe(true);
});

test("the files of a box stay in it, and are told", () => {
  const box = elementOf("input", { type: "file" });
  box.element.value = "plan.pdf";
  for (const press of lastOfEach([[box.element, new Event("input"), "C:\\fakepath\\plan.pdf"]]))
    repeatPress(press);
  expect(box.told).toEqual(["input plan.pdf", "change plan.pdf"]);
});

test("a button is pressed once more; one that sends a form, opens a dialog, or a link has done its own", () => {
  const button = elementOf("button", { type: "button" });
  const submit = elementOf("button", { type: "submit", form: {} });
  const link = elementOf("a:");
  const presses = [button, button, submit, link].map(({ element }): Press => [element, new Event("click")]);
  for (const press of lastOfEach(presses)) repeatPress(press);
  expect([button.told, submit.told, link.told]).toEqual([["click"], [], []]);
});

test("a press of a link that means something besides is told, and the link is not followed again", () => {
  const link = elementOf("a");
  for (const press of lastOfEach([[link.element, new Event("click")]])) repeatPress(press);
  expect(link.told).toEqual(["click, not followed"]);
});
