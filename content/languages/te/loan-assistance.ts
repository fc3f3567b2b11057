import type { Words } from "@/lib/base/language";

/** The page on help with a home loan. */
export const loanAssistance: Words = {
  "Home Loan Assistance": "గృహ రుణ సహాయం",
  "A loan specialist works out what you can borrow, and goes with you to the bank. You pay us nothing for it.":
    "మీకు ఎంత రుణం వస్తుందో మా రుణ నిపుణులు లెక్కించి, బ్యాంకుకు మీతో పాటు వస్తారు. దీనికి మీరు మాకు ఏమీ చెల్లించనక్కర్లేదు.",
  "We compare lenders, prepare your papers and follow the home loan until it is paid out. The help costs buyers nothing.":
    "మేము రుణ సంస్థలను పోల్చి, మీ పత్రాలు సిద్ధం చేసి, గృహ రుణం మంజూరై డబ్బు విడుదలయ్యే వరకు తోడుంటాం. కొనేవారికి ఈ సాయం ఉచితం.",
  "One form, several lenders": "ఒకే ఫారం, పలు రుణ సంస్థలు",
  "You give your details once. We ask the lenders that suit you.":
    "మీ వివరాలు ఒక్కసారి ఇస్తే చాలు. మీకు సరిపోయే సంస్థలను మేము అడుగుతాం.",
  "Offers side by side": "ఆఫర్లు పక్కపక్కన",
  "Rate, fees, years and prepayment terms, on one sheet.":
    "రేటు, రుసుములు, ఎన్నేళ్లు, ముందే తీర్చే షరతులు: అన్నీ ఒకే కాగితంపై.",
  "Eligibility first": "ముందుగా అర్హత",
  "You know what you can borrow before you book a home.": "ఇల్లు బుక్ చేసే ముందే మీకు ఎంత రుణం వస్తుందో తెలుస్తుంది.",
  "Papers in order": "క్రమంగా ఉన్న పత్రాలు",
  "A list made for your case, checked before it goes to the lender.":
    "మీకు తగ్గ పత్రాల జాబితా చేసి, బ్యాంకుకు వెళ్లే ముందు సరిచూస్తాం.",
  "One person to call": "కాల్ చేయడానికి ఒకే వ్యక్తి",
  "The same specialist from the first call to the last payment.": "మొదటి కాల్ నుండి చివరి చెల్లింపు వరకు అదే నిపుణులు.",
  "Fill Details": "వివరాలు నింపండి",
  "Eight short answers are enough to begin. Income papers come later, and only to the lender you choose.":
    "మొదలుపెట్టడానికి ఎనిమిది చిన్న జవాబులు చాలు. ఆదాయ పత్రాలు తర్వాత, అదీ మీరు ఎంచుకున్న సంస్థకే.",
  "Max Funding": "గరిష్ఠ రుణం",
  "Lenders finance up to 85% of a home; at least 15% comes from you. We look for who goes highest in your case.":
    "ఇంటి ధరలో 85% వరకు రుణంగా వస్తుంది; కనీసం 15% మీరు కట్టాలి. మీకు ఎవరు ఎక్కువ ఇస్తారో మేము చూస్తాం.",
  "No Hidden Charges": "దాచిన ఛార్జీలు లేవు",
  "Our help is free. The lender’s own fees are on the sheet before you sign anything.":
    "మా సాయం ఉచితం. రుణ సంస్థ తీసుకునే రుసుములు మీరు సంతకం చేసే ముందే కాగితంపై ఉంటాయి.",
  "Tell us": "మాకు చెప్పండి",
  "The home, your income and the sum you need.": "ఇల్లు, మీ ఆదాయం, మీకు కావలసిన మొత్తం.",
  "We compare": "మేము పోల్చుతాం",
  "What lenders offer for a case like yours.": "మీలాంటి వారికి రుణ సంస్థలు ఏమిస్తాయో.",
  "You choose": "మీరు ఎంచుకుంటారు",
  "And get the list of papers this lender asks for.": "ఆ సంస్థ అడిగే పత్రాల జాబితా మీకు అందుతుంది.",
  "We apply": "మేము దరఖాస్తు చేస్తాం",
  "We hand the application in with you and answer questions.": "దరఖాస్తును మీతో కలిసి ఇచ్చి, వారి ప్రశ్నలకు జవాబులిస్తాం.",
  "It is paid out": "డబ్బు అందుతుంది",
  "We stay until the money reaches the developer.": "డెవలపర్‌కు డబ్బు చేరే వరకు తోడుంటాం.",
  "Typical figures, as of November 2026. The decision is always the lender’s, and so are the rate and the fees.":
    "ఇవి నవంబర్ 2026 నాటి సాధారణ అంకెలు. నిర్ణయం ఎప్పుడూ రుణ సంస్థదే; రేటు, రుసుములు కూడా.",
  "What does the help cost me?": "ఈ సాయానికి నాకెంత ఖర్చవుతుంది?",
  "Nothing. Some lenders pay us when a loan is paid out; it changes neither your rate nor your fees. What the lender itself charges, such as a processing fee, goes from you to the lender.":
    "ఏమీ లేదు. రుణం విడుదలైనప్పుడు కొన్ని సంస్థలు మాకు చెల్లిస్తాయి; దానివల్ల మీ రేటు, రుసుములు మారవు. ప్రాసెసింగ్ రుసుము వంటివి ఆ సంస్థకే మీరు నేరుగా కడతారు.",
  "How much can I borrow?": "నాకు ఎంత రుణం వస్తుంది?",
  "Lenders usually look at both the home and your income: up to 80-90% of the property’s value, and 5-7 times your annual income. Count on up to 85% from the lender and at least 15% of your own.":
    "రుణ సంస్థలు సాధారణంగా ఇంటినీ, మీ ఆదాయాన్నీ చూస్తాయి: ఆస్తి విలువలో 80-90% వరకు, మీ ఏడాది ఆదాయానికి 5-7 రెట్లు. రుణ సంస్థ నుండి 85% వరకు, మీ సొంతం కనీసం 15% అని లెక్క వేసుకోండి.",
  "The [EMI calculator](/emi-calculator) shows what a sum costs each month.":
    "ఎంత మొత్తానికి నెలకు ఎంత అవుతుందో [EMI కాలిక్యులేటర్](/emi-calculator) చూపిస్తుంది.",
  "Who can apply, and which credit score is needed?": "ఎవరు దరఖాస్తు చేయవచ్చు, ఎంత క్రెడిట్ స్కోర్ కావాలి?",
  "Salaried and self-employed people between 24 and 60 years. Most lenders ask for a credit score of 750; with 650 a loan is possible, often at a higher rate or for a smaller sum.":
    "24 నుండి 60 ఏళ్ల మధ్య ఉన్న ఉద్యోగులు, స్వయం ఉపాధి వారు. చాలా సంస్థలు 750 క్రెడిట్ స్కోర్ అడుగుతాయి; 650తోనూ రుణం సాధ్యమే, కానీ తరచూ ఎక్కువ రేటుకు లేదా తక్కువ మొత్తానికి.",
  "What interest rate should I expect?": "ఎంత వడ్డీ రేటు ఉండవచ్చు?",
  "Typically between 8.75% and 12% a year, depending on your score, your income and the lender. Ask whether the rate is fixed or floating, and what it is linked to.":
    "సాధారణంగా ఏడాదికి 8.75% నుండి 12% మధ్య; మీ స్కోర్, ఆదాయం, సంస్థను బట్టి ఉంటుంది. రేటు స్థిరమా లేక మారేదా, దేనితో ముడిపడి ఉందో అడగండి.",
  "How long does it take?": "ఎంత సమయం పడుతుంది?",
  "Disbursement takes 3 to 15 days once the papers are complete. Title papers of the home take longest, so begin with those. The [Home Loan Guide](/home-loan) lists what is asked for.":
    "పత్రాలన్నీ అందాక 3 నుండి 15 రోజుల్లో డబ్బు విడుదలవుతుంది. ఇంటి హక్కు పత్రాలకే ఎక్కువ సమయం పడుతుంది, కాబట్టి వాటితో మొదలుపెట్టండి. ఏమేమి అడుగుతారో [గృహ రుణ మార్గదర్శి](/home-loan)లో ఉంది.",
};
