import { expect, type CDPSession, type Locator, type Page } from "@playwright/test";

type Point = { x: number; y: number };

/** Fingers on the screen, as the browser gets them from it: from where they are put down to where they are lifted. */
export async function moveFingers(page: Page, from: readonly Point[], to: readonly Point[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const steps = 8;
  const frame = () => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await page.evaluate(() => {
    const movedTo: number[] = [];
    Object.assign(window, { movedTo });
    addEventListener(
      "touchmove",
      ({ touches }) => movedTo.push(...[...touches].map(({ clientX }) => clientX)),
      true,
    );
  });
  await touch(session, "touchStart", from);
  await frame();
  for (let step = 1; step <= steps; step += 1) {
    const points = from.map(({ x, y }, index) => {
      const end = to[index] ?? { x, y };
      return { x: x + ((end.x - x) * step) / steps, y: y + ((end.y - y) * step) / steps };
    });
    await touch(session, "touchMove", points);
  }
  // A finger is lifted when the page has heard of its last step: a busy machine else drops that.
  const hasArrived = (ends: readonly number[]) =>
    ends.every((end) =>
      (window as unknown as { movedTo: number[] }).movedTo.some((x) => Math.abs(x - end) < 1),
    );
  await page.waitForFunction(
    hasArrived,
    to.map(({ x }) => x),
  );
  await frame();
  await touch(session, "touchEnd", []);
  await session.detach();
}

function touch(session: CDPSession, type: "touchStart" | "touchMove" | "touchEnd", points: readonly Point[]) {
  const touchPoints = points.map((point, id) => ({ ...point, id }));
  return session.send("Input.dispatchTouchEvent", { type, touchPoints });
}

/** Two fingers spread the picture as far as themselves, one moves it to its edge and no further, two close it again. */
export async function pinchAndMove(page: Page, picture: Locator, fitted: number): Promise<void> {
  const box = async () => (await picture.boundingBox()) ?? { x: 0, width: 0 };
  const fingers = (apart: number) => [-apart / 2, apart / 2].map((aside) => ({ x: 180 + aside, y: 370 }));
  for (const _ of [1, 2, 3, 4]) await page.keyboard.press("-");
  await expect.poll(async () => (await box()).width).toBeCloseTo(fitted, -1);
  await moveFingers(page, fingers(80), fingers(200));
  await expect.poll(async () => (await box()).width / fitted).toBeCloseTo(2.5, 0);
  const { x, width } = await box();
  // Strokes at once would be a double tap.
  await page.waitForTimeout(400);
  await moveFingers(page, [{ x: 200, y: 300 }], [{ x: 160, y: 300 }]);
  await expect.poll(async () => (await box()).x).toBeCloseTo(x - 40, -1);
  const margin = 8;
  await page.waitForTimeout(400);
  await moveFingers(page, [{ x: 340, y: 300 }], [{ x: 5, y: 300 }]);
  await expect.poll(async () => (await box()).x + width).toBeCloseTo(360 - margin, 0);
  await page.waitForTimeout(400);
  await moveFingers(page, fingers(260), fingers(40));
  await expect.poll(async () => (await box()).width).toBeCloseTo(fitted, -1);
  await expect(picture).toBeVisible();
}
