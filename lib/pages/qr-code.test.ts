import decodeQR from "qr/decode.js";
import sharp from "sharp";
import { expect, test } from "vitest";
import { qrCode } from "./qr-code";

test.each([
  "https://homes.example/",
  `https://homes.example/propertylist?location=${encodeURIComponent("Financial District, Hyderabad")}&bedrooms=3BHK&utm_source=newspaper&utm_medium=print&utm_campaign=${"a".repeat(80)}`,
])("the code of %s is read back from the picture, printed small and with a stain", async (link) => {
  const stain = Buffer.from('<svg viewBox="0 0 100 100"><circle cx="50" cy="50" r="6" fill="#fff"/></svg>');
  const { data, info } = await sharp(Buffer.from(qrCode(link)))
    .resize(400, 400)
    .composite([{ input: await sharp(stain).resize(400, 400).png().toBuffer() }])
    .flatten({ background: "#fff" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(decodeQR({ width: info.width, height: info.height, data })).toBe(link);
});
