import path from "node:path";
import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { listDeskPages } from "../lib/desk/testing/desk-pages";
import { expectNoViolations } from "./axe";
import { screens } from "./desk-steps";
import { siteUrl } from "./ports";

/** What stands for the parameters of an address. */
type Records = { lead: string; file: string; leadFile: string };

const noFile = "00000000-0000-4000-8000-000000000000";

/** Pages that are not there for an agent, and those that an editor has not either; the screen that says so has its status. */
const forEditors = /^\/desk\/(?:posts|words|files|leads\/file)\b/;
const forOwners = /^\/desk\/(?:alarms|board|sharing|staff|not-there)\b/;

/** Every page of the desk, from the code. The demo catalogue has a first project and a first post. */
function deskAddresses({ lead, file, leadFile }: Records): string[] {
  const ids = new Map([
    ["leads", lead],
    ["projects", "1"],
    ["posts", "1"],
    ["files", file],
  ]);
  return listDeskPages(path.resolve(import.meta.dirname, "..")).flatMap((address) => {
    if (address === "/desk/marketing") return [address, `${address}?page=%2Fpropertydetails%2F1`];
    if (address.endsWith("[part]"))
      return ["testimonials", "banners", "numbers", "registrations"].map((part) =>
        address.replace("[part]", part),
      );
    const id = address.startsWith("/desk/leads/file") ? leadFile : ids.get(address.split("/")[2] ?? "");
    if (address.includes("[") && !id) throw new Error(`Nobody has said what stands for ${address}.`);
    return [address.replace("[id]", id ?? "")];
  });
}

/** In so many walks every page of the desk is looked at: one alone takes a slow machine minutes. */
export const walks = 4;

/**
 * Looks at every page of one walk (from 0) at both widths, and goes through each with Tab and Enter alone. All walks have
 * all pages.
 */
export async function walkDesk(page: Page, lead: string, walk: number): Promise<void> {
  const [file, leadFile] = [await sendSheet(page), await sendPeople(page)];
  await reportSlowPages(page.request);
  for (const address of deskAddresses({ lead, file, leadFile }).filter(
    (_, index) => index % walks === walk,
  )) {
    // Whoever is signed in is led on from there: the journey that signs in looks at it.
    if (address === "/desk/sign-in") continue;
    for (const screen of screens.toReversed()) {
      await page.setViewportSize(screen);
      if (screen.width === 360) {
        await page.goto(address);
        await walkByKeys(page, address);
      }
      const where = `${address} at ${screen.width}`;
      await expectNoViolations(page, where);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBe(screen.width);
    }
  }
}

/** The table of speed is at its widest with slow pages. */
async function reportSlowPages(request: APIRequestContext): Promise<void> {
  const report = { page: "form", device: "phone", metrics: { LCP: 123_450, INP: 123_450, CLS: 12.34 } };
  for (const _ of [1, 2, 3, 4, 5]) {
    const answer = await request.post("/api/v1/vitals", { data: report, headers: { origin: siteUrl } });
    expect(answer.ok()).toBe(true);
  }
}

/** Without a session every page leads to signing in, and says nothing. */
export async function expectClosed(request: APIRequestContext, lead: string): Promise<void> {
  for (const address of deskAddresses({ lead, file: noFile, leadFile: noFile })) {
    if (address.startsWith("/desk/sign-in")) continue;
    const answer = await request.get(address, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location?.split("?")[0]], address).toEqual([
      307,
      "/desk/sign-in",
    ]);
  }
}

/** An agent has no page and no form that he may not use, and no link to one. */
export async function expectOnlyAgents(page: Page, lead: string): Promise<void> {
  const seen = new Set<string>();
  for (const address of deskAddresses({ lead, file: noFile, leadFile: noFile })) {
    const answer = await page.request.get(address, { maxRedirects: 0 });
    const isHidden = forEditors.test(address) || forOwners.test(address);
    if (address === "/desk/sign-in") continue;
    expect(answer.status(), address).toBe(isHidden ? 404 : 200);
    // In the desk's own frame, with a way back.
    if (isHidden) expect(await answer.text(), address).toMatch(/it is not for your role.*href="\/desk"/s);
    if (isHidden) continue;
    for (const [, target] of (await answer.text()).matchAll(/(?:href|action)="(\/desk[^"]*)"/g))
      seen.add(target ?? "");
  }
  const targets = [...seen];
  expect(targets.length).toBeGreaterThan(15);
  expect(targets.filter((target) => forEditors.test(target) || forOwners.test(target))).toEqual([]);
  const refused =
    /^\/desk\/calls\/(?:projects|posts|words|files|imports|staff|alarms|board|sharing|leads\/file|leads\/export|leads\/[^/]+\/erase)/;
  expect(targets.filter((target) => refused.test(target))).toEqual([]);
}

