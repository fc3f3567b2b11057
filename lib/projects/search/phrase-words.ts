import { metroStationOptions, type PropertyType, type Status } from "@/lib/projects/project/filter-table.mjs";
import { scriptForm } from "./script-form";

/*
 * What buyers type for a filter (docs/readings.md, "phrases in the search"), in lower case, words with single
 * spaces between them; those in Telugu and Devanagari in one of the spellings that scriptForm takes for the same. What
 * stands for a number, a unit or a limit is read by `read-phrase.ts`.
 */

type Meaning =
  | { propertyType: PropertyType }
  | { status: Status[] }
  | { availability: "Resale" | "New" }
  | { possession: "6months" | "1yr" };

const meanings: [Meaning, string][] = [
  [
    { propertyType: "Apartment" },
    "flat, flats, apartment, apartments, appartment, appartments, apartement, apartments flat, condo, అపార్ట్మెంట్, అపార్ట్మెంట్లు, అపార్ట్మెంట్స్, అపార్టుమెంట్, అపార్టుమెంట్లు, ఫ్లాట్, ఫ్లాట్లు, ఫ్లాట్స్, अपार्टमेंट, अपार्टमेंट्स, फ्लैट, फ्लैट्स, फ्लेट, फ्लॅट",
  ],
  [
    { propertyType: "Villa" },
    "villa, villas, vila, vilas, duplex, duplex villa, duplex house, bungalow, row house, row houses, independent house, independent houses, independent home, independent villa, విల్లా, విల్లాలు, విల్లాస్, డూప్లెక్స్, డూప్లెక్స్ హౌస్, డూప్లెక్స్ విల్లా, బంగ్లా, ఇండిపెండెంట్ హౌస్, ఇండిపెండెంట్ ఇల్లు, ఇండిపెండెంట్ ఇళ్లు, विला, विल्ला, बंगला, बंगले, डुप्लेक्स, डुप्लेक्स हाउस, डुप्लेक्स विला, इंडिपेंडेंट हाउस, स्वतंत्र मकान",
  ],
  [
    { propertyType: "Plot" },
    "plot, plots, open plot, open plots, land, lands, site, sites, villa plot, villa plots, sthalam, sthalalu, zameen, jameen, residential plot, residential plots, ప్లాట్, ప్లాట్లు, ప్లాట్స్, ఓపెన్ ప్లాట్, ఓపెన్ ప్లాట్లు, ఓపెన్ ప్లాట్స్, స్థలం, స్థలాలు, ఇంటి స్థలం, ఇంటి స్థలాలు, ఇళ్ల స్థలం, ఇళ్ల స్థలాలు, భూమి, प्लॉट, प्लाट, प्लॉट्स, जमीन, भूखंड, भूमि",
  ],
  [
    { status: ["Ready to Move"] },
    "ready to move, ready to move in, ready to occupy, ready for possession, ready possession, immediate possession, rtm, ready, readymade, gruhapravesam ready, రెడీ టు మూవ్, రెడీ టు మూవ్ ఇన్, రెడీ, గృహప్రవేశానికి సిద్ధం, సిద్ధంగా ఉన్న, रेडी टू मूव, रेडी टू मूव इन, रेडी, तैयार",
  ],
  [
    { status: ["Under Construction"] },
    "under construction, underconstruction, ongoing, on going, నిర్మాణంలో, నిర్మాణంలో ఉన్న, అండర్ కన్స్ట్రక్షన్, निर्माणाधीन, अंडर कंस्ट्रक्शन",
  ],
  [
    { status: ["New Launch"] },
    "new launch, new launches, newly launched, new launched, just launched, న్యూ లాంచ్, న్యూ లాంచ్లు, न्यू लॉन्च, न्यू लांच, नया लॉन्च",
  ],
  [
    { status: ["Launching Soon"] },
    "launching soon, upcoming, up coming, pre launch, prelaunch, pre launches, coming soon, ప్రీ లాంచ్, ప్రీలాంచ్, प्री लॉन्च, प्रीलॉन्च, प्री लांच",
  ],
  [
    { availability: "Resale" },
    "resale, re sale, second hand, secondhand, రీసేల్, సెకండ్ హ్యాండ్, रीसेल, सेकंड हैंड, सेकेंड हैंड",
  ],
  [
    { availability: "New" },
    "brand new, first sale, new home, new homes, new house, new houses, new project, new projects, new property, కొత్త ఇల్లు, కొత్త ఇళ్లు, కొత్త ప్రాజెక్ట్, కొత్త ప్రాజెక్టులు, नया घर, नए घर, नया मकान, नए मकान, नया प्रोजेक्ट, नए प्रोजेक्ट",
  ],
];

