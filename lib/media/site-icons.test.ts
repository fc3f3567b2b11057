import sharp from "sharp";
import { expect, it } from "vitest";
import { colours } from "@/content/site";
import { iconNames, siteIcon } from "./site-icons";

const brand = [1, 3, 5].map((at) => parseInt(colours.brand[600].slice(at, at + 2), 16));

it("icons are square PNGs of the edge in their name, with the company's colour", async () => {
  for (const name of iconNames) {
    const icon = await siteIcon(name);
    const { width, height, format } = await sharp(icon ?? undefined).metadata();
    const edge = Number(/(\d+)\.png$/.exec(name)?.[1] ?? 180);
    expect([width, height, format], name).toEqual([edge, edge, "png"]);
    const middle = await sharp(icon ?? undefined)
      .removeAlpha()
      .extract({ left: 4, top: edge >> 1, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect([...middle], name).toEqual(brand);
  }
});

it("those that a phone cuts or fills have colour to their corners", async () => {
  for (const name of ["maskable-512.png", "apple-touch.png"]) {
    const corner = await sharp((await siteIcon(name)) ?? undefined)
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect([...corner].slice(0, 3), name).toEqual(brand);
  }
});

it("there is no other icon", async () => {
  for (const name of ["", "64.png", "constructor", "../logo.svg"])
    expect(await siteIcon(name), name).toBeNull();
});
