import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { awkward, bandOf, catalogueDay, readDemoRecords } from "@/lib/catalogue/testing/demo-records";
import { bedroomOptions, statusOptions } from "@/lib/projects/project/filter-table.mjs";

const records = readDemoRecords();
const homes = records.filter((record) => record.kind === "property");
const plots = records.filter((record) => record.kind === "plot");
const activePlans = homes.flatMap((record) =>
  (record.floorplans ?? []).filter((each) => each.isActive !== false),
);
const find = (externalId: string) => {
  const record = records.find((each) => each.externalId === externalId);
  if (!record) throw new Error(`No ${externalId}`);
  return record;
};
const inMonths = (months: number) => {
  const date = new Date(`${catalogueDay}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
};

describe("the demo catalogue as a whole", () => {
  it("has at least 130 homes and 24 plots, each with its own externalId and name", () => {
    expect(homes.length).toBeGreaterThanOrEqual(130);
    expect(plots.length).toBeGreaterThanOrEqual(24);
    expect(new Set(records.map((each) => each.externalId)).size).toBe(records.length);
    expect(new Set(records.map((each) => each.name)).size).toBe(records.length);
  });

  it("covers at least 35 Hyderabad localities and three to eight projects in each other city", () => {
    const inHyderabad = homes
      .filter((each) => each.city === "Hyderabad")
      .flatMap((each) => each.locality ?? []);
    expect(new Set(inHyderabad).size).toBeGreaterThanOrEqual(35);
    for (const city of ["Bengaluru", "Pune", "Chennai", "Mumbai", "Vijayawada", "Visakhapatnam"]) {
      const here = homes.filter((each) => each.city === city).length;
      expect(here, city).toBeGreaterThanOrEqual(3);
      expect(here, city).toBeLessThanOrEqual(8);
    }
  });

  it("spells every city and state as the list of places does", () => {
    const states: { id: number; name: string }[] = JSON.parse(
      readFileSync("content/places/states.json", "utf8"),
    );
    const cities: { name: string; stateId: number }[] = JSON.parse(
      readFileSync("content/places/cities.json", "utf8"),
    );
    for (const record of records) {
      const state = states.find((each) => each.name === record.state);
      expect(
        cities.some((each) => each.name === record.city && each.stateId === state?.id),
        record.externalId,
      ).toBe(true);
    }
  });

  it("knows every developer", () => {
    const developers: { name: string }[] = JSON.parse(
      readFileSync("content/catalogue/developers.json", "utf8"),
    );
    const names = new Set(developers.map((developer) => developer.name));
    expect(names.size).toBe(12);
    expect(new Set(records.map((each) => each.groupName))).toEqual(names);
  });

  it("gives every choice of the filters something to find", () => {
    for (const { value } of statusOptions)
      expect(
        homes.some((each) => each.status === value),
        value,
      ).toBe(true);
    for (const { value } of bedroomOptions)
      expect(
        activePlans.some((each) => each.bhkType === value),
        value,
      ).toBe(true);
    expect(new Set(homes.map((each) => each.availability))).toEqual(new Set(["New", "Resale"]));
    const due = (months: number) =>
      homes.filter(
        (each) =>
          (each.possessionDate ?? "") > catalogueDay && (each.possessionDate ?? "") <= inMonths(months),
      ).length;
    expect(due(6)).toBeGreaterThan(5);
    expect(due(12)).toBeGreaterThan(due(6));
    expect(activePlans.filter((each) => each.price != null && each.price < 5_000_000).length).toBeGreaterThan(
      20,
    );
  });

  it("has pictures, icons and brochures that exist", () => {
    const files = records.flatMap((record) => [
      record.imageUrl,
      record.proertyImage,
      record.brochure,
      ...(record.galleries ?? []).map((each) => each.mediaLink),
      ...(record.floorplans ?? []).map((each) => each.image),
      ...(record.propertyAmenities ?? []).map((each) => each.image),
    ]);
    const missing = [...new Set(files)].filter((file) => file && !existsSync(`public${file}`));
    expect(missing).toEqual([]);
    const logos: { logo: string }[] = JSON.parse(readFileSync("content/catalogue/developers.json", "utf8"));
    for (const { logo } of logos) expect(existsSync(`public${logo}`), logo).toBe(true);
  });

  it("lists every picture in content/media.json, and nothing else", () => {
    const media: { src: string }[] = JSON.parse(readFileSync("content/media.json", "utf8"));
    for (const { src } of media) expect(existsSync(`public${src}`), src).toBe(true);
    const known = new Set(media.map((each) => each.src));
    for (const record of records)
      for (const { mediaLink } of record.galleries ?? []) expect(known.has(mediaLink), mediaLink).toBe(true);
  });
});

describe("the brochures", () => {
  const named = records.flatMap((record) => record.brochure ?? []);

  it("are there for about two thirds of the projects, small, and no others", () => {
    expect(named.length / records.length).toBeGreaterThan(0.55);
    expect(named.length / records.length).toBeLessThan(0.75);
    const files = readdirSync("public/brochures");
    expect(files.sort()).toEqual(named.map((each) => each.replace("/brochures/", "")).sort());
    const sizes = named.map((each) => statSync(`public${each}`).size);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(90_000);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(9_000_000);
  });

  it("are PDF files", () => {
    for (const each of named)
      expect(readFileSync(`public${each}`).subarray(0, 5).toString("latin1")).toBe("%PDF-");
  });
});

describe("the awkward records", () => {
  it("are all listed in the catalogue's README", () => {
    const readme = readFileSync("content/catalogue/README.md", "utf8");
    for (const [externalId, note] of awkward) {
      expect(readme).toContain(`\`${externalId}\``);
      expect(readme).toContain(note);
    }
  });

  it("lack pictures, addresses, prices, plans and amenities where they should", () => {
    expect(find("ZK-HYD-0007")).toMatchObject({ imageUrl: null, galleries: [] });
    expect(find("ZK-HYD-0014").address).toBeNull();
    expect(find("ZK-HYD-0021")).toMatchObject({ address: null, locality: null });
    const unpriced = find("ZK-HYD-0026").floorplans ?? [];
    expect(unpriced.length > 0 && unpriced.every((each) => each.price === null)).toBe(true);
    expect(find("ZK-HYD-0043").floorplans).toEqual([]);
    expect(find("ZK-HYD-0055").propertyAmenities).toEqual([]);
    expect(find("ZK-HYD-0002").brochure).toBeNull();
    expect(records.filter((each) => each.youtube_link).length).toBeLessThan(8);
  });

  it("hide what is inactive: projects, single plans, all plans", () => {
    expect(homes.filter((each) => each.isActive === false).length).toBeGreaterThanOrEqual(2);
    expect(plots.filter((each) => each.isActive === false).length).toBeGreaterThanOrEqual(1);
    const states = (externalId: string) => (find(externalId).floorplans ?? []).map((each) => each.isActive);
    expect(new Set(states("ZK-HYD-0005"))).toEqual(new Set([true, false]));
    expect(new Set(states("ZK-HYD-0048"))).toEqual(new Set([false]));
  });

  it("have one plan, forty plans, and names that strain a page", () => {
    expect(find("ZK-HYD-0020").floorplans).toHaveLength(1);
    expect(find("ZK-HYD-0045").floorplans).toHaveLength(40);
    expect(find("ZK-HYD-0046").name.length).toBeGreaterThanOrEqual(120);
    expect(find("ZK-PLT-0006").name.length).toBeGreaterThanOrEqual(120);
    expect(find("ZK-HYD-0008")).toMatchObject({ brochure: null, name: expect.stringContaining("తెల్లాపూర్") });
    expect(find("ZK-HYD-0030").name).toMatch(/".*'.*".*&/);
    expect(records.some((each) => each.name.split(" ").includes("Lakecity"))).toBe(true);
  });

  it("carry hostile maps", () => {
    expect(find("ZK-HYD-0012").iframeCodeMap).toBe("javascript:alert(1)");
    expect(
      records.filter((each) => /attacker|javascript:|<script/.test(each.iframeCodeMap ?? "")),
    ).toHaveLength(3);
  });
});

describe("one project", () => {
  it.each(records.map((record) => [record.externalId, record] as const))(
    "%s agrees with itself",
    (_, record) => {
      const { status, possessionDate, launchDate } = record;
      expect(possessionDate && launchDate && launchDate < possessionDate).toBe(true);
      expect((possessionDate ?? "") < catalogueDay).toBe(status === "Ready to Move");
      expect((launchDate ?? "") > catalogueDay).toBe(status === "Launching Soon");
      expect(record.reraId).toMatch(/^P\d{11}$/);
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