/** By the words of a phrase, joined by blanks. */
export const wordMeanings = new Map(
  meanings.flatMap(([meaning, words]) =>
    words.split(", ").map((word) => [scriptForm(word), meaning] as const),
  ),
);

const set = (words: string) => new Set(words.split(", ").map(scriptForm));

export const bedroomWords = set(
  "bhk, bhks, bed, beds, bedroom, bedrooms, bed room, bed rooms, బీహెచ్కే, బీ హెచ్ కే, బెడ్రూమ్, బెడ్రూమ్లు, బెడ్రూములు, బెడ్రూమ్స్, బెడ్ రూమ్, బెడ్ రూమ్లు, బెడ్ రూములు, బెడ్ రూమ్స్, బెడ్, పడక గది, పడక గదులు, పడకగది, పడకగదులు, बीएचके, बी एच के, बेडरूम, बेडरूम्स, बैडरूम, बेड रूम, बेड, शयनकक्ष",
);
export const bathroomWords = set(
  "bath, baths, bathroom, bathrooms, toilet, toilets, washroom, washrooms, బాత్రూమ్, బాత్రూమ్లు, బాత్రూములు, బాత్రూమ్స్, టాయిలెట్, టాయిలెట్లు, बाथरूम, बाथरूम्स, टॉयलेट, शौचालय",
);
export const lakhWords = set(
  "l, lac, lacs, lakh, lakhs, lk, lks, lakhe, laksha, lakshalu, lakshala, lakshallo, లక్షలు, లక్ష, లక్షలలో, లక్షల్లో, లక్షలలోపు, లక్షల్లోపు, लाख",
);
export const croreWords = set(
  "cr, crs, crore, crores, c, koti, kotlu, kotla, kotlalo, కోటి, కోటిన్నర, కోట్లు, కోట్లలో, కోట్లలోపు, కోటిలోపు, करोड, करोङ",
);
/** That many crores, without a number before them. */
export const croresAlone = new Map(
  (
    [
      ["koti", 1],
      ["కోటి", 1],
      ["కోటిలోపు", 1],
      ["కోటిన్నర", 1.5],
    ] as const
  ).map(([word, crores]) => [scriptForm(word), crores] as const),
);
export const sqftWords = set(
  "sqft, sft, sq ft, sq feet, sqfeet, square feet, square foot, sq fts, sqfts, చదరపు అడుగులు, చదరపు అడుగు, చ అ, చ అడుగులు, ఎస్ఎఫ్టీ, స్క్వేర్ ఫీట్, वर्ग फुट, वर्ग फीट, वर्गफुट, वर्गफीट, स्क्वायर फीट, स्क्वायर फुट",
);
export const sqydWords = set(
  "sqyd, sqyds, sq yd, sq yds, sq yard, sq yards, square yard, square yards, gaj, gajam, gajalu, sqyards, yards, గజం, గజాలు, చదరపు గజం, చదరపు గజాలు, गज, वर्ग गज, वर्गगज",
);
/** Sqft in each of what land is measured by. */
export const landUnits = new Map(
  (
    [
      [43_560, "acre, acres, ఎకరం, ఎకరాలు, ఎకరాల, एकड़"],
      [1_089, "gunta, guntas, guntha, gunthas, గుంట, గుంటలు, గుంటల, गुंटा, गुंठा"],
    ] as const
  ).flatMap(([sqft, words]) => words.split(", ").map((word) => [scriptForm(word), sqft] as const)),
);
export const carpetWords = set(
  "carpet, carpet area, rera carpet, rera carpet area, కార్పెట్, కార్పెట్ ఏరియా, कार्पेट, कार्पेट एरिया",
);
export const monthWords = set("month, months, mnths, mths, నెల, నెలలు, నెలల్లో, నెలలలో, महीना, महीने, महीनों, माह");
export const yearWords = set("year, years, yr, yrs, ఏడాది, ఏడాదిలో, సంవత్సరం, సంవత్సరంలో, साल, वर्ष");
/** Months by their place in the year, from 0. */
export const monthNames = new Map(
  [
    "january, jan, జనవరి, जनवरी",
    "february, feb, ఫిబ్రవరి, फरवरी",
    "march, mar, మార్చి, मार्च",
    "april, apr, ఏప్రిల్, अप्रैल",
    "may, మే, मई",
    "june, jun, జూన్, जून",
    "july, jul, జూలై, जुलाई",
    "august, aug, ఆగస్టు, अगस्त",
    "september, sep, sept, సెప్టెంబర్, सितंबर",
    "october, oct, అక్టోబర్, अक्टूबर",
    "november, nov, నవంబర్, नवंबर",
    "december, dec, డిసెంబర్, दिसंबर",
  ].flatMap((words, month) => words.split(", ").map((word) => [scriptForm(word), month] as const)),
);
/** What ends this year, and what ends the next. */
export const yearEnds = new Map(
  [
    [
      0,
      "this year, this year end, year end, end of this year, end of the year, ఈ ఏడాది, ఈ సంవత్సరం, इस साल",
    ] as const,
    [1, "next year, next year end, end of next year, వచ్చే ఏడాది, వచ్చే సంవత్సరం, अगले साल"] as const,
  ].flatMap(([years, words]) => words.split(", ").map((word) => [scriptForm(word), years] as const)),
);
/** Before the time by which a home is to be ready; with a time behind them they ask for no home that is ready today. */
export const readyWords = set(
  "possession, possession in, ready, ready to move, ready to move in, ready to occupy, handover, hand over, delivery, completion, completed, రెడీ, హ్యాండోవర్, పొసెషన్, तैयार, कब्ज़ा, पजेशन",
);
export const byTimeWords = set(
  "by, before, in, within, till, until, upto, up to, next, in next, in the next, within next, by the, under, max",
);
export const kmWords = set(
  "km, kms, kilometer, kilometers, kilometre, kilometres, కిలోమీటర్, కిలోమీటర్లు, కిమీ, కి మీ, किलोमीटर, किमी, कि मी",
);
export const minuteWords = set(
  "min, mins, minute, minutes, minutes drive, min drive, mins drive, minute drive, minutes away, mins away, నిమిషాలు, నిమిషాల, నిమిషం, నిమిషాల్లో, నిమిషాలలో, मिनट, मिनटों",
);
/** What a number before them counts is no money. */
export const countedWords = new Set(
  [bedroomWords, bathroomWords, sqftWords, sqydWords, monthWords, yearWords, kmWords, minuteWords].flatMap(
    (words) => [...words],
  ),
);

