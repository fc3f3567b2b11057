import type { Words } from "@/lib/base/language";

/** The guide to home loans: papers, time, repaying early, tax. */
export const loanGuidePapers: Words = {
  "Which documents will the lender ask for?": "రుణ సంస్థ ఏ పత్రాలు అడుగుతుంది?",
  Documents: "పత్రాలు",
  "Who you are": "మీరెవరు",
  "PAN, Aadhaar or passport, proof of address, photographs.": "PAN, ఆధార్ లేదా పాస్‌పోర్ట్, చిరునామా ఆధారం, ఫోటోలు.",
  Salaried: "ఉద్యోగులు",
  "Salary slips of three months, the employer’s tax certificate (Form 16), bank statements of six months.":
    "మూడు నెలల జీతం స్లిప్పులు, యాజమాన్యం ఇచ్చే పన్ను ధ్రువపత్రం (ఫారం 16), ఆరు నెలల బ్యాంకు స్టేట్‌మెంట్లు.",
  "Self-employed": "స్వయం ఉపాధి",
  "Tax returns and accounts of two or three years, GST returns, bank statements of the firm and your own.":
    "రెండు లేదా మూడేళ్ల పన్ను రిటర్నులు, లెక్కలు, GST రిటర్నులు, సంస్థవీ మీవీ బ్యాంకు స్టేట్‌మెంట్లు.",
  "Agreement for sale, title deeds, encumbrance certificate, approved plan, RERA number, receipts of what you have paid.":
    "అమ్మకపు ఒప్పందం, హక్కు పత్రాలు, ఎన్‌కంబరెన్స్ సర్టిఫికెట్, ఆమోదం పొందిన ప్లాన్, RERA నంబర్, మీరు కట్టినవాటి రసీదులు.",
  "Where the down payment comes from: savings, a sale, a gift.":
    "డౌన్ పేమెంట్ ఎక్కడి నుండి వస్తుంది: పొదుపు, ఏదైనా అమ్మకం, బహుమతి.",
  "Lists differ from lender to lender. Show originals, hand over copies, and keep a note of what you gave to whom.":
    "జాబితా ఒక్కో సంస్థకు ఒక్కోలా ఉంటుంది. అసలు పత్రాలు చూపించి, నకళ్లు ఇవ్వండి; ఎవరికి ఏమిచ్చారో రాసుకోండి.",
  "How long does it take until the money is paid?": "డబ్బు అందడానికి ఎంత సమయం పడుతుంది?",
  "How long it takes": "ఎంత సమయం",
  "Disbursement typically takes 3 to 15 days, counted from the day on which your papers are complete. These are the steps:":
    "మీ పత్రాలన్నీ అందిన రోజు నుండి సాధారణంగా 3 నుండి 15 రోజుల్లో డబ్బు విడుదలవుతుంది. దశలు ఇవి:",
  Sanction: "మంజూరు",
  "The lender checks income and credit report, and writes how much it would lend at which terms.":
    "సంస్థ మీ ఆదాయం, క్రెడిట్ రిపోర్ట్ చూసి, ఎంత రుణం ఏ షరతులతో ఇస్తుందో రాసిస్తుంది.",
  "A lawyer looks at the title, an engineer at the building and its value.":
    "లాయర్ హక్కు పత్రాలు, ఇంజినీర్ భవనాన్నీ దాని విలువనూ చూస్తారు.",
  Agreement: "ఒప్పందం",
  "You sign the loan agreement and deposit the title papers.":
    "మీరు రుణ ఒప్పందంపై సంతకం చేసి, హక్కు పత్రాలు అప్పగిస్తారు.",
  Payment: "చెల్లింపు",
  "For a ready home in one sum to the seller. For a home under construction in stages, as the building grows.":
    "సిద్ధంగా ఉన్న ఇంటికి అమ్మినవారికి ఒకేసారి. నిర్మాణంలో ఉన్న ఇంటికి, కట్టే కొద్దీ దశలవారీగా.",
  "While a home is being built, many lenders ask only for the interest on what has been paid out so far (pre-EMI). The loan itself does not shrink in that time.":
    "ఇల్లు కట్టేటప్పుడు, చాలా సంస్థలు అప్పటివరకు విడుదలైన డబ్బుకు వడ్డీ మాత్రమే (ప్రీ-EMI) అడుగుతాయి. ఆ సమయంలో అసలు రుణం తగ్గదు.",
  "Does it cost anything to repay early?": "ముందే తీర్చేస్తే ఏమైనా ఖర్చవుతుందా?",
  "Repaying early": "ముందే తీర్చడం",
  "Where a lender may charge a prepayment penalty, about 2% of the sum repaid is typical. That is so mainly for fixed-rate loans and for loans to companies.":
    "రుణ సంస్థ రుసుము వేయగలిగిన చోట, తీర్చే మొత్తంలో దాదాపు 2% సాధారణం. అది ముఖ్యంగా స్థిర రేటు రుణాలకు, కంపెనీలకిచ్చే రుణాలకు.",
  "On a floating-rate home loan to an individual, not for business, there is no penalty. The Reserve Bank’s directions of 2025 rule it out for all loans sanctioned or renewed from 1 January 2026; for older ones its earlier circulars say much the same, so read your sanction letter.":
    "వ్యాపారం కోసం కాకుండా వ్యక్తికిచ్చే మారే రేటు గృహ రుణానికి ముందే తీర్చినా రుసుము లేదు. 1 జనవరి 2026 నుండి మంజూరైన లేదా పునరుద్ధరించిన రుణాలన్నింటికీ రిజర్వ్ బ్యాంక్ 2025 ఆదేశాలు దాన్ని నిషేధించాయి; పాత రుణాలకు ముందటి సర్క్యులర్లు దాదాపు అదే చెబుతాయి, కాబట్టి మీ మంజూరు లేఖ చదవండి.",
  "Any charge must be named in the sanction letter and in the Key Facts Statement. One that is not there can’t be asked for later.":
    "ప్రతి రుసుమును మంజూరు లేఖలో, ‘కీ ఫ్యాక్ట్స్ స్టేట్‌మెంట్’లో పేర్కొనాలి. అందులో లేనిదాన్ని తర్వాత అడగలేరు.",
  "What tax can a home loan save?": "గృహ రుణంతో ఎంత పన్ను ఆదా అవుతుంది?",
  Tax: "పన్ను",
  "Under the old tax regime there are two deductions from your income each year:":
    "పాత పన్ను విధానంలో ప్రతి ఏడాదీ మీ ఆదాయంలోంచి రెండు మినహాయింపులు ఉంటాయి:",
  "Principal, 80C": "అసలు, 80C",
  "Up to ₹1,50,000 under section 80C, together with provident fund, insurance and the like. Stamp duty and registration count in the year you pay them.":
    "సెక్షన్ 80C కింద ₹1,50,000 వరకు; భవిష్య నిధి, బీమా వంటివాటితో కలిపి. స్టాంప్ డ్యూటీ, రిజిస్ట్రేషన్ కట్టిన ఏడాదిలో లెక్కకొస్తాయి.",
  "Interest, 24(b)": "వడ్డీ, 24(b)",
  "Up to ₹2,00,000 under section 24(b) for a home you live in, once it is complete.":
    "మీరు నివసించే ఇల్లు పూర్తయ్యాక, సెక్షన్ 24(b) కింద ₹2,00,000 వరకు.",
  "Under the new regime, which applies unless you choose the old one, neither is available for a home you live in. Two people who own the home and repay the loan together can each claim up to these limits.":
    "మీరు పాతదాన్ని ఎంచుకోకపోతే వర్తించే కొత్త విధానంలో, మీరు నివసించే ఇంటికి ఈ రెండూ ఉండవు. ఇంటిని కలిసి కొని, రుణాన్ని కలిసి తీర్చే ఇద్దరూ ఒక్కొక్కరు ఈ పరిమితుల వరకు మినహాయింపు పొందవచ్చు.",
  "Since 1 April 2026 both stand in the Income-tax Act, 2025: section 80C has become section 123, and section 24(b) is part of section 22. Ask your chartered accountant which regime is better for you.":
    "1 ఏప్రిల్ 2026 నుండి ఈ రెండూ ఆదాయపు పన్ను చట్టం, 2025లో ఉన్నాయి: సెక్షన్ 80C ఇప్పుడు సెక్షన్ 123, సెక్షన్ 24(b) సెక్షన్ 22లో భాగం. మీకు ఏ విధానం మేలో మీ చార్టర్డ్ అకౌంటెంట్‌ను అడగండి.",
};
