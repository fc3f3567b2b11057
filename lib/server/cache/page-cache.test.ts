import { beforeEach, describe, expect, test } from "vitest";
import { catalogueSeen, requestContexts } from "@/lib/process/process-state.mjs";
import PageCache from "./page-cache.mjs";

const page = (html: string) => ({ kind: "APP_PAGE", html });
const cache = new PageCache();
let key = "";

async function render(html: string): Promise<void> {
  await cache.get(key);
  await cache.set(key, page(html));
}

/** As `read-optional.ts` notes it: with the request that the page is made for. */
async function renderWithoutAPart(html: string): Promise<void> {
  const request = { id: "1", peer: "127.0.0.1", incomplete: false };
  await requestContexts.run(request, async () => {
    await cache.get(key);
    request.incomplete = true;
    await cache.set(key, page(html));
  });
}

const kept = async () => (await cache.get(key))?.value.html as string | undefined;

describe("a rendered page", () => {
  beforeEach(() => {
    key = `/route/${Math.random()}`;
    catalogueSeen.current = { version: 1, readable: true };
  });

  test("is kept while the catalogue stays as it was", async () => {
    await render("first");
    expect(await kept()).toBe("first");
  });

  test("comes back letter for letter with all that was kept with it", async () => {
    await cache.get(key);
    const value = { ...page("₹1.2 Cr in కోకాపేట 🏠"), rscData: Buffer.from("data"), headers: { "x-a": "b" } };
    await cache.set(key, value);
    expect((await cache.get(key))?.value).toEqual(value);
  });

  test("is made again at once when the catalogue has changed", async () => {
    await render("first");
    catalogueSeen.current = { version: 2, readable: true };
    expect(await kept()).toBeUndefined();
    await cache.set(key, page("second"));
    expect(await kept()).toBe("second");
  });

  test("is outdated when the catalogue changed while it was being made", async () => {
    await cache.get(key);
    catalogueSeen.current = { version: 2, readable: true };
    await cache.set(key, page("made from the old catalogue"));
    expect(await kept()).toBeUndefined();
  });

  test("is served as it was while the data can't be read", async () => {
    await render("good");
    catalogueSeen.current = { version: 2, readable: false };
    expect(await kept()).toBe("good");
  });

  test("made while a read failed replaces no good copy, and is made again when the data can be read", async () => {
    await render("good");
    catalogueSeen.current = { version: 2, readable: true };
    await renderWithoutAPart("Failed to load properties.");
    catalogueSeen.current = { version: 2, readable: false };
    expect(await kept()).toBe("good");

    key = `${key}/other`;
    await renderWithoutAPart("Failed to load properties.");
    catalogueSeen.current = { version: 2, readable: true };
    expect(await kept()).toBeUndefined();
  });
});
