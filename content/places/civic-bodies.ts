/** A corporation, and the localities of Hyderabad that are in it. */
export type CivicBody = {
  name: string;
  /** By zone: localities that have the name of a ward or a circle of it. */
  zones: Readonly<Record<string, readonly string[]>>;
  /** Localities without such a ward: they lie between wards of these zones, or in a municipality that became a part of them. */
  read: readonly string[];
};

/** The order that divided GHMC (G.O. Ms. No. 55), where its zones were read, and on which day. */
export const civicDivision = {
  since: "2026-02-11",
  site: "indianexpress.com",
  href: "https://indianexpress.com/article/cities/hyderabad/hyderabad-urban-region-split-into-3-corporations-seen-as-congress-strategy-ahead-of-polls-10525786/",
  read: "2026-11-29",
} as const;

/**
 * The corporations of that order. The circles of a zone are those of thehansindia.com ("12 zones, 60 circles, 300 wards", December 2025),
 * the wards of a circle those of two public copies of G.O. Ms. No. 292 of that month, which agree; all read on the same day. Left out
 * is what could not be established: Suchitra, Kowkur, Dilsukhnagar, APPA Junction and West Marredpally lie where two bodies or
 * the cantonment meet, BHEL is said to be in none, and Mokila, Kondakal, Isnapur and Indresham are outside all three.
 */
export const civicBodies: readonly CivicBody[] = [
  {
    name: "Cyberabad Municipal Corporation",
    zones: {
      Serilingampally: [
        "Narsingi", "Kokapet", "Gandipet", "Manikonda", "Tellapur", "Muthangi", "Patancheru", "Aminpur", "Beeramguda",
        "Hafeezpet", "Madinaguda", "Chandanagar", "Miyapur", "Gachibowli", "Nallagandla", "Serlingampally", "Kondapur",
      ],
      Kukatpally: ["HITEC City", "Madhapur", "Kukatpally", "Moti Nagar"],
      Quthbullapur: [
        "Chintal", "Kompally", "Gajulramaram", "Shapur Nagar", "Nizampet", "Bachupally", "Medchal", "Gundlapochampalli",
      ],
    },
    read: [
      "Puppalaguda", "Nanakramguda", "Financial District", "Kollur", "Osman Nagar", "Velimela", "Krishnareddypet", "PJR Layout",
      "Mallampet", "Gandimaisamma",
    ],
  },
  {
    name: "Malkajgiri Municipal Corporation",
    zones: {
      Malkajgiri: ["Malkajgiri", "Alwal", "Dammaiguda", "Yapral"],
      Uppal: [
        "Kapra", "Dr A S Rao Nagar", "Mallapur", "Nacharam", "Ramanthapur", "Uppal", "Boduppal", "Peerzadiguda", "Medipally",
        "Pocharam", "Ghatkesar",
      ],
      "L. B. Nagar": ["Nagole", "Mansoorabad", "Hayathnagar"],
    },
    read: ["Sainikpuri", "Rampally", "Narapally"],
  },
  {
    name: "Greater Hyderabad Municipal Corporation (GHMC)",
    zones: {
      Shamshabad: ["Adibatla", "Turkayamjal", "Nadargul", "Meerpet", "Badangpet", "Tukkuguda"],
      Rajendranagar: ["Rajendranagar", "Attapur", "Kismathpur"],
      Golconda: ["Shaikpet", "Tolichowki", "Langer House"],
      Khairatabad: ["Jubilee Hills", "Banjara Hills", "Ameerpet"],
      Secunderabad: ["Amberpet", "Tarnaka"],
    },
    read: ["Gurramguda"],
  },
];
