/**
 * A switch of Chromium's settings. The last one counts alone, so it repeats what Playwright sets: a mouse that can hover.
 */
export const browserSettings = (setting: string) =>
  `--blink-settings=${setting},primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4`;

/**
 * How each journey's browser is started. Without pictures, which are two thirds of what a page costs it: a journey about
 * them, or about how a page looks, has `testWithPictures`.
 */
export const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH || "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    browserSettings("imagesEnabled=false"),
  ],
};
