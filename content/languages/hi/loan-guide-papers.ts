import type { Words } from "@/lib/base/language";

/** The guide to home loans: papers, time, repaying early, tax. */
export const loanGuidePapers: Words = {
  "Which documents will the lender ask for?": "बैंक कौन-से काग़ज़ात माँगेगा?",
  Documents: "काग़ज़ात",
  "Who you are": "आप कौन हैं",
  "PAN, Aadhaar or passport, proof of address, photographs.": "PAN, आधार या पासपोर्ट, पते का सबूत, तस्वीरें।",
  Salaried: "नौकरीपेशा",
  "Salary slips of three months, the employer’s tax certificate (Form 16), bank statements of six months.":
    "तीन महीने की वेतन पर्ची, कंपनी का टैक्स प्रमाणपत्र (फ़ॉर्म 16), छह महीने के बैंक स्टेटमेंट।",
  "Self-employed": "स्वरोज़गार",
  "Tax returns and accounts of two or three years, GST returns, bank statements of the firm and your own.":
    "दो या तीन साल के टैक्स रिटर्न और हिसाब, GST रिटर्न, फ़र्म के और आपके अपने बैंक स्टेटमेंट।",
  "Agreement for sale, title deeds, encumbrance certificate, approved plan, RERA number, receipts of what you have paid.":
    "बिक्री का एग्रीमेंट, मालिकाना काग़ज़ात, एनकम्ब्रेंस सर्टिफ़िकेट, मंज़ूर नक़्शा, RERA नंबर, आपके किए भुगतान की रसीदें।",
  "Where the down payment comes from: savings, a sale, a gift.":
    "डाउन पेमेंट कहाँ से आ रहा है: बचत, किसी चीज़ की बिक्री, उपहार।",
  "Lists differ from lender to lender. Show originals, hand over copies, and keep a note of what you gave to whom.":
    "सूची हर बैंक की अलग होती है। असली काग़ज़ दिखाएँ, कॉपी दें, और लिखकर रखें कि किसे क्या दिया।",
  "How long does it take until the money is paid?": "पैसा मिलने में कितना समय लगता है?",
  "How long it takes": "कितना समय",
  "Disbursement typically takes 3 to 15 days, counted from the day on which your papers are complete. These are the steps:":
    "काग़ज़ात पूरे होने के दिन से आम तौर पर 3 से 15 दिन में पैसा मिलता है। चरण ये हैं:",
  Sanction: "मंज़ूरी",
  "The lender checks income and credit report, and writes how much it would lend at which terms.":
    "बैंक आय और क्रेडिट रिपोर्ट जाँचता है, और लिखकर देता है कि वह किन शर्तों पर कितना लोन देगा।",
  "A lawyer looks at the title, an engineer at the building and its value.":
    "वकील मालिकाना हक़ देखते हैं, इंजीनियर इमारत और उसका मूल्य।",
  Agreement: "एग्रीमेंट",
  "You sign the loan agreement and deposit the title papers.":
    "आप लोन एग्रीमेंट पर दस्तख़त करते हैं और मालिकाना काग़ज़ात जमा करते हैं।",
  Payment: "भुगतान",
  "For a ready home in one sum to the seller. For a home under construction in stages, as the building grows.":
    "तैयार घर के लिए बेचने वाले को एक बार में। निर्माणाधीन घर के लिए, जैसे-जैसे इमारत बने, चरणों में।",
  "While a home is being built, many lenders ask only for the interest on what has been paid out so far (pre-EMI). The loan itself does not shrink in that time.":
    "घर बनते समय कई बैंक सिर्फ़ अब तक दी गई रक़म का ब्याज (प्री-EMI) माँगते हैं। उस दौरान लोन ख़ुद कम नहीं होता।",
  "Does it cost anything to repay early?": "क्या समय से पहले चुकाने पर कुछ लगता है?",
  "Repaying early": "पहले चुकाना",
  "Where a lender may charge a prepayment penalty, about 2% of the sum repaid is typical. That is so mainly for fixed-rate loans and for loans to companies.":
    "जहाँ बैंक शुल्क ले सकता है, वहाँ चुकाई गई रक़म का क़रीब 2% आम है। ऐसा मुख्यतः फ़िक्स्ड दर वाले लोन और कंपनियों के लोन पर होता है।",
  "On a floating-rate home loan to an individual, not for business, there is no penalty. The Reserve Bank’s directions of 2025 rule it out for all loans sanctioned or renewed from 1 January 2026; for older ones its earlier circulars say much the same, so read your sanction letter.":
    "किसी व्यक्ति के फ़्लोटिंग दर वाले होम लोन पर, जो कारोबार के लिए न हो, कोई शुल्क नहीं है। 1 जनवरी 2026 से मंज़ूर या नवीनीकृत सभी लोन पर रिज़र्व बैंक के 2025 के निर्देश इसे रोकते हैं; पुराने लोन के लिए उसके पहले के सर्कुलर लगभग यही कहते हैं, इसलिए अपना मंज़ूरी पत्र पढ़ें।",
  "Any charge must be named in the sanction letter and in the Key Facts Statement. One that is not there can’t be asked for later.":
    "हर शुल्क मंज़ूरी पत्र और ‘की फ़ैक्ट्स स्टेटमेंट’ में लिखा होना चाहिए। जो वहाँ नहीं है, वह बाद में नहीं माँगा जा सकता।",
  "What tax can a home loan save?": "होम लोन से कितना टैक्स बचता है?",
  Tax: "टैक्स",
  "Under the old tax regime there are two deductions from your income each year:":
    "पुरानी टैक्स व्यवस्था में आपकी आय से हर साल दो कटौतियाँ मिलती हैं:",
  "Principal, 80C": "मूलधन, 80C",
  "Up to ₹1,50,000 under section 80C, together with provident fund, insurance and the like. Stamp duty and registration count in the year you pay them.":
    "धारा 80C में ₹1,50,000 तक, भविष्य निधि, बीमा वग़ैरह को मिलाकर। स्टाम्प ड्यूटी और रजिस्ट्रेशन उस साल गिने जाते हैं जब आप उन्हें चुकाते हैं।",
  "Interest, 24(b)": "ब्याज, 24(b)",
  "Up to ₹2,00,000 under section 24(b) for a home you live in, once it is complete.":
    "धारा 24(b) में ₹2,00,000 तक, जिस घर में आप रहते हैं उसके लिए, उसके पूरा होने के बाद।",
  "Under the new regime, which applies unless you choose the old one, neither is available for a home you live in. Two people who own the home and repay the loan together can each claim up to these limits.":
    "नई व्यवस्था में, जो पुरानी न चुनने पर लागू होती है, अपने रहने के घर के लिए दोनों में से कोई नहीं मिलती। दो लोग जो घर के मालिक हैं और लोन साथ चुकाते हैं, दोनों अलग-अलग इन सीमाओं तक कटौती ले सकते हैं।",
  "Since 1 April 2026 both stand in the Income-tax Act, 2025: section 80C has become section 123, and section 24(b) is part of section 22. Ask your chartered accountant which regime is better for you.":
    "1 अप्रैल 2026 से दोनों आयकर अधिनियम, 2025 में हैं: धारा 80C अब धारा 123 है, और धारा 24(b) धारा 22 का हिस्सा है। आपके लिए कौन-सी व्यवस्था बेहतर है, अपने चार्टर्ड अकाउंटेंट से पूछें।",
};
