import type { Words } from "@/lib/base/language";

/** The pages of asking prices per sq ft, of a city or a locality. */
export const pricePages: Words = {
  "Property prices": "ఇళ్లు, ప్లాట్ల ధరలు",
  "What is asked per sq ft where we sell, from our own list: the middle price, how far prices spread, and since when we know.":
    "మేం అమ్మే ప్రాంతాల్లో చ.అ.కు ఎంత అడుగుతున్నారు: మా సొంత జాబితా నుండి మధ్యస్థ ధర, ధరల వ్యాప్తి, ఈ లెక్కలు ఎప్పటి నుండి ఉన్నాయి.",
  "Asking prices per sq ft of flats, villas and plots by city and locality, from our own list, with how many homes each figure is of.":
    "నగరం, ప్రాంతం వారీగా ఫ్లాట్లు, విల్లాలు, ప్లాట్లకు చ.అ.కు అడుగుతున్న ధరలు, మా సొంత జాబితా నుండి; ప్రతి అంకె ఎన్ని ఇళ్లదో కూడా.",
  "What is asked per sq ft": "చదరపు అడుగుకు ధర ఎంత",
  "By locality, type and month": "ప్రాంతాల వారీగా నెలనెలా",
  "There are too few homes on our list to tell a price.": "ధర చెప్పడానికి మా జాబితాలో తగినన్ని ఇళ్లు లేవు.",
  "The prices can’t be read right now. Please try again in a moment.":
    "ధరలు ఇప్పుడు చదవలేకపోతున్నాం. కాసేపటి తర్వాత మళ్లీ ప్రయత్నించండి.",
  "Median asking price per sq ft on {day}, by the area that builders state.":
    "{day} నాటి చ.అ. మధ్యస్థ ధర, బిల్డర్లు చెప్పే విస్తీర్ణం ప్రకారం.",
  "Median asking prices per sq ft in {place}": "{place}‌లో చ.అ.కు అడుగుతున్న మధ్యస్థ ధరలు",
  "Median asking prices per sq ft in the localities of {place}": "{place} ప్రాంతాల్లో చ.అ.కు అడుగుతున్న మధ్యస్థ ధరలు",
  "Median asking prices per sq ft elsewhere in {place}": "{place}‌లో ఇతర ప్రాంతాల్లో చ.అ.కు అడుగుతున్న మధ్యస్థ ధరలు",
  "Property prices in {place}": "{place}‌లో ఇళ్లు, ప్లాట్ల ధరలు",
  "Asking prices per sq ft in {place}, from our own list.":
    "{place}‌లో చ.అ.కు అడుగుతున్న ధరలు, మా సొంత జాబితా నుండి.",
  "With how many homes, by type and by month.": "ఎన్ని ఇళ్లో, రకం, నెల వారీగా.",
  "{kind}: median {median} per sq ft{when}, half of them between {range}.":
    "{kind}: మధ్యస్థ ధర చ.అ.కు {median}{when}; వాటిలో సగం {range} మధ్య.",
  " on {day}": " ({day} నాటికి)",
  "{low} and {high}": "{low}, {high}",
  "Too few homes and plots with price and area are on our list in {place} on {day}: fewer than {fewest} of a kind, or all of one project, tell nothing of a place.":
    "{day} నాటికి మా జాబితాలో ధర, విస్తీర్ణం ఉన్న ఇళ్లు, ప్లాట్లు {place}‌లో చాలా తక్కువ: ఒక రకానివి {fewest} కంటే తక్కువ ఉంటే, లేదా అన్నీ ఒకే ప్రాజెక్ట్‌వైతే, ఆ ప్రాంతం గురించి ఏమీ చెప్పలేం.",
  "Price by type": "రకం వారీగా ధర",
  "Asking prices per sq ft in {place} by type": "{place}‌లో చ.అ.కు అడుగుతున్న ధరలు, రకం వారీగా",
  "How prices are spread": "ధరలు ఎలా ఉన్నాయి",
  "Month by month": "నెల వారీగా",
  "Localities of {place}": "{place} ప్రాంతాలు",
  "Elsewhere in {place}": "{place}‌లో ఇతర ప్రాంతాలు",
  "How these figures are made": "ఈ లెక్కలు ఎలా వేశాం",
  "Homes and plots in {place}": "{place}‌లో ఇళ్లు, ప్లాట్లు",
  Type: "రకం",
  "Median per sq ft": "చ.అ. మధ్యస్థ ధర",
  "Too few homes to tell": "చెప్పడానికి ఇళ్లు చాలా తక్కువ",
  "too few": "చాలా తక్కువ",
  Place: "ప్రాంతం",
  "{kind}: {first} in {from}, {last} in {to}": "{kind}: {from}‌లో {first}, {to}‌లో {last}",
  "drawn from ₹0": "₹0 నుండి గీసింది",
  "All months": "అన్ని నెలలు",
  "{kind} month by month": "{kind}, నెల వారీగా",
  "{kind}: median at the end of each month": "{kind}: ప్రతి నెల చివర మధ్యస్థ ధర",
  Month: "నెల",
  Projects: "ప్రాజెక్టులు",
  "{kind} by price per sq ft": "{kind}, చ.అ. ధర వారీగా",
  "Rupees per sq ft": "చ.అ.కు రూపాయలు",
  "How many": "ఎన్ని",
  median: "మధ్యస్థం",
  "Asking prices of the homes and plots on our own list, nothing else: nobody has paid them yet, and what others sell here is not among them.":
    "మా సొంత జాబితాలోని ఇళ్లు, ప్లాట్లకు అడుగుతున్న ధరలు మాత్రమే: వాటిని ఇంకా ఎవరూ చెల్లించలేదు, ఇక్కడ ఇతరులు అమ్మేవి వీటిలో లేవు.",
  "A flat or villa is its floor plan: price by the area that its builder states, mostly super built-up. By carpet area the figures would be higher. A plot is its lowest price by its smallest area.":
    "ఫ్లాట్, విల్లాల లెక్క ఫ్లోర్ ప్లాన్ ప్రకారం: ధరను బిల్డర్ చెప్పే విస్తీర్ణంతో (ఎక్కువగా సూపర్ బిల్టప్) భాగిస్తాం. కార్పెట్ ఏరియా ప్రకారమైతే అంకెలు ఇంకా ఎక్కువగా ఉంటాయి. ప్లాట్‌కు అతి తక్కువ ధరను అతి తక్కువ విస్తీర్ణంతో భాగిస్తాం.",
  "Fewer than five of a kind, or all of one project, tell nothing of a place.":
    "ఒక రకానివి ఐదు కంటే తక్కువ ఉంటే, లేదా అన్నీ ఒకే ప్రాజెక్ట్‌వైతే, ఆ ప్రాంతం గురించి ఏమీ చెప్పలేం.",
  "On its card a project in the lower quarter of its type and locality is “cheaper than most”, in the upper quarter “dearer than most”, and between them “mid-priced”. Of its floor plans the middle one counts.":
    "తన రకంలో, తన ప్రాంతంలో కింది నాలుగో వంతులో ఉన్న ప్రాజెక్ట్ కార్డుపై “చాలావాటికంటే చవక” అని, పై నాలుగో వంతులో ఉంటే “చాలావాటికంటే ఖరీదు” అని, వాటి మధ్య ఉంటే “మధ్యస్థ ధర” అని ఉంటుంది. దాని ఫ్లోర్ ప్లాన్లలో మధ్యలోదాన్ని లెక్కలోకి తీసుకుంటాం.",
  "By month each project on the site at the month’s end counts once: its lowest price then by its smallest area now. The median moves too when projects come and go.":
    "నెల వారీ లెక్కలో, నెల చివర సైట్‌లో ఉన్న ప్రతి ప్రాజెక్ట్‌ను ఒకసారి లెక్కిస్తాం: అప్పటి అతి తక్కువ ధర, ఇప్పటి అతి తక్కువ విస్తీర్ణం ప్రకారం. ప్రాజెక్టులు వచ్చిపోయినప్పుడు కూడా మధ్యస్థ ధర మారుతుంది.",
  "Nothing is known of earlier prices here.": "ఇక్కడి పాత ధరలు ఏమీ తెలియవు.",
  "We keep changes of prices here since {day}, and tell nothing of the time before.":
    "ఇక్కడి ధరల మార్పులను {day} నుండి నమోదు చేస్తున్నాం; అంతకు ముందు గురించి ఏమీ చెప్పడం లేదు.",
  "We keep changes of prices here since {day}: a line begins with the second month.":
    "ఇక్కడి ధరల మార్పులను {day} నుండి నమోదు చేస్తున్నాం: రెండో నెల నుండి గీత మొదలవుతుంది.",
  "We keep changes of prices here since {day}. A month is told when at least {fewest} projects of a type were on the site at its end.":
    "ఇక్కడి ధరల మార్పులను {day} నుండి నమోదు చేస్తున్నాం. నెల చివర ఒక రకానివి కనీసం {fewest} ప్రాజెక్టులు సైట్‌లో ఉంటేనే ఆ నెల ధర చెబుతాం.",
  // For search engines.
  "Asking prices per sq ft of homes and plots in {place}": "{place}‌లో ఇళ్లు, ప్లాట్లకు చ.అ.కు అడుగుతున్న ధరలు",
  "Median, quartiles and distribution of the asking prices on our own list, by type and bedrooms.":
    "మా సొంత జాబితాలో అడుగుతున్న ధరల మధ్యస్థం, నాలుగో వంతులు, వ్యాప్తి; రకం, బెడ్‌రూమ్‌ల వారీగా.",
  "Median asking price of {kind}": "{kind}: అడుగుతున్న మధ్యస్థ ధర",
  "INR per sq ft": "చ.అ.కు రూపాయలు",
};
