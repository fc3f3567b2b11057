import { phrases } from "@/lib/projects/search/testing/phrases";
import { scriptPhrases } from "@/lib/projects/search/testing/script-phrases";

/**
 * What buyers type, and the list that they mean, as the query of its address; one that begins with `/` is the page that is
 * opened instead. Of the demo catalogue: names that it does not have are left out of what is asked for.
 */
const ofCatalogue: [phrase: string, list: string][] = [
  // A name alone, in each script; pin codes; short names.
  ["కొండాపూర్", "location=Kondapur"],
  ["కొండాపూర్‌లో", "location=Kondapur"],
  ["कोंडापुर", "location=Kondapur"],
  ["हैदराबाद", "location=Hyderabad"],
  ["హైదరాబాద్", "location=Hyderabad"],
  ["kondapur", "location=Kondapur"],
  ["Kondapoor", "location=Kondapur"],
  ["gachi bowli", "location=Gachibowli"],
  ["hitech city", "location=HITEC City"],
  ["hi-tech city", "location=HITEC City"],
  ["500084", "location=Kondapur"],
  ["560066", "location=Whitefield"],
  ["flat 560066", "location=Whitefield&propertyType=Apartment"],
  ["500019", "search=500019"],
  ["2bhk 500019", "bedrooms=2BHK"],
  ["2bhk blr", "location=Bengaluru&bedrooms=2BHK"],
  ["hyd villas", "location=Hyderabad&propertyType=Villa"],
  ["hyd", "location=Hyderabad"],
  ["bangalore", "location=Bengaluru"],
  ["vizag plots", "location=Visakhapatnam&propertyType=Plot"],
  ["telangana villas", "location=Telangana&propertyType=Villa"],
  // A registration number, however it was copied.
  ["P00000000001", "/propertydetails/1/aurovelle-lakecity"],
  ["p00000000001", "/propertydetails/1/aurovelle-lakecity"],
  ["RERA P00000000001", "/propertydetails/1/aurovelle-lakecity"],
  ["rera no: p00000000001", "/propertydetails/1/aurovelle-lakecity"],
  ["RERA ID P0000 0000 001", "/propertydetails/1/aurovelle-lakecity"],
  ["TS RERA Regd. No. P00000000001", "/propertydetails/1/aurovelle-lakecity"],
  ["00000000001", "/propertydetails/1/aurovelle-lakecity"],
  ["P02400001234", "search=P02400001234"],
  ["02400001234", "search=02400001234"],
  ["PRM/KA/RERA/1251/446/PR/190314/002448", "search=PRM/KA/RERA/1251/446/PR/190314/002448"],
  // A kind, a builder and a place, alone and in any order.
  ["villas in hyderabad", "location=Hyderabad&propertyType=Villa"],
  ["hyderabad villas", "location=Hyderabad&propertyType=Villa"],
  ["villa", "propertyType=Villa"],
  ["villas", "propertyType=Villa"],
  ["plots", "propertyType=Plot"],
  ["apartments", "propertyType=Apartment"],
  ["mokila villa", "location=Mokila&propertyType=Villa"],
  ["villa mokila", "location=Mokila&propertyType=Villa"],
  ["aurovelle villas", "propertyType=Villa&builder=Aurovelle Homes"],
  ["villas by aurovelle", "propertyType=Villa&builder=Aurovelle Homes"],
  ["aurovelle homes kokapet", "location=Kokapet&builder=Aurovelle Homes"],
  ["kokapet aurovelle", "location=Kokapet&builder=Aurovelle Homes"],
  ["projects by lumeraya group", "builder=Lumeraya Group"],
  ["lumeraya", "builder=Lumeraya Group"],
  ["swimming pool", "amenities=Swimming Pool"],
  ["ready to move", "status=Ready to Move"],
  ["resale", "availability=Resale"],
  ["flats in chennai", "location=Chennai&propertyType=Apartment"],
  ["baner pune", "location=Baner"],
  ["flats in kondapur hyderabad telangana", "location=Kondapur&propertyType=Apartment"],
  // The name of a project is found as it is.
  ["aurovelle lakecity", "search=aurovelle lakecity"],
  ["Lumeraya Halo", "search=Lumeraya Halo"],
  ["lakecyty", "search=lakecyty"],
  ["nirvanta sharanya kokapet", "search=nirvanta sharanya kokapet"],
  // Common words are no far places, and what nobody has is left out.
  ["plot in shadnagar", "propertyType=Plot"],
  ["plots shadnagar below 40 lakhs", "propertyType=Plot&budget=Under 40L"],
  ["1.2cr ki andar", "budget=Under 1.2Cr"],
  ["1.2 cr ke andar flat", "propertyType=Apartment&budget=Under 1.2Cr"],
  ["east facing 2bhk", "bedrooms=2BHK"],
  ["2bhk east facing kondapur", "location=Kondapur&bedrooms=2BHK"],
  ["north facing villa tellapur", "location=Tellapur&propertyType=Villa"],
  ["flats along orr", "propertyType=Apartment"],
  ["kondapur dagara 2bhk", "location=Kondapur&within=5km&bedrooms=2BHK"],
  ["kokapet daggara villa", "location=Kokapet&within=5km&propertyType=Villa"],
  ["kondapur ke paas flat", "location=Kondapur&within=5km&propertyType=Apartment"],
  ["mujhe kondapur mein 2bhk chahiye", "location=Kondapur&bedrooms=2BHK"],
  ["naku kondapur lo illu kavali", "location=Kondapur"],
  ["kondapur me ghar", "location=Kondapur"],
  ["flats kondapur lo 50 lakhs lopu", "location=Kondapur&propertyType=Apartment&budget=Under 50L"],
  ["50 lakh se 80 lakh tak 2bhk", "bedrooms=2BHK&budget=50L-80L"],
  ["hyderabad mein villa 2 cr tak", "location=Hyderabad&propertyType=Villa&budget=Under 2Cr"],
  ["villa in gachibauli", "location=Gachibowli&propertyType=Villa"],
  ["3bhk kokapeta", "location=Kokapet&bedrooms=3BHK"],
  ["2bhk miyapoor", "location=Miyapur&bedrooms=2BHK"],
  ["3 bhk qwertyuiop", "bedrooms=3BHK"],
  ["dream villa kokapet", "location=Kokapet&propertyType=Villa"],
  ["vastu compliant 3bhk tellapur", "location=Tellapur&bedrooms=3BHK"],
];

/** The phrases of the reader's own test, whose names the catalogue has; in it nobody looks up what is left of them. */
const read = [...phrases, ...scriptPhrases]
  .filter(([phrase, list]) => phrase.trim() && list && !/Shadnagar|search=/.test(list))
  .map(([phrase, list]) => [phrase, list] as const);

const isNew = new Set(ofCatalogue.map(([phrase]) => phrase));
export const searchPhrases: (readonly [phrase: string, list: string])[] = [
  ...ofCatalogue,
  ...read.filter(([phrase]) => !isNew.has(phrase)),
];

/** Those that lead elsewhere, each with what is in its way. None at present. */
export const knownWrong: Readonly<Record<string, string>> = {};
