import { entriesOf } from "./wording";

/**
 * The places of the demo projects. Each letter is one project: P premium tower, M mid-range tower, B budget block, V
 * villas. Hyderabad's prices come from content/places/hyderabad-localities.json; the others carry a plausible band of
 * their own.
 */
export type HomeClass = "P" | "M" | "B" | "V";
export type PriceBand = { low: number; flat: number; villa: number; high: number };
export type Site = {
  locality: string;
  city: string;
  state: string;
  code: string;
  lat: number;
  lng: number;
  band: PriceBand;
};

/** Each locality of Hyderabad with its projects, in their order. */
export const hyderabadSites: readonly (readonly [locality: string, classes: string])[] = entriesOf(`
  Kokapet PMPV, Kondapur MPM, Tellapur MVMV, Gachibowli PMP, Kompally MBVM, Narsingi MPM, Mokila VVV,
  Miyapur MBM, Kollur MVM, Puppalaguda MPM, Bachupally MBMV, Kukatpally MPM, Nallagandla PMM,
  Financial District PMP, Nizampet BMB, HITEC City PP, Aminpur BVB, Patancheru BB, Manikonda MPM, Kapra MB,
  Beeramguda BV, Uppal MB, Alwal BV, Nanakramguda PM, Nagole MB, Sainikpuri BM, Gandipet VV,
  Banjara Hills P, Yapral BV, Chandanagar MB, Madhapur PM, Kismathpur VV, Rajendranagar MM, Osman Nagar MV,
  Boduppal B, Hayathnagar B, Serlingampally M, Hafeezpet M, Malkajgiri B, Pocharam B, Madinaguda M,
  Tarnaka M, Tukkuguda V, Adibatla B, Ghatkesar B, Suchitra B, Velimela V, APPA Junction M, Nacharam B,
  Shaikpet M, Dilsukhnagar M, Medchal BV, Attapur B, Jubilee Hills P, Moti Nagar M, Narapally V,
  Gundlapochampalli BV, Gajulramaram B, Shapur Nagar B, Kowkur V`).map((entry) => {
  const end = entry.lastIndexOf(" ");
  return [entry.slice(0, end), entry.slice(end + 1)];
});

const bengaluru = { city: "Bengaluru", state: "Karnataka", code: "BLR" };
const pune = { city: "Pune", state: "Maharashtra", code: "PUN" };
const chennai = { city: "Chennai", state: "Tamil Nadu", code: "CHN" };
const mumbai = { city: "Mumbai", state: "Maharashtra", code: "MUM" };
const vijayawada = { city: "Vijayawada", state: "Andhra Pradesh", code: "VJA" };
const visakhapatnam = { city: "Visakhapatnam", state: "Andhra Pradesh", code: "VSP" };

const site = (
  city: Pick<Site, "city" | "state" | "code">,
  locality: string,
  lat: number,
  lng: number,
  band: PriceBand,
): Site => ({ ...city, locality, lat, lng, band });
const band = (low: number, flat: number, villa: number, high: number): PriceBand => ({
  low,
  flat,
  villa,
  high,
});

export const otherSites: readonly (readonly [site: Site, classes: string])[] = [
  [site(bengaluru, "Whitefield", 12.9698, 77.75, band(6800, 8800, 10500, 12500)), "PM"],
  [site(bengaluru, "Sarjapur Road", 12.901, 77.6874, band(6500, 8400, 10000, 12000)), "M"],
  [site(bengaluru, "Hebbal", 13.0358, 77.597, band(8500, 10800, 13000, 16000)), "P"],
  [site(bengaluru, "Yelahanka", 13.1007, 77.5963, band(6000, 7800, 9500, 11500)), "MV"],
  [site(pune, "Hinjewadi", 18.5912, 73.7389, band(6000, 7400, 9000, 9500)), "M"],
  [site(pune, "Kharadi", 18.5515, 73.9475, band(7800, 9600, 11500, 13500)), "P"],
  [site(pune, "Baner", 18.559, 73.7868, band(8000, 9800, 11500, 13500)), "M"],
  [site(pune, "Wakad", 18.5987, 73.766, band(6800, 8200, 9500, 10500)), "M"],
  [site(chennai, "Sholinganallur", 12.901, 80.2279, band(5600, 6800, 8500, 9000)), "M"],
  [site(chennai, "Perungudi", 12.9654, 80.2461, band(6800, 8300, 10000, 11000)), "P"],
  [site(chennai, "Velachery", 12.9815, 80.218, band(7200, 8800, 10500, 11500)), "M"],
  [site(chennai, "Porur", 13.0382, 80.1565, band(5800, 7000, 8500, 9500)), "B"],
  [site(mumbai, "Powai", 19.1176, 72.906, band(20000, 24500, 30000, 34000)), "P"],
  [site(mumbai, "Andheri West", 19.1364, 72.8296, band(22000, 26500, 32000, 36000)), "M"],
  [site(mumbai, "Chembur", 19.0522, 72.9005, band(18500, 22000, 27000, 30000)), "M"],
  [site(mumbai, "Mulund West", 19.1726, 72.9425, band(17000, 20500, 25000, 27000)), "M"],
  [site(vijayawada, "Kanuru", 16.4827, 80.689, band(4600, 5500, 6800, 7200)), "M"],
  [site(vijayawada, "Gollapudi", 16.5447, 80.5903, band(4000, 4800, 6000, 6500)), "B"],
  [site(vijayawada, "Poranki", 16.4745, 80.713, band(4200, 5000, 6200, 6600)), "B"],
  [site(visakhapatnam, "Madhurawada", 17.8186, 83.3553, band(4600, 5600, 7000, 7600)), "M"],
  [site(visakhapatnam, "MVP Colony", 17.7425, 83.3368, band(6200, 7400, 9000, 9800)), "M"],
  [site(visakhapatnam, "Yendada", 17.7789, 83.364, band(5600, 6800, 8500, 9200)), "P"],
  [site(visakhapatnam, "Pendurthi", 17.8083, 83.2003, band(3800, 4600, 5600, 6200)), "B"],
];

/** Plotted developments by Hyderabad locality; a plot sells at a share of what a square foot of a home asks there. */
export const hyderabadPlotSites: readonly string[] = entriesOf(`
  Mokila, Kollur, Patancheru, Adibatla, Muthangi, Tukkuguda, Isnapur, Ghatkesar, Indresham, Turkayamjal,
  Velimela, Medchal, Kondakal, Nadargul, Gandimaisamma, Narapally, Krishnareddypet, Pocharam, Badangpet,
  Rampally, Gurramguda, Dammaiguda, Hayathnagar`);

export const otherPlotSites: readonly Site[] = [
  site(bengaluru, "Devanahalli", 13.2437, 77.7172, band(5200, 6400, 8000, 9500)),
  site(vijayawada, "Nunna", 16.586, 80.683, band(3400, 4000, 5000, 5600)),
  site(visakhapatnam, "Anandapuram", 17.893, 83.365, band(3600, 4200, 5200, 5800)),
];