/** After a distance. */
export const kmAfter = set("of, from, around, near, దూరం, దూరంలో, దూరంలోపు, పరిధిలో, दूर, की दूरी पर, के दायरे में");

/** Between two numbers: all from the one to the other, the two of them, or one of them. */
export const toWords = set("-, to, se, nunchi, nundi, నుండి, నుంచి, से");
export const andWords = set("and, &, మరియు, और");
export const orWords = new Set([",", ...set("or, /, లేదా, या")]);

export const mostWords = set(
  "under, below, less than, lesser than, upto, up to, within, max, maximum, not more than, budget, budget of, budget under, budget is, in budget, budget upto, budget up to, max budget, my budget is, lower than, lessthan, in, బడ్జెట్, గరిష్టంగా, बजट, अधिकतम, ज्यादा से ज्यादा",
);
export const leastWords = set(
  "above, over, more than, from, min, minimum, starting, starting from, starting at, atleast, at least, greater than, morethan, కనీసం, कम से कम, न्यूनतम",
);
export const aboutWords = set(
  "around, about, approx, approximately, near, nearly, arround, సుమారు, దాదాపు, लगभग, करीब, तकरीबन",
);
/** After an amount; those of Telugu and Hindi never stand before one. */
const most =
  "tak, tak ka, tak ki, tak ke, andar, ke andar, ki andar, ka andar, ke bhitar, ke niche, ke neeche, se kam, lopu, lopala, varaku, kinda, కింద, క్రింద, లోపు, లోపల, లోగా, వరకు, కంటే తక్కువ, కన్నా తక్కువ, తక్కువ, तक, तक का, तक की, तक के, के अंदर, के भीतर, के नीचे, से नीचे, से कम, से कम का, से कम की, से कम के";
const least =
  "se upar, ke upar, se jyada, se zyada, paina, పైన, పైగా, పై, కంటే ఎక్కువ, కన్నా ఎక్కువ, నుండి, నుంచి, से ऊपर, से ऊपर का, से ऊपर की, से ऊपर के, के ऊपर, से ज्यादा, से अधिक, से शुरू";
