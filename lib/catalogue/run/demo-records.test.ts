import { describe, expect, it } from "vitest";
import { bandOf, catalogueDay, readDemoRecords } from "@/lib/catalogue/testing/demo-records";

const records = readDemoRecords();
const homes = records.filter((record) => record.kind === "property");
const plots = records.filter((record) => record.kind === "plot");
const activePlans = homes.flatMap((record) =>
  (record.floorplans ?? []).filter((each) => each.isActive !== false),
);

describe("one project", () => {
  it.each(records.map((record) => [record.externalId, record] as const))(
    "%s agrees with itself",
    (_, record) => {
      const { status, possessionDate, launchDate } = record;
      expect(possessionDate && launchDate && launchDate < possessionDate).toBe(true);
      expect((possessionDate ?? "") < catalogueDay).toBe(status === "Ready to Move");
      expect((launchDate ?? "") > catalogueDay).toBe(status === "Launching Soon");
      if (status === "Launching Soon") expect(record.reraId).toBeNull();
      else expect(record.reraId).toMatch(/^P\d{11}$/);
      if (record.availability === "Resale") expect(status).toBe("Ready to Move");

      const perAcre = (record.totalApartments ?? 0) / (record.totalArea ?? 1);
      const [low, high] =
        record.kind === "plot" ? [5, 18] : record.propertyType === "Villa" ? [6, 11] : [35, 82];
      expect(perAcre).toBeGreaterThan(low);
      expect(perAcre).toBeLessThan(high);
      expect(record.galleries?.length ?? 0).toBeLessThanOrEqual(9);
      if (record.propertyType === "Villa")
        expect(record.propertyAmenities?.some((each) => each.name === "Lift")).toBe(false);
    },
  );

  it("has a RERA number of its own", () => {
    const numbers = records.flatMap((record) => record.reraId ?? []);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it("asks what its locality asks", () => {
    for (const record of homes) {
      const band = record.locality && bandOf(record.city, record.locality);
      if (!band) continue;
      for (const { area, price, bhkType } of record.floorplans ?? []) {
        if (!area || !price) continue;
        expect(price / area, `${record.externalId} ${bhkType}`).toBeGreaterThan(band[0] * 0.95);
        expect(price / area, `${record.externalId} ${bhkType}`).toBeLessThan(band[1] * 1.05);
        expect(price % 1000).toBe(0);
      }
    }
    for (const record of plots) {
      const band = bandOf(record.city, record.locality ?? "");
      expect(band, record.externalId).toBeDefined();
      if (!band || record.price == null) continue;
      expect(record.price / (record.minArea ?? 0)).toBeGreaterThan(band[0] * 0.4);
      expect(record.price / (record.minArea ?? 0)).toBeLessThan(band[0] * 0.6);
    }
  });

  it("has floor plans that suit their bedrooms", () => {
    for (const { bhkType, area, bathrooms, image } of activePlans) {
      const bhk = Number.parseInt(bhkType ?? "0", 10);
      if (area != null) expect(area / bhk).toBeGreaterThan(400);
      if (area != null) expect(area / bhk).toBeLessThan(1000);
      if (bathrooms != null) expect(Math.abs(bathrooms - bhk)).toBeLessThanOrEqual(1);
      const [drawn] = image?.match(/\d(?=bhk)/) ?? [];
      if (drawn && !image?.includes("villa")) expect(Number(drawn)).toBe(bhk);
    }
  });

  it("is described in two to four paragraphs that no other project shares", () => {
    const texts = records.flatMap((record) => record.about ?? []);
    expect(texts.length).toBeGreaterThanOrEqual(records.length - 3);
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) {
      expect(text.split("\n\n").length).toBeGreaterThanOrEqual(2);
      expect(text.split("\n\n").length).toBeLessThanOrEqual(4);
      expect(text).not.toMatch(/undefined|null|NaN|  /);
    }
  });
});
