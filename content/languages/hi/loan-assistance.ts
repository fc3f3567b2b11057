import type { Words } from "@/lib/base/language";

/** The page on help with a home loan. */
export const loanAssistance: Words = {
  "Home Loan Assistance": "होम लोन में मदद",
  "A loan specialist works out what you can borrow, and goes with you to the bank. You pay us nothing for it.":
    "हमारे लोन विशेषज्ञ हिसाब लगाते हैं कि आपको कितना लोन मिल सकता है, और आपके साथ बैंक चलते हैं। इसके लिए आप हमें कुछ नहीं देते।",
  "We compare lenders, prepare your papers and follow the home loan until it is paid out. The help costs buyers nothing.":
    "हम बैंकों की तुलना करते हैं, आपके काग़ज़ात तैयार करते हैं और पैसा मिलने तक होम लोन पर नज़र रखते हैं। ख़रीदारों के लिए यह मदद मुफ़्त है।",
  "One form, several lenders": "एक फ़ॉर्म, कई बैंक",
  "You give your details once. We ask the lenders that suit you.":
    "आप जानकारी एक बार देते हैं। जो बैंक आपके लिए सही हैं, उनसे हम पूछते हैं।",
  "Offers side by side": "ऑफ़र साथ-साथ",
  "Rate, fees, years and prepayment terms, on one sheet.":
    "दर, फ़ीस, साल और समय से पहले चुकाने की शर्तें, एक ही काग़ज़ पर।",
  "Eligibility first": "पहले पात्रता",
  "You know what you can borrow before you book a home.":
    "घर बुक करने से पहले आप जानते हैं कि कितना लोन मिल सकता है।",
  "Papers in order": "काग़ज़ात दुरुस्त",
  "A list made for your case, checked before it goes to the lender.":
    "आपके मामले के लिए बनी सूची, बैंक को देने से पहले जाँची हुई।",
  "One person to call": "फ़ोन करने के लिए एक ही व्यक्ति",
  "The same specialist from the first call to the last payment.": "पहली कॉल से आख़िरी भुगतान तक वही विशेषज्ञ।",
  "Fill Details": "जानकारी भरें",
  "Eight short answers are enough to begin. Income papers come later, and only to the lender you choose.":
    "शुरू करने के लिए आठ छोटे जवाब काफ़ी हैं। आय के काग़ज़ बाद में, और सिर्फ़ उस बैंक को जिसे आप चुनें।",
  "Max Funding": "ज़्यादा से ज़्यादा लोन",
  "Lenders finance up to 85% of a home; at least 15% comes from you. We look for who goes highest in your case.":
    "बैंक घर की क़ीमत का 85% तक देते हैं; कम से कम 15% आपका होता है। हम देखते हैं कि आपके मामले में सबसे ज़्यादा कौन देता है।",
  "No Hidden Charges": "कोई छिपा शुल्क नहीं",
  "Our help is free. The lender’s own fees are on the sheet before you sign anything.":
    "हमारी मदद मुफ़्त है। बैंक की अपनी फ़ीस दस्तख़त से पहले ही काग़ज़ पर होती है।",
  "Tell us": "हमें बताएँ",
  "The home, your income and the sum you need.": "घर, आपकी आय और जितनी रक़म चाहिए।",
  "We compare": "हम तुलना करते हैं",
  "What lenders offer for a case like yours.": "आपके जैसे मामले में बैंक क्या देते हैं।",
  "You choose": "आप चुनते हैं",
  "And get the list of papers this lender asks for.": "और उस बैंक के माँगे काग़ज़ात की सूची आपको मिलती है।",
  "We apply": "हम आवेदन करते हैं",
  "We hand the application in with you and answer questions.":
    "आवेदन हम आपके साथ जमा करते हैं और सवालों के जवाब देते हैं।",
  "It is paid out": "पैसा मिलता है",
  "We stay until the money reaches the developer.": "डेवलपर तक पैसा पहुँचने तक हम साथ रहते हैं।",
  "Typical figures, as of November 2026. The decision is always the lender’s, and so are the rate and the fees.":
    "ये नवंबर 2026 के आम आँकड़े हैं। फ़ैसला हमेशा बैंक का होता है, दर और फ़ीस भी।",
  "What does the help cost me?": "इस मदद के लिए मुझे कितना देना होगा?",
  "Nothing. Some lenders pay us when a loan is paid out; it changes neither your rate nor your fees. What the lender itself charges, such as a processing fee, goes from you to the lender.":
    "कुछ नहीं। लोन मिलने पर कुछ बैंक हमें भुगतान करते हैं; इससे न आपकी दर बदलती है न फ़ीस। बैंक जो ख़ुद लेता है, जैसे प्रोसेसिंग फ़ीस, वह आप सीधे बैंक को देते हैं।",
  "How much can I borrow?": "मुझे कितना लोन मिल सकता है?",
  "Lenders usually look at both the home and your income: up to 80-90% of the property’s value, and 5-7 times your annual income. Count on up to 85% from the lender and at least 15% of your own.":
    "बैंक आम तौर पर घर और आपकी आय, दोनों देखते हैं: प्रॉपर्टी के मूल्य का 80-90% तक, और आपकी सालाना आय का 5-7 गुना। मानकर चलें कि 85% तक बैंक से और कम से कम 15% आपका अपना होगा।",
  "The [EMI calculator](/emi-calculator) shows what a sum costs each month.":
    "किसी रक़म की मासिक किस्त कितनी होगी, यह [EMI कैलकुलेटर](/emi-calculator) दिखाता है।",
  "Who can apply, and which credit score is needed?": "कौन आवेदन कर सकता है, और कितना क्रेडिट स्कोर चाहिए?",
  "Salaried and self-employed people between 24 and 60 years. Most lenders ask for a credit score of 750; with 650 a loan is possible, often at a higher rate or for a smaller sum.":
    "24 से 60 साल के नौकरीपेशा और अपना काम करने वाले। ज़्यादातर बैंक 750 का क्रेडिट स्कोर माँगते हैं; 650 पर भी लोन मिल सकता है, अक्सर ऊँची दर पर या कम रक़म का।",
  "What interest rate should I expect?": "कितनी ब्याज दर मानकर चलूँ?",
  "Typically between 8.75% and 12% a year, depending on your score, your income and the lender. Ask whether the rate is fixed or floating, and what it is linked to.":
    "आम तौर पर सालाना 8.75% से 12% के बीच; यह आपके स्कोर, आय और बैंक पर निर्भर है। पूछें कि दर फ़िक्स्ड है या फ़्लोटिंग, और किससे जुड़ी है।",
  "How long does it take?": "कितना समय लगता है?",
  "Disbursement takes 3 to 15 days once the papers are complete. Title papers of the home take longest, so begin with those. The [Home Loan Guide](/home-loan) lists what is asked for.":
    "काग़ज़ात पूरे होने पर पैसा 3 से 15 दिन में मिलता है। घर के मालिकाना काग़ज़ात में सबसे ज़्यादा समय लगता है, इसलिए उन्हीं से शुरू करें। क्या-क्या माँगा जाता है, यह [होम लोन गाइड](/home-loan) में है।",
};
