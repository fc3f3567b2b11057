import path from "node:path";
import { expect, test } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { home, openCatalogueTest, post } from "@/lib/catalogue/testing/catalogue-fixtures";
import { PictureStore } from "@/lib/media/picture-store";
import { makeCataloguePictures } from "./watch-pictures";
const site = forAllTests(openCatalogueTest);

test("what an import brings is made once, and pages are made again; what it takes away goes", async () => {
  const publicDir = path.join(process.cwd(), "public");
  const galleries = [
    { mediaLink: "/media/villa-02-pool.jpg" },
    { mediaLink: "https://youtu.be/aqz-KE-bpKQ" },
  ];
  const bring = (records: unknown[]) => site.importRecords(records, { publicDir, mediaHosts: [] });
  await bring([
    home("P-1", { imageUrl: "/media/tower-02-dusk.jpg", galleries }),
    home("P-2", { imageUrl: "/media/developers/deccora.svg" }),
    post("B-1", { blogImage: "/media/banner-keys-desk.jpg" }),
  ]);
  const store = new PictureStore(path.join(site.folder, "pictures"));
  const shipped = new PictureStore(path.join(site.folder, "shipped"));
  await shipped.add("/media/banner-keys-desk.jpg", Buffer.from('<svg width="9" height="9"/>'), "");
  const made = () => store.list().map(({ src }) => src);
  const version = () => site.column("select version from catalogue_state");
  const before = await version();
  expect(await makeCataloguePictures({ shipped, store }, 1, site.database.db)).toBe(3);
  expect(made()).toEqual([
    "/media/tower-02-dusk.jpg",
    // The build made another one of this name.
    "/media/banner-keys-desk.jpg",
    "/media/villa-02-pool.jpg",
  ]);
  const after = await version();
  expect(after).not.toEqual(before);
  expect(await makeCataloguePictures({ shipped, store }, 1, site.database.db)).toBe(0);
  expect(await version()).toEqual(after);
  await bring([home("P-1", { imageUrl: "/media/tower-02-dusk.jpg" })]);
  expect(await makeCataloguePictures({ shipped, store }, 1, site.database.db)).toBe(0);
  expect(made()).toEqual(["/media/tower-02-dusk.jpg", "/media/banner-keys-desk.jpg"]);
});
