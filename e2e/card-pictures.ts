import type { Locator, Page } from "@playwright/test";

/** Moves a finger over an element, from its middle by so many pixels. */
export async function swipe(page: Page, over: Locator, right: number, down: number): Promise<void> {
  // A hand takes hold of what is in sight, not of what the bar at the bottom covers.
  await over.scrollIntoViewIfNeeded();
  // A touch is felt where things were in the last picture that was shown.
  await page.evaluate(
    () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))),
  );
  const box = await over.boundingBox();
  if (!box) throw new Error("There is nothing to swipe");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const hand = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", part = 0) =>
    hand.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x: x + right * part, y: y + down * part }],
    });
  await touch("touchStart");
  for (let part = 0.1; part <= 1; part += 0.1) await touch("touchMove", part);
  await touch("touchEnd");
  await hand.detach();
}

/** The addresses of the pictures and projects that the page asks for from now on. */
export function listenForPictures(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    // Its files are named after the original.
    const [, name] = /^\/pictures\/([a-z0-9-]+)-[0-9a-f]{12}\/\d+\.avif$/.exec(pathname) ?? [];
    if (name) asked.push(`/media/${name}.jpg`);
    else if (pathname.startsWith("/api/v1/property/getproperties/")) asked.push(pathname);
  });
  return asked;
}
