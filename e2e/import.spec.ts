import { execFile } from "node:child_process";
import { copyFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect } from "@playwright/test";
import { e2eDatabaseUrl } from "./e2e-database";
import { testWithPictures as test } from "./journey";

const run = promisify(execFile);
const command = ["--conditions=react-server", "--import", "tsx", "scripts/catalogue-import.ts"];

function record(suffix: string, price: number) {
  return {
    kind: "property",
    externalId: `E2E-${suffix}`,
    name: `Import Trial ${suffix}`,
    groupName: "Kohinest Realty",
    propertyType: "Apartment",
    city: "Kolkata",
    state: "West Bengal",
    locality: `Trial Ward ${suffix}`,
    status: "Under Construction",
    reraId: "HIRA/P/KOL/2026/001234",
    floorplans: [{ bhkType: "2BHK", area: 1000, price, bathrooms: 2 }],
    // The first description given is used; the address is that of a channel, not of a video.
    aboutUs: "The first words.",
    description: "The second words.",
    youtube_link: "https://www.youtube.com/@zerokey",
  };
}

/** What is left of five seconds when a command has ended. */
const soon = { timeout: 4_000 };

// Specification: "or 'No video available for this property.'."
test("an import beside the running site shows on its pages within 5 seconds", async ({ request }, info) => {
  const suffix = info.project.name;
  const folder = await mkdtemp(path.join(tmpdir(), "zerokey-import-"));
  const file = path.join(folder, "trial.json");
  const root = path.resolve(import.meta.dirname, "..");
  // A picture that was not there when the site started.
  const picture = `/media/trial-${suffix}.jpg`;
  const importFile = async () => {
    const env = { ...process.env, DATABASE_URL: e2eDatabaseUrl() };
    return (await run(process.execPath, [...command, file], { cwd: root, env })).stdout;
  };
  const listing = async () => (await request.get(`/propertylist?location=Trial+Ward+${suffix}`)).text();
  try {
    expect(await listing()).toContain("No properties found");
    expect((await request.get(picture)).status()).toBe(404);
    await copyFile(path.join(root, "public/media/tower-02-dusk.jpg"), path.join(root, "public", picture));
    expect((await request.get(picture)).headers()["content-type"]).toBe("image/jpeg");
    await writeFile(file, JSON.stringify([{ ...record(suffix, 5_000_000), imageUrl: picture }]));
    expect(await importFile()).toMatch(/Added:\s+1/);
    await new Promise((resolve) => setTimeout(resolve, 4_000));
    // One request: a visitor who comes after 5 seconds must see it, not only the one after that.
    const first = await listing();
    expect(first).toContain(`Import Trial ${suffix}`);
    expect(first).toContain("₹50 L");
    // As the site has it until its sizes are made, or in one of them.
    const either = /\/_next\/image\?url=[^"&]*trial-[^"\s]*|\/pictures\/trial-[^"\s]*\.webp/;
    const shown = either.exec(first)?.[0].replaceAll("&amp;", "&") ?? "";
    const small = await request.get(shown, { headers: { Accept: "image/webp" } });
    expect([small.status(), small.headers()["content-type"]]).toEqual([200, "image/webp"]);
    const href = /href="(\/propertydetails\/[^"]+)"/.exec(first)?.[1] ?? "";
    const detail = await (await request.get(href)).text();
    expect(detail).toContain("₹50 L");
    expect(detail).toContain("The first words.");
    expect(detail).not.toContain("The second words.");
    expect(detail).toContain("No video available for this property.");
    await expect
      .poll(listing, { timeout: 15_000 })
      .toMatch(/\/pictures\/trial-[a-z]+-[0-9a-f]{12}\/750\.avif/);

    await writeFile(file, JSON.stringify([record(suffix, 6_250_000)]));
    expect(await importFile()).toMatch(/Changed:\s+1/);
    await expect.poll(async () => (await request.get(href)).text(), soon).toContain("₹62.50 L");

    await writeFile(file, JSON.stringify([{ ...record(suffix, 6_250_000), isActive: false }]));
    await importFile();
    await expect.poll(async () => (await request.get(href)).status(), soon).toBe(404);
    await expect.poll(listing, soon).toContain("No properties found");
  } finally {
    await rm(folder, { recursive: true });
    await rm(path.join(root, "public", picture), { force: true });
  }
});
