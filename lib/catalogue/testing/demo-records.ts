import { readFileSync } from "node:fs";
import type { z } from "zod";
import {
  catalogueRecordSchema,
  type plotRecordSchema,
  type propertyRecordSchema,
} from "@/lib/catalogue/check/record-schema";

export type DemoRecord = z.infer<typeof propertyRecordSchema> | z.infer<typeof plotRecordSchema>;

/** The day from which the demo catalogue tells its dates. */
export const catalogueDay = "2026-11-21";

/** The demo catalogue, each line parsed by the same schema as an import. */
export function readDemoRecords(): DemoRecord[] {
  const lines = readFileSync("content/catalogue/projects.ndjson", "utf8").trimEnd().split("\n");
  return lines.map((line) => {
    const record = catalogueRecordSchema.parse(JSON.parse(line));
    if (record.kind === "blog") throw new Error("A blog post among the projects");
    return record;
  });
}

/** Rupees a square foot that homes in a locality may ask, from the cheapest to the dearest. */
export type PriceBand = readonly [low: number, high: number];

export function bandOf(city: string, locality: string): PriceBand | undefined {
  return priceBands[city]?.[locality];
}

const priceBands: Partial<Record<string, Partial<Record<string, PriceBand>>>> = {
  Hyderabad: {
    Kokapet: [7786, 14925],
    Kondapur: [8483, 11213],
    Tellapur: [6575, 16444],
    Gachibowli: [8800, 11647],
    Kompally: [5500, 9349],
    Narsingi: [7202, 10667],
    Mokila: [8500, 11667],
    Miyapur: [6078, 7700],
    Kollur: [5700, 11858],
    Puppalaguda: [6998, 10897],
    Bachupally: [5455, 6748],
    Kukatpally: [6348, 10164],
    Nallagandla: [9254, 10998],
    "Financial District": [8498, 10980],
    Nizampet: [4952, 7717],
    "HITEC City": [9756, 16981],
    Aminpur: [5172, 6351],
    Patancheru: [4112, 5913],
    Manikonda: [6427, 8894],
    Kapra: [4825, 10075],
    Beeramguda: [4187, 10737],
    Uppal: [5500, 9398],
    Alwal: [5000, 11667],
    Nanakramguda: [10056, 12468],
    Nagole: [5498, 10474],
    Sainikpuri: [5045, 6383],
    Gandipet: [18056, 26936],
    "Banjara Hills": [9455, 12500],
    Yapral: [4916, 11538],
    Chandanagar: [5700, 7018],
    Madhapur: [10000, 13488],
    Kismathpur: [15000, 19444],
    Rajendranagar: [7545, 8500],
    "Osman Nagar": [6501, 15277],
    Boduppal: [5714, 9058],
    Hayathnagar: [4692, 9315],
    Serlingampally: [6400, 8108],
    Hafeezpet: [6798, 8500],
    Malkajgiri: [5556, 13228],
    Pocharam: [3602, 5000],
    Madinaguda: [6001, 9614],
    Tarnaka: [5500, 10820],
    Tukkuguda: [7500, 13784],
    Adibatla: [2889, 5020],
    Ghatkesar: [4124, 6389],
    Suchitra: [5499, 6452],
    Velimela: [5667, 7500],
    "APPA Junction": [6601, 8980],
    Nacharam: [5420, 12037],
    Shaikpet: [8554, 11000],
    Dilsukhnagar: [6901, 10000],
    Medchal: [4167, 7893],
    Attapur: [5570, 16667],
    "Jubilee Hills": [10000, 28999],
    "Moti Nagar": [7647, 13889],
    Narapally: [4990, 9333],
    Gundlapochampalli: [5000, 8743],
    Gajulramaram: [4977, 5583],
    "Shapur Nagar": [4977, 5239],
    Kowkur: [5000, 10000],
    Muthangi: [4200, 8175],
    Isnapur: [5419, 8754],
    Indresham: [4811, 10000],
    Turkayamjal: [5192, 9402],
    Kondakal: [10185, 11111],
    Nadargul: [5556, 11538],
    Gandimaisamma: [4750, 8633],
    Krishnareddypet: [5136, 10193],
    Badangpet: [4310, 8066],
    Rampally: [5482, 9259],
    Gurramguda: [5111, 6389],
    Dammaiguda: [4434, 10101],
  },
  Bengaluru: {
    Whitefield: [6800, 12500],
    "Sarjapur Road": [6500, 12000],
    Hebbal: [8500, 16000],
    Yelahanka: [6000, 11500],
    Devanahalli: [5200, 9500],
  },
  Pune: { Hinjewadi: [6000, 9500], Kharadi: [7800, 13500], Baner: [8000, 13500], Wakad: [6800, 10500] },
  Chennai: {
    Sholinganallur: [5600, 9000],
    Perungudi: [6800, 11000],
    Velachery: [7200, 11500],
    Porur: [5800, 9500],
  },
  Mumbai: {
    Powai: [20000, 34000],
    "Andheri West": [22000, 36000],
    Chembur: [18500, 30000],
    "Mulund West": [17000, 27000],
  },
  Vijayawada: { Kanuru: [4600, 7200], Gollapudi: [4000, 6500], Poranki: [4200, 6600], Nunna: [3400, 5600] },
  Visakhapatnam: {
    Madhurawada: [4600, 7600],
    "MVP Colony": [6200, 9800],
    Yendada: [5600, 9200],
    Pendurthi: [3800, 6200],
    Anandapuram: [3600, 5800],
  },
};

