import type { Words } from "@/lib/base/language";

/** The calculator of the whole cost, besides its lines. */
export const totalCost: Words = {
  "The whole cost": "మొత్తం ఖర్చు",
  "What you buy": "ఏం కొంటున్నారు",
  "Flat or villa": "ఫ్లాట్ లేదా విల్లా",
  Plot: "ప్లాట్",
  "How far it is": "నిర్మాణ దశ",
  "Under construction": "నిర్మాణంలో ఉంది",
  "Under construction, up to 60 m² carpet and ₹45 lakh": "నిర్మాణంలో, కార్పెట్ 60 చ.మీ., ధర ₹45 లక్షల వరకు",
  "Ready, with occupancy certificate": "సిద్ధంగా ఉంది, ఆక్యుపెన్సీ సర్టిఫికెట్ వచ్చింది",
  State: "రాష్ట్రం",
  "Another state": "మరో రాష్ట్రం",
  "As people write it: 85 L, 1.2 Cr or 85,00,000": "మామూలుగా రాసినట్లే: 85 L, 1.2 Cr లేదా 85,00,000",
  "Official value": "ప్రభుత్వ విలువ",
  "The government’s own value, if you know it. Duty is taken on the higher one":
    "ప్రభుత్వం నిర్ణయించిన విలువ, తెలిస్తే రాయండి. ధర, ఈ విలువల్లో ఏది ఎక్కువైతే దానిపై డ్యూటీ పడుతుంది",
  "Other charges you were told": "మీకు చెప్పిన ఇతర ఛార్జీలు",
  "Parking, club house, funds: all together": "పార్కింగ్, క్లబ్‌హౌస్, నిధులు: అన్నీ కలిపి",
  Loan: "రుణం",
  "Left empty: the largest one allowed": "ఖాళీగా వదిలేస్తే: నిబంధనల ప్రకారం గరిష్ఠ రుణం",
  "Empty: the largest allowed, {price}": "ఖాళీగా ఉంటే: గరిష్ఠ రుణం {price}",
  "Interest rate (%)": "వడ్డీ రేటు (%)",
  "A year, as the lender quotes it": "ఏడాదికి, బ్యాంకు చెప్పిన రేటు",
  Years: "ఏళ్లు",
  "1 to 40": "1 నుండి 40",
  "Paid in extra each year (₹)": "ఏటా అదనంగా కట్టేది (₹)",
  "Such as a bonus: 50,000 or 1 L": "ఉదాహరణకు బోనస్: 50,000 లేదా 1 L",
  "If the rate changes by (%)": "రేటు ఇంత మారితే (%)",
  "Down with a minus: -0.5": "తగ్గితే మైనస్‌తో: -0.5",
  "Rent of such a home (₹ a month)": "అలాంటి ఇంటి అద్దె (నెలకు ₹)",
  "What you pay, or would pay: 25,000": "మీరు కడుతున్నది, లేదా కట్టబోయేది: 25,000",
  "Upkeep (₹ a month)": "నిర్వహణ ఖర్చు (నెలకు ₹)",
  "What only an owner pays: maintenance, property tax": "యజమాని మాత్రమే కట్టేవి: మెయింటెనెన్స్, ఆస్తి పన్ను",
  "Rent rises by (% a year)": "అద్దె పెరిగేది (ఏడాదికి %)",
  "Home’s price rises by (% a year)": "ఇంటి ధర పెరిగేది (ఏడాదికి %)",
  "Savings earn (% a year)": "పొదుపుపై రాబడి (ఏడాదికి %)",
  "Your guess": "మీ అంచనా",
  "Your guess; a minus for a fall": "మీ అంచనా; తగ్గుతుందనుకుంటే మైనస్",
  "Your guess, after tax": "మీ అంచనా, పన్ను పోగా",
  "The loan": "రుణం",
  "Rent against buying": "అద్దెకు ఉండాలా, కొనాలా?",
  "Work it out": "లెక్కించు",
  // What is wrong with what stands in a box, behind it in quotation marks.
  "is more than lenders may give on this price: {price}": "బ్యాంకులు ఈ ధరకు ఇవ్వగల దాని కంటే ఎక్కువ: గరిష్ఠం {price}",
  "must be a number from {min} to {max}": "కుదరదు: {min} నుండి {max} మధ్య సంఖ్య రాయండి",
  "must be a whole number from 1 to 40": "కుదరదు: 1 నుండి 40 మధ్య పూర్ణ సంఖ్య రాయండి",
  "is no amount: write 85 L, 1.2 Cr or 85,00,000": "అర్థం కాలేదు: 85 L, 1.2 Cr లేదా 85,00,000 లాగా రాయండి",
  // Line by line.
  "Line by line": "ఒక్కో ఖర్చు విడివిడిగా",
  "Not told": "చెప్పలేదు",
  "What is known": "తెలిసినంత వరకు",
  "In all": "మొత్తం",
  "Builders seldom print what they charge for {charges}. Ask for the cost sheet before you pay to book.":
    "{charges}: వీటికి ఎంత తీసుకుంటారో బిల్డర్లు ముందే రాసి ఇవ్వడం అరుదు. బుకింగ్‌కు డబ్బు కట్టే ముందు కాస్ట్ షీట్ అడగండి.",
  "Car parking": "కార్ పార్కింగ్",
  "Club house and amenities": "క్లబ్‌హౌస్, సౌకర్యాలు",
  "Corpus or maintenance fund": "కార్పస్ లేదా మెయింటెనెన్స్ నిధి",
  "Advance maintenance": "ముందస్తు మెయింటెనెన్స్",
  "Floor rise or preferred location": "పై అంతస్తు లేదా కోరుకున్న చోటుకు అదనపు ఛార్జీ",
  "Electricity, water and legal charges": "విద్యుత్, నీరు, న్యాయపరమైన ఛార్జీలు",
  "Ask us what they are": "అవి ఎంతో మమ్మల్ని అడగండి",
  // One's own money.
  "Your own money": "మీ సొంత డబ్బు",
  "The part of the price that no loan covers": "ధరలో రుణం పోగా మిగిలేది",
  "GST, with each payment to the builder": "GST, బిల్డర్‌కు కట్టే ప్రతి చెల్లింపుతో",
  "Duty and registration, on the day of registration": "డ్యూటీ, రిజిస్ట్రేషన్ ఫీజు, రిజిస్ట్రేషన్ రోజున",
  "Not known": "తెలియదు",
  "Other charges": "ఇతర ఛార్జీలు",
  "Of the price, {rupees} ({percent}%) goes to the tax office and not to the seller: no extra cost, but you have to hold it back and pay it in.":
    "ధరలో {rupees} ({percent}%) అమ్మేవారికి కాకుండా ఆదాయపు పన్ను శాఖకు వెళ్తుంది: అదనపు ఖర్చు కాదు, కానీ మీరే దాన్ని మినహాయించి (TDS) కట్టాలి.",
  "Some lenders count GST into the price that they lend on. Ask yours, and keep six instalments aside besides: {price} is what the papers take, not what life takes.":
    "కొన్ని బ్యాంకులు రుణం లెక్కించే ధరలో GSTని కూడా కలుపుతాయి; మీ బ్యాంకును అడగండి. ఇవి కాక ఆరు వాయిదాల డబ్బు పక్కన పెట్టుకోండి: {price} అన్నది కాగితాల మీది ఖర్చు మాత్రమే, జీవితంలో వచ్చే ఖర్చులు ఇందులో లేవు.",
  // The loan.
  None: "లేదు",
  "Fill in the rate and the years to see the instalment.": "వాయిదా చూడటానికి రేటు, ఏళ్లు నింపండి.",
  "The largest loan allowed": "నిబంధనల ప్రకారం గరిష్ఠ రుణం",
  "EMI over {years} at {rate}%": "EMI: {years}, {rate}% వడ్డీ",
  "Interest in all": "మొత్తం వడ్డీ",
  "With {extra} paid in at the end of each year it ends after {months}, {sooner} sooner, and costs {saved} less in interest.":
    "ప్రతి ఏడాది చివర {extra} అదనంగా కడితే రుణ కాలం {months} అవుతుంది: {sooner} ముందే తీరుతుంది, వడ్డీ {saved} తగ్గుతుంది.",
  "At {rate}% from the first month the EMI is {emi}: {change} more each month.":
    "మొదటి నెల నుండి {rate}% అయితే EMI {emi}: నెలకు {change} ఎక్కువ.",
  "At {rate}% from the first month the EMI is {emi}: {change} less each month.":
    "మొదటి నెల నుండి {rate}% అయితే EMI {emi}: నెలకు {change} తక్కువ.",
  // Rent against buying.
  "Fill in the price, the loan’s rate and years, the rent of such a home and the guesses to see who has more after some years: the family that buys, or the one that rents and saves the difference.":
    "ధర, రుణం రేటు, ఏళ్లు, అలాంటి ఇంటి అద్దె, అంచనాలు నింపండి. కొన్నేళ్ల తర్వాత ఎవరి దగ్గర ఎక్కువ ఉంటుందో కనిపిస్తుంది: ఇల్లు కొన్న కుటుంబం దగ్గరా, అద్దెకు ఉంటూ తేడా డబ్బు పొదుపు చేసిన కుటుంబం దగ్గరా.",
  "After 10 years buying is ahead {when}.": "{when} 10 ఏళ్ల తర్వాత కొనడమే లాభం.",
  "if the home’s price has risen by more than {percent}% a year": "ఇంటి ధర ఏడాదికి {percent}% కంటే ఎక్కువ పెరిగితే",
  "unless the home’s price has fallen by more than {percent}% a year":
    "ఇంటి ధర ఏడాదికి {percent}% కంటే ఎక్కువ పడిపోకుంటే",
  "whatever happens to the home’s price": "ఇంటి ధర ఎలా మారినా",
  "With your guess of {growth}% renting stays ahead for all {years} years.":
    "మీ అంచనా {growth}% అయితే {years} ఏళ్లూ అద్దెకు ఉండటమే లాభం.",
  "With your guess of {growth}% buying is ahead from the first year.":
    "మీ అంచనా {growth}% అయితే మొదటి ఏడాది నుండే కొనడం లాభం.",
  "With your guess of {growth}% buying is ahead from year {year}.":
    "మీ అంచనా {growth}% అయితే {year}వ ఏడాది నుండి కొనడం లాభం.",
  "Nobody knows the three guesses: try others before you believe a figure.":
    "ఈ మూడు అంచనాలు నిజంగా ఎంతో ఎవరికీ తెలియదు: ఏ అంకెనైనా నమ్మే ముందు వేరే అంచనాలతోనూ చూడండి.",
  "Year by year": "ఏడాది వారీగా",
  "Who buys has the home less what is owed; who rents has saved the own money and the difference each month.":
    "కొన్నవారి లెక్క: ఇంటి విలువలో ఇంకా తీరని బాకీ తీసేస్తే మిగిలేది. అద్దెకు ఉన్నవారి లెక్క: సొంత డబ్బు, ప్రతి నెలా మిగిలే తేడా పొదుపు చేస్తే అయ్యేది.",
  After: "ఎన్నాళ్లకు",
  Buying: "కొంటే",
  Renting: "అద్దెకు ఉంటే",
  "1 to {years} years": "1 నుండి {years} ఏళ్లు",
  // Times.
  year: "ఏడాది",
  years: "ఏళ్లు",
};
