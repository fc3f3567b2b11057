import { chromium as browserType, type Page } from "playwright";
import { paths } from "@/lib/base/paths";
import { at, type Row } from "./report";
import { processorMs } from "./site";

/** Fields of the list, and the place of the choice among theirs: each change gives another list. */
const choices = {
  sort: [1, 2, 0],
  propertyType: [2, 0, 1, 0],
  budget: [2, 0],
  bhk: [2, 2, 1, 1],
  status: [3, 3],
};
const changes = Object.entries(choices).flatMap(([name, all]) => all.map((choice) => ({ name, choice })));
const most = { filterMs: 200, openMs: 150 };
/** As long as the data of a project take to come, on this machine. */
const restMs = 3_000;
/** So long a menu is open before somebody has chosen, and a box is held down. */
const menuMs = 600;
const pressMs = 100;

type TouchOptions = { origin: string; times: number; slowed: number; chromium: string };

/** How long a phone, `slowed` times slower than this processor, takes for a changed filter, and to open a project of a list. */
export async function benchTouch({ origin, times, slowed, chromium }: TouchOptions): Promise<Row[]> {
  const args = ["--no-sandbox", "--disable-gpu"];
  const browser = await browserType.launch({ executablePath: chromium, args });
  const open = async () => {
    const page = await browser.newPage({ viewport: { width: 1_280, height: 800 } });
    // Our functions that run in the page call `__name`, which TypeScript's loader puts into them.
    await page.addInitScript(`self.__name=(one)=>one;localStorage.setItem("zerokey-welcomed","2026-01-01")`);
    await page.addInitScript(`self.whenHandedOver=${whenHandedOver}`);
    await page.goto(`${origin}${paths.listing}?location=Hyderabad`, { waitUntil: "networkidle" });
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowed });
    return page;
  };
  const change = async (to: number[], press: boolean) => {
    const page = await open();
    for (const field of changes) {
      if (press) await page.waitForTimeout(await page.evaluate(pressField, { ...field, menuMs, pressMs }));
      to.push(await page.evaluate(changeFilter, field));
      await page.waitForTimeout(500);
    }
    await page.close();
  };
  const [filter, sudden, opened]: [number[], number[], number[]] = [[], [], []];
  try {
    for (let round = 0; round < times; round += 1) {
      await change(filter, true);
      await change(sudden, false);
      for (let card = 0; card < 4; card += 1) opened.push(await openProject(await open(), card));
    }
  } finally {
    await browser.close();
  }
  const row = (what: string, all: number[], bar = Infinity): Row => [
    `${what}, p50 / p95`,
    `${at(all, 0.5).toFixed(0)} / ${at(all, 0.95).toFixed(0)} ms`,
    at(all, 0.95) <= bar,
  ];
  return [
    ["the processor", `${processorMs()}, slowed ${slowed} times`],
    row("a filter pressed and changed to the list painted", filter, most.filterMs),
    row("a filter changed without a press before it", sudden),
    row("a tap to the project's heading painted", opened, most.openMs),
  ];
}

/**
 * In the page, called before a frame: calls `go` when the page has done that frame, before anything else. A timer's turn comes
 * after what React does when a frame is painted, which nobody waits for.
 */
function whenHandedOver(go: () => void): void {
  void scheduler.postTask(go, { priority: "user-blocking" });
}

type Field = { name: string; choice: number };

/** In the page: begins what a pointer does first, and tells how long it takes a person to go on. */
function pressField({ name, choice, ...long }: Field & { menuMs: number; pressMs: number }): number {
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)];
  const [first] = fields;
  const isMenu = first instanceof HTMLSelectElement;
  const pressed = isMenu ? first : fields[choice]?.closest("label");
  pressed?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType: "touch" }));
  return isMenu ? long.menuMs : long.pressMs;
}

/** In the page: from the change to the first painted frame with another list. */
function changeFilter({ name, choice }: Field): Promise<number> {
  const shown = () =>
    [...document.querySelectorAll("article h2, [role=status]")].map((one) => one.textContent).join();
  const before = shown();
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)];
  const began = performance.now();
  return new Promise((resolve) => {
    const look = () => {
      const isOver = performance.now() - began > 5_000;
      const isBusy = document.querySelector("main [aria-busy=true]") !== null;
      if (!isOver && (isBusy || shown() === before)) return;
      watcher.disconnect();
      requestAnimationFrame(() => whenHandedOver(() => resolve(performance.now() - began)));
    };
    const watcher = new MutationObserver(look);
    watcher.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    setTimeout(look, 5_001);
    const [first] = fields;
    if (first instanceof HTMLSelectElement) {
      first.selectedIndex = choice;
      first.dispatchEvent(new Event("change", { bubbles: true }));
    } else fields[choice]?.click();
  });
}

/** From the click to the first frame with the project's heading, when the pointer rested on the link before. */
async function openProject(page: Page, card: number): Promise<number> {
  const link = page.locator("article h2 a").nth(card);
  await link.scrollIntoViewIfNeeded();
  const name = await link.textContent();
  await link.hover();
  await page.waitForTimeout(restMs);
  // Listened for before it is pressed, and looked for from then on.
  await page.evaluate((heading) => {
    let began = 0;
    addEventListener("click", ({ timeStamp }) => (began = timeStamp), { capture: true, once: true });
    const painted = new Promise<number>((resolve) => {
      const watcher = new MutationObserver(() => {
        if (![...document.querySelectorAll("h1")].some((one) => isSeen(one, heading))) return;
        watcher.disconnect();
        requestAnimationFrame(() => whenHandedOver(() => resolve(performance.now() - began)));
      });
      watcher.observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    Object.assign(self, { painted });
    /** At its place and with nothing over it, the page that is left least of all. */
    function isSeen(one: HTMLElement, text?: string): boolean {
      if (one.textContent.trim() !== text) return false;
      const { left, top, height } = one.getBoundingClientRect();
      const seen = document.elementFromPoint(left + 4, top + height / 2);
      return seen === one || seen?.contains(one) === true;
    }
  }, name?.trim());
  await page.mouse.down();
  await page.mouse.up();
  const ms = await page.evaluate(() => (self as typeof self & { painted: Promise<number> }).painted);
  await page.close();
  return ms;
}