/** Unusual records, as real data has them, that break careless pages; the catalogue's README lists them too. */
export const awkward: readonly (readonly [externalId: string, note: string])[] = [
  ["ZK-HYD-0007", "no picture at all"],
  ["ZK-HYD-0037", "a main picture and no gallery"],
  ["ZK-HYD-0028", "gallery pictures without a type"],
  ["ZK-HYD-0019", "main picture under `proertyImage` only"],
  ["ZK-HYD-0034", "main picture under `proertyImage` only"],
  ["ZK-PLT-0011", "plot: no picture at all"],
  ["ZK-HYD-0014", "no address line"],
  ["ZK-HYD-0021", "neither address line nor locality: city and state only, and no map"],
  ["ZK-HYD-0026", "no price on any floor plan (Price on request)"],
  ["ZK-HYD-0033", "one floor plan without a price among priced ones"],
  ["ZK-PLT-0015", "plot: no price"],
  ["ZK-HYD-0016", "inactive project"],
  ["ZK-HYD-0039", "inactive project"],
  ["ZK-MUM-0004", "inactive project"],
  ["ZK-PLT-0009", "inactive plot"],
  ["ZK-HYD-0005", "the dearest floor plan is inactive"],
  ["ZK-HYD-0031", "the dearest floor plan is inactive"],
  ["ZK-BLR-0001", "the dearest floor plan is inactive"],
  ["ZK-HYD-0048", "all floor plans inactive"],
  ["ZK-HYD-0043", "no floor plan"],
  ["ZK-HYD-0020", "one floor plan only"],
  ["ZK-HYD-0045", "forty floor plans"],
  ["ZK-HYD-0047", "a floor plan without area, bathrooms or picture"],
  ["ZK-HYD-0059", "an area with decimals"],
  ["ZK-HYD-0046", "a name of over 120 characters"],
  ["ZK-PLT-0006", "plot: a name of over 120 characters"],
  ["ZK-HYD-0008", "Telugu in the name; no brochure"],
  ["ZK-HYD-0030", "apostrophe, quotation marks and ampersand in the name"],
  ["ZK-HYD-0040", "angle brackets in the name"],
  ["ZK-HYD-0012", "hostile map: `javascript:` address"],
  ["ZK-HYD-0024", "hostile map: iframe of an unknown host"],
  ["ZK-HYD-0036", "hostile map: a script element"],
  ["ZK-HYD-0041", "description under `description` only"],
  ["ZK-HYD-0053", "description under `aboutUs` only"],
  ["ZK-HYD-0052", "no description"],
  ["ZK-HYD-0055", "no amenities"],
  ["ZK-HYD-0002", "no brochure (as about a third of the projects)"],
  ["ZK-HYD-0001", "video: a watch address"],
  ["ZK-HYD-0009", "video: a short address"],
  ["ZK-HYD-0022", "video: an embed address"],
  ["ZK-HYD-0044", "video: a watch address with a start time"],
  ["ZK-PLT-0003", "plot: a video"],
];