export const mostInScript = set(most);
/** Behind what they limit, where "under" would belong to what follows: "1500 sqft under 1 cr". */
export const mostBehind = set(`or less, and below, or below, and under, ${most}`);
export const leastBehind = set(`+, plus, and above, or more, or above, onwards, and more, ${least}`);
export const mostAfter = new Set([...mostBehind, ...set("max, maximum, below")]);
export const leastAfter = new Set([...leastBehind, ...set("above, min, minimum")]);
export const aboutAfter = set("के आसपास, के आस पास, के करीब, के लगभग");
/** Before the first of two amounts, and after the second. */
export const rangeBefore = set(
  "between, from, in between, btw, budget, budget of, budget is, my budget is, బడ్జెట్, बजट",
);
export const rangeAfter = set(
  "మధ్య, మధ్యలో, వరకు, లోపు, के बीच, के बीच में, के बीच का, के बीच की, के मध्य, तक, तक का, तक की, तक के",
);
export const metroWords = set(
  "metro, metro station, metro stations, metro rail, metro rail station, metro line, hyderabad metro, hyderabad metro station, hyderabad metro rail, మెట్రో, మెట్రో స్టేషన్, मेट्रो, मेट्रो स्टेशन",
);
/** Between minutes, the metro and its station. */
export const byWords = set("by, by the, on, on the, in, via, away by, away");
export const towardsWords = set("to, from, of, away from, till, upto, up to");
/** Stations of the metro by their names, with and without blanks between initials. */
export const stationWords = new Map(
  metroStationOptions.flatMap(({ value }) => {
    const words = value.toLowerCase().replace(/[-.]/g, " ").replace(/ +/g, " ");
    const spellings = [words, words.replace(/^(\w) (?=\w )/, "$1"), words.replace("hitec", "hitech")];
    return spellings.map((one) => [scriptForm(one), value] as const);
  }),
);
/** Before the metro, which nobody walks to for more than a kilometre. */
export const walkWords = set(
  "walking distance, walking distance to, walking distance from, walking distance of, walkable to",
);
/** Between a distance and the place that somebody goes to each day. */
export const dailyWords = set(
  "office, office in, office at, my office, my office in, my office at, our office, our office in, our office at, my workplace, my workplace in, my workplace at, my work, my work in, my work at",
);
/** Between a distance and what it is to. */
export const articles = set("a, an, the, any, the nearest, nearest, some");
/** Behind their place, in Latin letters too. */
const behind =
  "dagara, dagar, daggara, dagaralo, daggaralo, daggarlo, deggara, ke paas, ke pas, ke pass, paas, ke nazdeek, ke najdeek, ke nazdik, ke najdik, nazdeek, najdeek, ke aas paas, aas paas";
export const nearBehind = set(behind);
export const nearWords = set(
  `near, nearby, near by, close to, next to, around, beside, near to, surrounding, ${behind}, దగ్గర, దగ్గరలో, సమీపంలో, చుట్టుపక్కల, के पास, पास, के नजदीक, नजदीक, के आसपास, के आस पास, आसपास`,
);

export const numberWords = new Map(
  [
    [1, "one, single, ek, okati, ఒక, ఒకటి, సింగిల్, एक, सिंगल"] as const,
    [1.25, "sawa, sava, सवा"] as const,
    [1.5, "dedh, derh, okatinnara, one and half, one and a half, ఒకటిన్నర, डेढ़"] as const,
    [2, "two, double, dbl, do, rendu, రెండు, డబుల్, డబల్, दो, डबल"] as const,
    [1.75, "paune do, pone do, पौने दो"] as const,
    [2.5, "dhai, adhai, dhaai, rendunnara, two and half, two and a half, రెండున్నర, ढाई"] as const,
    [3, "three, triple, tripple, teen, moodu, mudu, మూడు, ట్రిపుల్, త్రిబుల్, तीन, ट्रिपल"] as const,
    [4, "four, char, chaar, nalugu, నాలుగు, चार"] as const,
    [5, "five, paanch, aidu, ఐదు, पांच"] as const,
    [10, "ten, పది, दस"] as const,
    [20, "twenty, ఇరవై, बीस"] as const,
    [30, "thirty, ముప్పై, तीस"] as const,
    [40, "forty, fourty, chalis, నలభై, चालीस"] as const,
    [50, "fifty, pachas, యాభై, पचास"] as const,
    [60, "sixty, అరవై, साठ"] as const,
    [70, "seventy, డెబ్బై, सत्तर"] as const,
    [80, "eighty, ఎనభై, अस्सी"] as const,
    [90, "ninety, తొంభై, नब्बे"] as const,
  ].flatMap(([value, words]) => words.split(", ").map((word) => [scriptForm(word), value] as const)),
);

