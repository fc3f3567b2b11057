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

export const hyderabadSites: readonly (readonly [locality: string, classes: string])[] = [
  ["Kokapet", "PMPV"],
  ["Kondapur", "MPM"],
  ["Tellapur", "MVMV"],
  ["Gachibowli", "PMP"],
  ["Kompally", "MBVM"],
  ["Narsingi", "MPM"],
  ["Mokila", "VVV"],
  ["Miyapur", "MBM"],
  ["Kollur", "MVM"],
  ["Puppalaguda", "MPM"],
  ["Bachupally", "MBMV"],
  ["Kukatpally", "MPM"],
  ["Nallagandla", "PMM"],
  ["Financial District", "PMP"],
  ["Nizampet", "BMB"],
  ["HITEC City", "PP"],
  ["Aminpur", "BVB"],
  ["Patancheru", "BB"],
  ["Manikonda", "MPM"],
  ["Kapra", "MB"],
  ["Beeramguda", "BV"],
  ["Uppal", "MB"],
  ["Alwal", "BV"],
  ["Nanakramguda", "PM"],
  ["Nagole", "MB"],
  ["Sainikpuri", "BM"],
  ["Gandipet", "VV"],
  ["Banjara Hills", "P"],
  ["Yapral", "BV"],
  ["Chandanagar", "MB"],
  ["Madhapur", "PM"],
  ["Kismathpur", "VV"],
  ["Rajendranagar", "MM"],
  ["Osman Nagar", "MV"],
  ["Boduppal", "B"],
  ["Hayathnagar", "B"],
  ["Serlingampally", "M"],
  ["Hafeezpet", "M"],
  ["Malkajgiri", "B"],
  ["Pocharam", "B"],
  ["Madinaguda", "M"],
  ["Tarnaka", "M"],
  ["Tukkuguda", "V"],
  ["Adibatla", "B"],
  ["Ghatkesar", "B"],
  ["Suchitra", "B"],
  ["Velimela", "V"],
  ["APPA Junction", "M"],
  ["Nacharam", "B"],
  ["Shaikpet", "M"],
  ["Dilsukhnagar", "M"],
  ["Medchal", "BV"],
  ["Attapur", "B"],
  ["Jubilee Hills", "P"],
  ["Moti Nagar", "M"],
  ["Narapally", "V"],
  ["Gundlapochampalli", "BV"],
  ["Gajulramaram", "B"],
  ["Shapur Nagar", "B"],
  ["Kowkur", "V"],
];

const bengaluru = { city: "Bengaluru", state: "Karnataka", code: "BLR" };
const pune = { city: "Pune", state: "Maharashtra", code: "PUN" };
const chennai = { city: "Chennai", state: "Tamil Nadu", code: "CHN" };
const mumbai = { city: "Mumbai", state: "Maharashtra", code: "MUM" };
const vijayawada = { city: "Vijayawada", state: "Andhra Pradesh", code: "VJA" };
const visakhapatnam = { city: "Visakhapatnam", state: "Andhra Pradesh", code: "VSP" };
const band = (low: number, flat: number, villa: number, high: number): PriceBand => ({
  low,
  flat,
  villa,
  high,
});