/** Sends a sheet with a row that is right and one that is doubted, as the form does; returns its id. */
async function sendSheet(page: Page): Promise<string> {
  const head =
    "kind,externalId,name,groupName,propertyType,city,state,floorplans.bhkType,floorplans.area,floorplans.price";
  const row = (key: string, price: string) =>
    `property,${key},Walk ${key},Walk Builders,Apartment,Hyderabad,Telangana,3 BHK,1650,${price}`;
  const buffer = Buffer.from(
    [head, row("WALK-1", "1.3 Cr"), row("WALK-2", "13 Cr"), row("WALK-3", "x")].join("\n"),
  );
  return sendForm(page, "/desk/calls/files/send", {
    file: { name: "walk.csv", mimeType: "text/csv", buffer },
  });
}

/** Sends a sheet of people with a column that nobody knows, and a number that is none; returns its id. */
async function sendPeople(page: Page): Promise<string> {
  const rows = ["Name,Mobile,Ref code,Project", "Asha Walk,9848011111,X1,Lakecity", "Ravi Walk,98480,X2,"];
  const file = { name: "people.csv", mimeType: "text/csv", buffer: Buffer.from(rows.join("\n")) };
  const agreed = { source: "Walk expo", how: "on a card", "by-phone": "yes" };
  return sendForm(page, "/desk/calls/leads/file/send", { file, ...agreed });
}

/** The last part of the address that a form leads to. */
async function sendForm(
  page: Page,
  call: string,
  multipart: Record<string, string | { name: string; mimeType: string; buffer: Buffer }>,
): Promise<string> {
  const headers = { Origin: siteUrl, Accept: "application/json" };
  const answer = await page.request.post(call, { multipart, headers });
  return (
    String((await answer.json()).to)
      .split("/")
      .at(-1) ?? ""
  );
}

type Step = "again" | "fold" | "done";
type Walking = {
  deskWalk: { left: () => Element[]; unseen: string[]; cut: Set<string>; lookAt: (tab: Element) => void };
};

/** Goes from the top through all that can be used; what is folded is opened with Enter. All is reached, and seen to be. */
async function walkByKeys(page: Page, where: string): Promise<void> {
  await page.evaluate(() => {
    const reached = new Set<Element>();
    const unseen: string[] = [];
    document.addEventListener("focusin", ({ target }) => {
      if (!(target instanceof Element) || reached.has(target)) return;
      reached.add(target);
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(target);
      if ((outlineStyle === "none" || parseFloat(outlineWidth) === 0) && boxShadow === "none")
        unseen.push(target.outerHTML.slice(0, 120));
    });
    // One of them is reached with Tab, the others with arrows.
    const isOfGroup = (part: Element) =>
      part instanceof HTMLInputElement &&
      part.type === "radio" &&
      [...reached].some((other) => other instanceof HTMLInputElement && other.name === part.name);
    const left = () =>
      [
        ...document.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex='0']"),
      ].filter(
        (part) =>
          !part.matches(":disabled, [type=hidden], [tabindex='-1']") &&
          !isOfGroup(part) &&
          part.checkVisibility() &&
          !reached.has(part),
      );
    const cut = new Set<string>();
    /** A tab that is not whole in its row, though it is the current one, or has the focus. */
    const lookAt = (tab: Element) => {
      const row = tab.closest("nav");
      if (!row || row.scrollWidth <= row.clientWidth) return;
      const [box, room] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
      if (box.left < room.left - 1 || box.right > room.right + 1) cut.add(tab.outerHTML.slice(0, 120));
    };
    document.querySelectorAll("nav [aria-current]").forEach(lookAt);
    Object.assign(window, { deskWalk: { left, unseen, cut, lookAt } });
  });
  // A box for a day has a stop for each of its parts.
  for (let press = 0; press < 600; press += 1) {
    await page.keyboard.press("Tab");
    const step = await page.evaluate<Step>(() => {
      const { deskWalk: walk } = window as unknown as Walking;
      const at = document.activeElement;
      if (at) walk.lookAt(at);
      if (at?.matches("details:not([open]) > summary")) return "fold";
      return walk.left().length === 0 ? "done" : "again";
    });
    if (step === "fold") await page.keyboard.press("Enter");
    if (step === "done") break;
  }
  const found = await page.evaluate(() => {
    const { left, unseen, cut } = (window as unknown as Walking).deskWalk;
    return { unreached: left().map((part) => part.outerHTML.slice(0, 160)), unseen, cut: [...cut] };
  });
  expect(found, where).toEqual({ unreached: [], unseen: [], cut: [] });
}
