import type { Words } from "@/lib/base/language";

/** The guide to home loans: its figures, and who can borrow how much at which rate. */
export const loanGuide: Words = {
  "Home Loan Guide": "గృహ రుణ మార్గదర్శి",
  "What a home loan in India covers, what it costs and what the lender will ask of you, in eleven questions.":
    "భారతదేశంలో గృహ రుణం దేనికి వస్తుంది, ఎంత ఖర్చవుతుంది, రుణ సంస్థ మిమ్మల్ని ఏం అడుగుతుంది: పదకొండు ప్రశ్నల్లో.",
  "Who can get a home loan in India, how much, at what rate, with which papers, how fast, and what it saves in tax: eleven plain answers.":
    "భారతదేశంలో గృహ రుణం ఎవరికి, ఎంత, ఏ రేటుకు, ఏ పత్రాలతో, ఎంత త్వరగా వస్తుంది, పన్నులో ఎంత ఆదా అవుతుంది: పదకొండు సులభమైన జవాబులు.",
  "These are typical figures, for guidance. Every lender sets its own terms and they change, so the sanction letter is what counts. Whether a loan is given is the lender’s decision alone; we are not a lender.":
    "ఇవి మీకు అంచనా కోసం సాధారణ అంకెలు. ప్రతి సంస్థ తన షరతులు పెడుతుంది, అవి మారుతుంటాయి; కాబట్టి మంజూరు లేఖలో ఉన్నదే లెక్క. రుణం ఇవ్వాలా వద్దా అన్నది పూర్తిగా రుణ సంస్థ నిర్ణయం; మేము రుణ సంస్థ కాదు.",
  Age: "వయసు",
  "24 to 60 years": "24 నుండి 60 ఏళ్లు",
  "when you apply": "దరఖాస్తు చేసేటప్పుడు",
  "Interest rate": "వడ్డీ రేటు",
  "8.75% to 12%": "8.75% నుండి 12%",
  "a year, typical": "ఏడాదికి, సాధారణంగా",
  "Lender finances": "రుణ సంస్థ ఇచ్చేది",
  "up to 85%": "85% వరకు",
  "at least 15% from you": "కనీసం 15% మీ సొంతం",
  "Credit score": "క్రెడిట్ స్కోర్",
  "750": "750",
  "650 is possible": "650తోనూ సాధ్యమే",
  Disbursement: "డబ్బు విడుదల",
  "3 to 15 days": "3 నుండి 15 రోజులు",
  "once the papers are complete": "పత్రాలన్నీ అందాక",
  "Prepayment penalty": "ముందే తీర్చితే రుసుము",
  "about 2%": "దాదాపు 2%",
  "none on most floating-rate loans": "మారే రేటు రుణాల్లో చాలావాటికి లేదు",
  "EMI calculator": "EMI కాలిక్యులేటర్",
  "What a loan costs each month": "రుణానికి నెలకు ఎంత అవుతుంది",
  "The whole cost": "మొత్తం ఖర్చు",
  "GST, duty and your own money, line by line": "GST, డ్యూటీ, మీ సొంత డబ్బు, విడివిడిగా",
  "Get a home loan": "గృహ రుణం పొందండి",
  "A specialist compares lenders with you": "నిపుణులు మీతో కలిసి రుణ సంస్థలను పోల్చుతారు",
  "What an EMI does": "EMI ఏం చేస్తుంది",
  "20 years of a loan, year by year": "20 ఏళ్ల రుణం, ఏడాది వారీగా (ఇంగ్లీషులో)",
  "What is a home loan?": "గృహ రుణం అంటే ఏమిటి?",
  "What it is": "అంటే ఏమిటి",
  "Money that a bank or a housing finance company lends you to buy, build or extend a home. The home itself is the security: its original papers stay with the lender until the last rupee is repaid.":
    "ఇల్లు కొనడానికి, కట్టడానికి లేదా పెంచుకోవడానికి బ్యాంకు లేదా హౌసింగ్ ఫైనాన్స్ కంపెనీ మీకిచ్చే డబ్బు. ఇల్లే దానికి హామీ: చివరి రూపాయి తీరే వరకు దాని అసలు పత్రాలు రుణ సంస్థ వద్దే ఉంటాయి.",
  "You repay in equated monthly instalments (EMIs), the same sum every month. In the first years most of an EMI is interest; towards the end most of it repays the loan. [The EMI calculator](/emi-calculator) shows the split for your own figures.":
    "మీరు ప్రతి నెలా ఒకే మొత్తంగా (EMI) తీరుస్తారు. మొదటి ఏళ్లలో EMIలో ఎక్కువ భాగం వడ్డీయే; చివర్లో ఎక్కువ భాగం రుణం తీరుస్తుంది. మీ అంకెలకు ఆ వాటాలు ఎంతో [EMI కాలిక్యులేటర్](/emi-calculator) చూపిస్తుంది.",
  "Who can get a home loan?": "గృహ రుణం ఎవరికి వస్తుంది?",
  Eligibility: "అర్హత",
  "Salaried and self-employed people, residents and NRIs. Lenders look at five things:":
    "ఉద్యోగులు, స్వయం ఉపాధి వారు; భారత్‌లో ఉండేవారు, NRIలు. రుణ సంస్థలు ఐదు విషయాలు చూస్తాయి:",
  "24 to 60 years is usual. As a rule the loan has to be repaid by the time you retire.":
    "సాధారణంగా 24 నుండి 60 ఏళ్లు. మామూలుగా మీరు పదవీ విరమణ చేసేలోపు రుణం తీరాలి.",
  Work: "పని",
  "A steady job, often of two years or more; for the self-employed, two or three years of tax returns.":
    "స్థిరమైన ఉద్యోగం, తరచూ రెండేళ్లు లేదా ఎక్కువ; స్వయం ఉపాధి వారికి రెండు లేదా మూడేళ్ల పన్ను రిటర్నులు.",
  Income: "ఆదాయం",
  "Many lenders want the EMIs of all your loans to stay within 40% to 50% of what you take home.":
    "మీ అన్ని రుణాల EMIలు కలిపి చేతికొచ్చే ఆదాయంలో 40% నుండి 50% లోపు ఉండాలని చాలా సంస్థలు కోరతాయి.",
  "750 or more. With 650 a loan is still possible; [how a score is improved](#credit-score).":
    "750 లేదా ఎక్కువ. 650తోనూ రుణం సాధ్యమే; [స్కోర్ ఎలా పెంచుకోవాలి](#credit-score).",
  "The home": "ఇల్లు",
  "A clear title, an approved plan and, for a new project, RERA registration.":
    "స్పష్టమైన హక్కు, ఆమోదం పొందిన ప్లాన్, కొత్త ప్రాజెక్టుకు RERA నమోదు.",
  "You can apply together with your wife or husband, or with a parent. Both incomes then count, and both of you answer for the whole loan.":
    "భార్య లేదా భర్తతో, లేదా తల్లి లేదా తండ్రితో కలిసి దరఖాస్తు చేయవచ్చు. అప్పుడు ఇద్దరి ఆదాయాలూ లెక్కకొస్తాయి, మొత్తం రుణానికి ఇద్దరూ బాధ్యులు.",
  "Loan amount": "రుణ మొత్తం",
  "Two rules of thumb: up to 80-90% of the value of the property, or 5-7 times your annual income. Plan with the smaller of the two.":
    "రెండు సులభ సూత్రాలు: ఆస్తి విలువలో 80-90% వరకు, లేదా మీ ఏడాది ఆదాయానికి 5-7 రెట్లు. రెండింటిలో తక్కువదాన్ని లెక్కలోకి తీసుకోండి.",
  "An example: on an income of ₹12 lakh a year, the second rule gives ₹60 lakh to ₹84 lakh. If the home is worth ₹80 lakh, 80% of it is ₹64 lakh. So ₹60 lakh to ₹64 lakh is a fair figure to start from.":
    "ఉదాహరణ: ఏడాదికి ₹12 లక్షల ఆదాయం ఉంటే, రెండో సూత్రం ప్రకారం ₹60 లక్షల నుండి ₹84 లక్షలు. ఇంటి విలువ ₹80 లక్షలైతే అందులో 80% ₹64 లక్షలు. కాబట్టి ₹60 లక్షల నుండి ₹64 లక్షలతో మొదలుపెట్టడం సబబు.",
  "Banks may not lend more than the Reserve Bank’s ceilings allow. Its circular of 8 October 2015 puts them at 90% of the value for loans up to ₹30 lakh, 80% up to ₹75 lakh and 75% above that.":
    "రిజర్వ్ బ్యాంక్ పరిమితులకు మించి బ్యాంకులు రుణం ఇవ్వలేవు. 8 అక్టోబర్ 2015 నాటి సర్క్యులర్ ప్రకారం ₹30 లక్షల వరకు రుణాలకు విలువలో 90%, ₹75 లక్షల వరకు 80%, అంతకు మించితే 75%.",
  "How much must I bring myself?": "నేను ఎంత సొంత డబ్బు పెట్టాలి?",
  "Your share": "మీ వాటా",
  "Typically lenders finance up to 85%, and at least 15% comes from you. Above a loan of ₹30 lakh the ceilings just named make your share 20% or 25%.":
    "సాధారణంగా రుణ సంస్థలు 85% వరకు ఇస్తాయి, కనీసం 15% మీరు పెట్టాలి. ₹30 లక్షలకు మించిన రుణానికి, పైన చెప్పిన పరిమితుల వల్ల మీ వాటా 20% లేదా 25%.",
  "Some costs are usually outside the loan, so keep money ready for them too:":
    "కొన్ని ఖర్చులు సాధారణంగా రుణంలో ఉండవు; వాటికీ డబ్బు సిద్ధంగా ఉంచుకోండి:",
  "Stamp duty and registration: [what they come to in Telangana](/blog-detail/cost-of-buying-a-home-beyond-price).":
    "స్టాంప్ డ్యూటీ, రిజిస్ట్రేషన్: [తెలంగాణలో ఇవి ఎంతవుతాయి](/blog-detail/cost-of-buying-a-home-beyond-price) (ఇంగ్లీషులో).",
  "GST, if the home is still being built.": "ఇల్లు ఇంకా నిర్మాణంలో ఉంటే GST.",
  "The lender’s processing fee, and its legal and valuation charges.":
    "రుణ సంస్థ ప్రాసెసింగ్ రుసుము, న్యాయ, విలువ కట్టే రుసుములు.",
  "Deposits, interiors and shifting.": "డిపాజిట్లు, ఇంటీరియర్లు, ఇల్లు మారే ఖర్చు.",
  "What interest rates are typical?": "సాధారణ వడ్డీ రేట్లు ఎంత?",
  "Interest rates": "వడ్డీ రేట్లు",
  "Typical rates run from 8.75% to 12% a year. Four things decide where in that range you land: your credit score, how much of the price you borrow, whether you are salaried or self-employed, and the kind of lender.":
    "సాధారణ రేట్లు ఏడాదికి 8.75% నుండి 12% వరకు ఉంటాయి. మీకు అందులో ఎంత పడుతుందో నాలుగు విషయాలు నిర్ణయిస్తాయి: మీ క్రెడిట్ స్కోర్, ధరలో ఎంత రుణం తీసుకుంటున్నారు, మీరు ఉద్యోగా లేక స్వయం ఉపాధా, ఎలాంటి రుణ సంస్థ.",
  "A small difference matters. On ₹50 lakh over 20 years, half a per cent is roughly ₹1,600 a month. So ask at least two lenders.":
    "చిన్న తేడా కూడా ముఖ్యమే. 20 ఏళ్లకు ₹50 లక్షలపై అర శాతం అంటే నెలకు సుమారు ₹1,600. కాబట్టి కనీసం రెండు సంస్థలను అడగండి.",
  "Compare the annual percentage rate (APR), not the rate in the advertisement. It includes the fees, and the lender has to show it in the Key Facts Statement before you sign.":
    "ప్రకటనలోని రేటును కాదు, వార్షిక శాతం రేటు (APR) పోల్చండి. అందులో రుసుములు కలిసి ఉంటాయి; మీరు సంతకం చేసే ముందు రుణ సంస్థ దాన్ని ‘కీ ఫ్యాక్ట్స్ స్టేట్‌మెంట్’లో చూపించాలి.",
  "Should I take a fixed or a floating rate?": "స్థిర రేటు తీసుకోవాలా, మారే రేటు తీసుకోవాలా?",
  "Fixed or floating": "స్థిరమా, మారేదా",
  Floating: "మారే రేటు",
  "Follows a benchmark, often the Reserve Bank’s repo rate. When that changes, your EMI or the length of the loan changes too. Individuals can repay early without a charge.":
    "ఒక ప్రామాణిక రేటును, తరచూ రిజర్వ్ బ్యాంక్ రెపో రేటును, అనుసరిస్తుంది. అది మారితే మీ EMI లేదా రుణ కాలం కూడా మారుతుంది. వ్యక్తులు రుసుము లేకుండా ముందే తీర్చవచ్చు.",
  Fixed: "స్థిర రేటు",
  "Stays the same for the whole term, or only for the first years. It usually starts higher, and repaying early can cost money.":
    "మొత్తం కాలానికి లేదా మొదటి కొన్నేళ్లకు అలాగే ఉంటుంది. సాధారణంగా ఎక్కువ రేటుతో మొదలవుతుంది, ముందే తీరిస్తే ఖర్చు ఉండవచ్చు.",
  "Most home loans are floating. Ask three questions: how often is the rate reset, is it the EMI or the term that changes, and what does it cost to switch later.":
    "చాలా గృహ రుణాలు మారే రేటువే. మూడు ప్రశ్నలు అడగండి: రేటు ఎంత తరచుగా మారుతుంది, మారేది EMIనా లేక కాలమా, తర్వాత రేటు రకం మార్చుకోవడానికి ఎంతవుతుంది.",
  "What credit score do I need?": "ఎంత క్రెడిట్ స్కోర్ కావాలి?",
  "750 is the minimum that most lenders look for. A loan with 650 is possible with some, at a higher rate or for a smaller share of the price.":
    "చాలా సంస్థలు కనీసం 750 చూస్తాయి. కొన్ని సంస్థల్లో 650తోనూ రుణం సాధ్యమే, కానీ ఎక్కువ రేటుకు లేదా ధరలో తక్కువ వాటాకు.",
  "Before you apply:": "దరఖాస్తు చేసే ముందు:",
  "Read your credit report. Each credit bureau gives you one full report a year free of charge.":
    "మీ క్రెడిట్ రిపోర్ట్ చదవండి. ప్రతి క్రెడిట్ బ్యూరో ఏడాదికి ఒక పూర్తి రిపోర్ట్ ఉచితంగా ఇస్తుంది.",
  "Have mistakes corrected, such as a closed loan that is still shown as open.":
    "తప్పులు సరిచేయించండి; ఉదాహరణకు తీరిపోయిన రుణం ఇంకా ఉన్నట్టు చూపడం.",
  "Pay every card and every EMI on the due date for six months.":
    "ఆరు నెలల పాటు ప్రతి కార్డు బిల్లు, ప్రతి EMI గడువు తేదీకే కట్టండి.",
  "Don’t apply to many lenders at once: each enquiry is noted in the report.":
    "ఒకేసారి చాలా సంస్థలకు దరఖాస్తు చేయకండి: ప్రతి విచారణ రిపోర్ట్‌లో నమోదవుతుంది.",
};