export const otherSites: readonly (readonly [site: Site, classes: string])[] = [
  [
    { ...bengaluru, locality: "Whitefield", lat: 12.9698, lng: 77.75, band: band(6800, 8800, 10500, 12500) },
    "PM",
  ],
  [
    {
      ...bengaluru,
      locality: "Sarjapur Road",
      lat: 12.901,
      lng: 77.6874,
      band: band(6500, 8400, 10000, 12000),
    },
    "M",
  ],
  [
    { ...bengaluru, locality: "Hebbal", lat: 13.0358, lng: 77.597, band: band(8500, 10800, 13000, 16000) },
    "P",
  ],
  [
    { ...bengaluru, locality: "Yelahanka", lat: 13.1007, lng: 77.5963, band: band(6000, 7800, 9500, 11500) },
    "MV",
  ],
  [{ ...pune, locality: "Hinjewadi", lat: 18.5912, lng: 73.7389, band: band(6000, 7400, 9000, 9500) }, "M"],
  [{ ...pune, locality: "Kharadi", lat: 18.5515, lng: 73.9475, band: band(7800, 9600, 11500, 13500) }, "P"],
  [{ ...pune, locality: "Baner", lat: 18.559, lng: 73.7868, band: band(8000, 9800, 11500, 13500) }, "M"],
  [{ ...pune, locality: "Wakad", lat: 18.5987, lng: 73.766, band: band(6800, 8200, 9500, 10500) }, "M"],
  [
    { ...chennai, locality: "Sholinganallur", lat: 12.901, lng: 80.2279, band: band(5600, 6800, 8500, 9000) },
    "M",
  ],
  [
    { ...chennai, locality: "Perungudi", lat: 12.9654, lng: 80.2461, band: band(6800, 8300, 10000, 11000) },
    "P",
  ],
  [
    { ...chennai, locality: "Velachery", lat: 12.9815, lng: 80.218, band: band(7200, 8800, 10500, 11500) },
    "M",
  ],
  [{ ...chennai, locality: "Porur", lat: 13.0382, lng: 80.1565, band: band(5800, 7000, 8500, 9500) }, "B"],
  [{ ...mumbai, locality: "Powai", lat: 19.1176, lng: 72.906, band: band(20000, 24500, 30000, 34000) }, "P"],
  [
    {
      ...mumbai,
      locality: "Andheri West",
      lat: 19.1364,
      lng: 72.8296,
      band: band(22000, 26500, 32000, 36000),
    },
    "M",
  ],
  [
    { ...mumbai, locality: "Chembur", lat: 19.0522, lng: 72.9005, band: band(18500, 22000, 27000, 30000) },
    "M",
  ],
  [
    {
      ...mumbai,
      locality: "Mulund West",
      lat: 19.1726,
      lng: 72.9425,
      band: band(17000, 20500, 25000, 27000),
    },
    "M",
  ],
  [{ ...vijayawada, locality: "Kanuru", lat: 16.4827, lng: 80.689, band: band(4600, 5500, 6800, 7200) }, "M"],
  [
    { ...vijayawada, locality: "Gollapudi", lat: 16.5447, lng: 80.5903, band: band(4000, 4800, 6000, 6500) },
    "B",
  ],
  [
    { ...vijayawada, locality: "Poranki", lat: 16.4745, lng: 80.713, band: band(4200, 5000, 6200, 6600) },
    "B",
  ],
  [
    {
      ...visakhapatnam,
      locality: "Madhurawada",
      lat: 17.8186,
      lng: 83.3553,
      band: band(4600, 5600, 7000, 7600),
    },
    "M",
  ],
  [
    {
      ...visakhapatnam,
      locality: "MVP Colony",
      lat: 17.7425,
      lng: 83.3368,
      band: band(6200, 7400, 9000, 9800),
    },
    "M",
  ],
  [
    { ...visakhapatnam, locality: "Yendada", lat: 17.7789, lng: 83.364, band: band(5600, 6800, 8500, 9200) },
    "P",
  ],
  [
    {
      ...visakhapatnam,
      locality: "Pendurthi",
      lat: 17.8083,
      lng: 83.2003,
      band: band(3800, 4600, 5600, 6200),
    },
    "B",
  ],
];

/** Plotted developments by locality of Hyderabad; the price of a plot derives from that of homes there. */
export const hyderabadPlotSites: readonly string[] = [
  "Mokila",
  "Kollur",
  "Patancheru",
  "Adibatla",
  "Muthangi",
  "Tukkuguda",
  "Isnapur",
  "Ghatkesar",
  "Indresham",
  "Turkayamjal",
  "Velimela",
  "Medchal",
  "Kondakal",
  "Nadargul",
  "Gandimaisamma",
  "Narapally",
  "Krishnareddypet",
  "Pocharam",
  "Badangpet",
  "Rampally",
  "Gurramguda",
  "Dammaiguda",
  "Hayathnagar",
];

export const otherPlotSites: readonly Site[] = [
  { ...bengaluru, locality: "Devanahalli", lat: 13.2437, lng: 77.7172, band: band(5200, 6400, 8000, 9500) },
  { ...vijayawada, locality: "Nunna", lat: 16.586, lng: 80.683, band: band(3400, 4000, 5000, 5600) },
  { ...visakhapatnam, locality: "Anandapuram", lat: 17.893, lng: 83.365, band: band(3600, 4200, 5200, 5800) },
];
