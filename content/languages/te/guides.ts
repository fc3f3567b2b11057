import type { Words } from "@/lib/base/language";

/** What stands around guides, and the page of the calculator. */
export const guides: Words = {
  "Home Loan EMI Calculator": "గృహ రుణ EMI కాలిక్యులేటర్",
  "Enter the price of the home, what you pay upfront and the lender’s rate. You see the instalment over 10, 20 and 30 years side by side.":
    "ఇంటి ధర, మీరు ముందుగా కట్టేది, బ్యాంకు వడ్డీ రేటు ఇవ్వండి. 10, 20, 30 ఏళ్లకు వాయిదా ఎంతో పక్కపక్కనే కనిపిస్తుంది.",
  "Work out the monthly instalment of a home loan over 10, 20 and 30 years: interest, total payment and the balance year by year.":
    "గృహ రుణానికి 10, 20, 30 ఏళ్లలో నెలసరి వాయిదా ఎంతో లెక్కించండి: వడ్డీ, మొత్తం చెల్లింపు, ఏడాది వారీగా మిగిలే బాకీ.",
  "How the instalment is worked out": "వాయిదా ఎలా లెక్కిస్తారు",
  "An EMI is the same sum every month. At first most of it is interest; towards the end most of it repays the loan. The loan is the price less your down payment, and each month a twelfth of the yearly rate is charged on what is still owed.":
    "EMI అంటే ప్రతి నెలా కట్టే ఒకే మొత్తం. మొదట్లో అందులో ఎక్కువ భాగం వడ్డీయే; చివర్లో ఎక్కువ భాగం రుణం తీరుస్తుంది. ధరలోంచి మీ డౌన్ పేమెంట్ తీసేస్తే మిగిలేది రుణం. ఇంకా బాకీ ఉన్న మొత్తంపై ప్రతి నెలా ఏడాది వడ్డీలో పన్నెండో వంతు పడుతుంది.",
  "Lenders round in their own ways and add fees and insurance, so their figure can differ a little. Stamp duty, registration and GST are not in the loan. What rates and shares are usual, and who can get a loan, is in the [Home Loan Guide](/home-loan).":
    "బ్యాంకులు తమ పద్ధతిలో అంకెలను సవరించి, రుసుములు, బీమా కలుపుతాయి; కాబట్టి వారి లెక్క కొద్దిగా తేడాగా ఉండవచ్చు. స్టాంప్ డ్యూటీ, రిజిస్ట్రేషన్, GST రుణంలో ఉండవు. సాధారణ రేట్లు, వాటాలు, ఎవరికి రుణం వస్తుంది అన్నవి [గృహ రుణ మార్గదర్శి](/home-loan)లో ఉన్నాయి.",
  Guides: "మార్గదర్శకాలు",
  "On this page": "ఈ పేజీలో",
  "Apply for a home loan": "గృహ రుణానికి దరఖాస్తు చేయండి",
  "The usual figures": "సాధారణ అంకెలు",
  "Go on from here": "ఇక్కడి నుండి ముందుకు",
  "You can {work} first.": "ముందుగా {work}.",
  "work out your instalment": "మీ వాయిదా లెక్కించుకోవచ్చు",
  "What you get": "మీకు లభించేవి",
  "In short": "క్లుప్తంగా",
  "How it works": "ఇది ఎలా జరుగుతుంది",
  "The first and the third step are yours, the others ours.": "మొదటి, మూడో దశలు మీవి; మిగతావి మావి.",
  "Lenders we ask": "మేము అడిగే రుణ సంస్థలు",
  "Sample logos: these lenders are fictional.": "నమూనా లోగోలు: ఈ రుణ సంస్థలు కల్పితం.",
  "Home Loan Guide": "గృహ రుణ మార్గదర్శి",
};