/** Amenities as the catalogue names them, in lower case, by other words that buyers type. */
const amenities: Readonly<Record<string, string>> = {
  "swimming pool": "pool, pools, swimming pools, స్విమ్మింగ్ పూల్, ఈత కొలను, स्विमिंग पूल, स्वीमिंग पूल",
  gymnasium: "gym, gyms, fitness centre, fitness center, జిమ్, जिम",
  clubhouse: "club house, clubhouses, club houses, క్లబ్ హౌస్, క్లబ్‌హౌస్, क्लब हाउस, क्लबहाउस",
  "covered parking":
    "parking, car parking, car park, covered car parking, పార్కింగ్, కార్ పార్కింగ్, पार्किंग, कार पार्किंग",
  "children's play area": "play area, kids play area, children play area, childrens play area, playground",
  "power backup": "generator, generator backup, power back up, పవర్ బ్యాకప్, पावर बैकअप",
  "24-hour security": "security, సెక్యూరిటీ, सिक्योरिटी, सुरक्षा",
  "cctv surveillance": "cctv, cctv cameras",
  "landscaped garden": "garden, గార్డెన్, गार्डन",
  lift: "lifts, elevator, elevators, లిఫ్ట్, लिफ्ट",
  "ev charging": "ev charger, ev charging point, electric vehicle charging",
  "badminton court": "badminton",
  "tennis court": "tennis",
  "jogging track": "walking track, jogging",
};
const amenitiesByWord = new Map(
  Object.entries(amenities).flatMap(([name, words]) =>
    words.split(", ").map((word) => [scriptForm(word), name] as const),
  ),
);

/** What the catalogue may call an amenity that a buyer calls so: "swimming pool" for "pool". */
export function amenitiesCalled(words: string): string[] {
  return [amenitiesByWord.get(scriptForm(words)) ?? []].flat();
}

/** Before or behind an amount that is no price, which no filter knows. */
export const otherMoney = set(
  "emi, emi of, emi is, salary, salary of, salary is, my salary, my salary is, income, income of, income is, my income is, loan, loan of, home loan, home loan of, down payment, down payment of, downpayment, downpayment of, own money, savings, savings of, rent, rent of, per month, a month, monthly, token, booking amount, జీతం, లోన్, రుణం, ఈఎంఐ, वेतन, सैलरी, लोन, ईएमआई, किराया",
);
/** What follows is not wanted. */
export const notWords = set(
  "not, not in, not at, not near, without, except, excluding, other than, apart from",
);

/** Said of anything, so they say nothing. */
export const noise = set(
  "rera approved, rera registered, rera, floor plan, floor plans, master plan, layout plan, price list, cost sheet, possession date, details, detail, photos, photo, pics, images, brochure, reviews, review, rating, ratings, contact number, phone number, address, a, an, the, in, at, on, of, for, with, and, or, to, by, is, are, i, me, my, we, us, want, wanted, need, needed, looking, search, searching, find, show, list, buy, buying, purchase, sale, sales, sell, home, homes, house, houses, property, properties, project, projects, real estate, location, locality, price, prices, cost, rate, rates, budget, good, best, cheap, low, affordable, please, pls, plz, available, gated, community, gated community, all, any, some, only, within, under, am, mein, mei, main, ka, ki, ke, ko, se, hai, hain, liye, ke liye, mujhe, wala, wali, wale, chahiye, chahie, chaiye, ghar, makan, makaan, kharidna, dikhao, lo, loni, naku, kavali, kavaali, kaavali, konali, illu, indlu, unna, undi, kosam, లో, లోని, కి, కు, వద్ద, ఉన్న, నుండి, నుంచి, కోసం, మరియు, లేదా, ఒక, నాకు, కావాలి, కొనాలి, కొనుగోలు, అమ్మకానికి, ఇల్లు, ఇళ్లు, ఇండ్లు, ఇంటి, ప్రాజెక్ట్, ప్రాజెక్టులు, ప్రాపర్టీ, ధర, ధరలు, బడ్జెట్, मे, में, मैं, के, की, का, को, से, पर, और, या, एक, है, हैं, मुझे, लिए, चाहिए, खरीदना, खरीदने, बिक्री, बिकाऊ, घर, मकान, प्रोजेक्ट, प्रोजेक्ट्स, प्रॉपर्टी, संपत्ति, कीमत, दाम, बजट",
);

/**
 * Words that are the names of towns too, far away and without a home of ours: nobody who types them here means these
 * ("east facing", "along the ring road").
 */
export const notPlaces = set(
  "east, west, north, south, along, fort, manor, punch, than, moth, dig, pen, ray, salon, mon",
);
