import type { Words } from "@/lib/base/language";

/** What stands around guides, and the page of the calculator. */
export const guides: Words = {
  "Home Loan EMI Calculator": "होम लोन EMI कैलकुलेटर",
  "Enter the price of the home, what you pay upfront and the lender’s rate. You see the instalment over 10, 20 and 30 years side by side.":
    "घर की क़ीमत, पहले दी जाने वाली रक़म और बैंक की दर लिखें। 10, 20 और 30 साल की किस्त साथ-साथ दिखेगी।",
  "Work out the monthly instalment of a home loan over 10, 20 and 30 years: interest, total payment and the balance year by year.":
    "होम लोन की मासिक किस्त 10, 20 और 30 साल के लिए निकालें: ब्याज, कुल भुगतान और साल-दर-साल बक़ाया।",
  "How the instalment is worked out": "किस्त कैसे निकाली जाती है",
  "An EMI is the same sum every month. At first most of it is interest; towards the end most of it repays the loan. The loan is the price less your down payment, and each month a twelfth of the yearly rate is charged on what is still owed.":
    "EMI यानी हर महीने एक जैसी रक़म। शुरू में उसका ज़्यादातर हिस्सा ब्याज होता है; आख़िर में ज़्यादातर हिस्सा लोन चुकाता है। क़ीमत में से डाउन पेमेंट घटाने पर जो बचे वह लोन है, और जो बक़ाया है उस पर हर महीने सालाना दर का बारहवाँ हिस्सा लगता है।",
  "Lenders round in their own ways and add fees and insurance, so their figure can differ a little. Stamp duty, registration and GST are not in the loan. What rates and shares are usual, and who can get a loan, is in the [Home Loan Guide](/home-loan).":
    "बैंक अपने ढंग से रक़म पूरी करते हैं और फ़ीस व बीमा जोड़ते हैं, इसलिए उनका आँकड़ा थोड़ा अलग हो सकता है। स्टाम्प ड्यूटी, रजिस्ट्रेशन और GST लोन में नहीं हैं। आम दरें और हिस्से, और लोन किसे मिल सकता है, यह [होम लोन गाइड](/home-loan) में है।",
  Guides: "गाइड",
  "On this page": "इस पेज पर",
  "Apply for a home loan": "होम लोन के लिए आवेदन करें",
  "The usual figures": "आम आँकड़े",
  "Go on from here": "यहाँ से आगे",
  "You can {work} first.": "आप पहले {work}।",
  "work out your instalment": "अपनी किस्त निकाल सकते हैं",
  "What you get": "आपको क्या मिलता है",
  "In short": "संक्षेप में",
  "How it works": "यह कैसे होता है",
  "The first and the third step are yours, the others ours.": "पहला और तीसरा चरण आपके हैं, बाक़ी हमारे।",
  "Lenders we ask": "जिन बैंकों से हम पूछते हैं",
  "Sample logos: these lenders are fictional.": "नमूना लोगो: ये बैंक काल्पनिक हैं।",
  "Home Loan Guide": "होम लोन गाइड",
};
