import type { Words } from "@/lib/base/language";

/** The guide to home loans: its figures, and who can borrow how much at which rate. */
export const loanGuide: Words = {
  "Home Loan Guide": "होम लोन गाइड",
  "What a home loan in India covers, what it costs and what the lender will ask of you, in eleven questions.":
    "भारत में होम लोन किसके लिए मिलता है, कितने का पड़ता है और बैंक आपसे क्या माँगेगा: ग्यारह सवालों में।",
  "Who can get a home loan in India, how much, at what rate, with which papers, how fast, and what it saves in tax: eleven plain answers.":
    "भारत में होम लोन किसे, कितना, किस दर पर, किन काग़ज़ात से और कितनी जल्दी मिलता है, और टैक्स में क्या बचता है: ग्यारह सीधे जवाब।",
  "These are typical figures, for guidance. Every lender sets its own terms and they change, so the sanction letter is what counts. Whether a loan is given is the lender’s decision alone; we are not a lender.":
    "ये आम आँकड़े हैं, अंदाज़े के लिए। हर बैंक अपनी शर्तें तय करता है और वे बदलती हैं, इसलिए मंज़ूरी पत्र में जो है वही माना जाता है। लोन देना है या नहीं, यह पूरी तरह बैंक का फ़ैसला है; हम लोन देने वाली संस्था नहीं हैं।",
  Age: "उम्र",
  "24 to 60 years": "24 से 60 साल",
  "when you apply": "आवेदन के समय",
  "Interest rate": "ब्याज दर",
  "8.75% to 12%": "8.75% से 12%",
  "a year, typical": "सालाना, आम तौर पर",
  "Lender finances": "बैंक देता है",
  "up to 85%": "85% तक",
  "at least 15% from you": "कम से कम 15% आपका",
  "Credit score": "क्रेडिट स्कोर",
  "750": "750",
  "650 is possible": "650 पर भी संभव",
  Disbursement: "पैसा मिलना",
  "3 to 15 days": "3 से 15 दिन",
  "once the papers are complete": "काग़ज़ात पूरे होने पर",
  "Prepayment penalty": "पहले चुकाने का शुल्क",
  "about 2%": "क़रीब 2%",
  "none on most floating-rate loans": "ज़्यादातर फ़्लोटिंग लोन पर नहीं",
  "EMI calculator": "EMI कैलकुलेटर",
  "What a loan costs each month": "लोन की मासिक किस्त कितनी होगी",
  "The whole cost": "पूरा ख़र्च",
  "GST, duty and your own money, line by line": "GST, ड्यूटी और आपका अपना पैसा, एक-एक करके",
  "Get a home loan": "होम लोन पाएँ",
  "A specialist compares lenders with you": "विशेषज्ञ आपके साथ बैंकों की तुलना करते हैं",
  "What an EMI does": "EMI क्या करती है",
  "20 years of a loan, year by year": "20 साल का लोन, साल-दर-साल (अंग्रेज़ी में)",
  "What is a home loan?": "होम लोन क्या है?",
  "What it is": "क्या है",
  "Money that a bank or a housing finance company lends you to buy, build or extend a home. The home itself is the security: its original papers stay with the lender until the last rupee is repaid.":
    "घर ख़रीदने, बनाने या बढ़ाने के लिए बैंक या हाउसिंग फ़ाइनेंस कंपनी से मिला पैसा। घर ही उसकी ज़मानत है: आख़िरी रुपया चुकने तक उसके असली काग़ज़ात बैंक के पास रहते हैं।",
  "You repay in equated monthly instalments (EMIs), the same sum every month. In the first years most of an EMI is interest; towards the end most of it repays the loan. [The EMI calculator](/emi-calculator) shows the split for your own figures.":
    "आप इसे मासिक किस्तों (EMI) में चुकाते हैं, हर महीने एक जैसी रक़म। पहले सालों में EMI का ज़्यादातर हिस्सा ब्याज होता है; आख़िर में ज़्यादातर हिस्सा लोन चुकाता है। आपके अपने आँकड़ों का बँटवारा [EMI कैलकुलेटर](/emi-calculator) दिखाता है।",
  "Who can get a home loan?": "होम लोन किसे मिल सकता है?",
  Eligibility: "पात्रता",
  "Salaried and self-employed people, residents and NRIs. Lenders look at five things:":
    "नौकरीपेशा और अपना काम करने वाले, भारत में रहने वाले और NRI। बैंक पाँच बातें देखते हैं:",
  "24 to 60 years is usual. As a rule the loan has to be repaid by the time you retire.":
    "आम तौर पर 24 से 60 साल। अक्सर शर्त होती है कि आपके रिटायर होने तक लोन चुक जाए।",
  Work: "काम",
  "A steady job, often of two years or more; for the self-employed, two or three years of tax returns.":
    "पक्की नौकरी, अक्सर दो साल या ज़्यादा की; अपना काम करने वालों के लिए दो या तीन साल के टैक्स रिटर्न।",
  Income: "आय",
  "Many lenders want the EMIs of all your loans to stay within 40% to 50% of what you take home.":
    "कई बैंक चाहते हैं कि आपके सभी लोन की EMI हाथ में आने वाली आय के 40% से 50% के भीतर रहें।",
  "750 or more. With 650 a loan is still possible; [how a score is improved](#credit-score).":
    "750 या ज़्यादा। 650 पर भी लोन मिल सकता है; [स्कोर कैसे सुधारें](#credit-score)।",
  "The home": "घर",
  "A clear title, an approved plan and, for a new project, RERA registration.":
    "साफ़ मालिकाना हक़, मंज़ूर नक़्शा और नए प्रोजेक्ट के लिए RERA रजिस्ट्रेशन।",
  "You can apply together with your wife or husband, or with a parent. Both incomes then count, and both of you answer for the whole loan.":
    "आप पति या पत्नी के साथ, या माता-पिता में से किसी के साथ आवेदन कर सकते हैं। तब दोनों की आय गिनी जाती है, और पूरे लोन के लिए दोनों ज़िम्मेदार होते हैं।",
  "Loan amount": "लोन की रक़म",
  "Two rules of thumb: up to 80-90% of the value of the property, or 5-7 times your annual income. Plan with the smaller of the two.":
    "दो मोटे नियम: प्रॉपर्टी के मूल्य का 80-90% तक, या आपकी सालाना आय का 5-7 गुना। दोनों में से जो कम हो, उसे मानकर चलें।",
  "An example: on an income of ₹12 lakh a year, the second rule gives ₹60 lakh to ₹84 lakh. If the home is worth ₹80 lakh, 80% of it is ₹64 lakh. So ₹60 lakh to ₹64 lakh is a fair figure to start from.":
    "एक उदाहरण: ₹12 लाख सालाना आय पर दूसरे नियम से ₹60 लाख से ₹84 लाख बनते हैं। अगर घर ₹80 लाख का है, तो उसका 80% ₹64 लाख है। इसलिए ₹60 लाख से ₹64 लाख से शुरू करना ठीक है।",
  "Banks may not lend more than the Reserve Bank’s ceilings allow. Its circular of 8 October 2015 puts them at 90% of the value for loans up to ₹30 lakh, 80% up to ₹75 lakh and 75% above that.":
    "बैंक रिज़र्व बैंक की सीमा से ज़्यादा लोन नहीं दे सकते। 8 अक्टूबर 2015 के उसके सर्कुलर में ₹30 लाख तक के लोन के लिए मूल्य का 90%, ₹75 लाख तक 80% और उससे ऊपर 75% की सीमा है।",
  "How much must I bring myself?": "मुझे ख़ुद कितना पैसा लगाना होगा?",
  "Your share": "आपका हिस्सा",
  "Typically lenders finance up to 85%, and at least 15% comes from you. Above a loan of ₹30 lakh the ceilings just named make your share 20% or 25%.":
    "आम तौर पर बैंक 85% तक देते हैं, और कम से कम 15% आपका होता है। ₹30 लाख से ऊपर के लोन पर ऊपर बताई सीमाओं से आपका हिस्सा 20% या 25% हो जाता है।",
  "Some costs are usually outside the loan, so keep money ready for them too:":
    "कुछ ख़र्च आम तौर पर लोन से बाहर होते हैं, इसलिए उनके लिए भी पैसा तैयार रखें:",
  "Stamp duty and registration: [what they come to in Telangana](/blog-detail/cost-of-buying-a-home-beyond-price).":
    "स्टाम्प ड्यूटी और रजिस्ट्रेशन: [तेलंगाना में ये कितने होते हैं](/blog-detail/cost-of-buying-a-home-beyond-price) (अंग्रेज़ी में)।",
  "GST, if the home is still being built.": "GST, अगर घर अभी बन रहा है।",
  "The lender’s processing fee, and its legal and valuation charges.":
    "बैंक की प्रोसेसिंग फ़ीस, और उसके क़ानूनी व मूल्यांकन शुल्क।",
  "Deposits, interiors and shifting.": "डिपॉज़िट, इंटीरियर और सामान ले जाने का ख़र्च।",
  "What interest rates are typical?": "आम ब्याज दरें क्या हैं?",
  "Interest rates": "ब्याज दरें",
  "Typical rates run from 8.75% to 12% a year. Four things decide where in that range you land: your credit score, how much of the price you borrow, whether you are salaried or self-employed, and the kind of lender.":
    "आम दरें सालाना 8.75% से 12% तक होती हैं। आपको इसमें से कौन-सी मिलेगी, यह चार बातों से तय होता है: आपका क्रेडिट स्कोर, आप क़ीमत का कितना हिस्सा उधार लेते हैं, आप नौकरीपेशा हैं या अपना काम करते हैं, और बैंक किस तरह का है।",
  "A small difference matters. On ₹50 lakh over 20 years, half a per cent is roughly ₹1,600 a month. So ask at least two lenders.":
    "छोटा अंतर भी मायने रखता है। ₹50 लाख पर 20 साल में आधा प्रतिशत यानी महीने के क़रीब ₹1,600। इसलिए कम से कम दो बैंकों से पूछें।",
  "Compare the annual percentage rate (APR), not the rate in the advertisement. It includes the fees, and the lender has to show it in the Key Facts Statement before you sign.":
    "विज्ञापन की दर नहीं, सालाना प्रतिशत दर (APR) की तुलना करें। उसमें फ़ीस शामिल होती है, और बैंक को दस्तख़त से पहले उसे ‘की फ़ैक्ट्स स्टेटमेंट’ में दिखाना होता है।",
  "Should I take a fixed or a floating rate?": "फ़िक्स्ड दर लूँ या फ़्लोटिंग?",
  "Fixed or floating": "फ़िक्स्ड या फ़्लोटिंग",
  Floating: "फ़्लोटिंग",
  "Follows a benchmark, often the Reserve Bank’s repo rate. When that changes, your EMI or the length of the loan changes too. Individuals can repay early without a charge.":
    "यह किसी मानक दर के साथ चलती है, अक्सर रिज़र्व बैंक की रेपो दर के साथ। उसके बदलने पर आपकी EMI या लोन की अवधि भी बदलती है। व्यक्ति बिना शुल्क समय से पहले चुका सकते हैं।",
  Fixed: "फ़िक्स्ड",
  "Stays the same for the whole term, or only for the first years. It usually starts higher, and repaying early can cost money.":
    "पूरी अवधि तक, या सिर्फ़ शुरू के सालों में, एक जैसी रहती है। आम तौर पर ऊँची दर से शुरू होती है, और पहले चुकाने पर ख़र्च हो सकता है।",
  "Most home loans are floating. Ask three questions: how often is the rate reset, is it the EMI or the term that changes, and what does it cost to switch later.":
    "ज़्यादातर होम लोन फ़्लोटिंग होते हैं। तीन सवाल पूछें: दर कितनी बार बदली जाती है, EMI बदलती है या अवधि, और बाद में दर का प्रकार बदलने का ख़र्च कितना है।",
  "What credit score do I need?": "कितना क्रेडिट स्कोर चाहिए?",
  "750 is the minimum that most lenders look for. A loan with 650 is possible with some, at a higher rate or for a smaller share of the price.":
    "ज़्यादातर बैंक कम से कम 750 देखते हैं। कुछ के यहाँ 650 पर भी लोन मिल सकता है, ऊँची दर पर या क़ीमत के छोटे हिस्से के लिए।",
  "Before you apply:": "आवेदन करने से पहले:",
  "Read your credit report. Each credit bureau gives you one full report a year free of charge.":
    "अपनी क्रेडिट रिपोर्ट पढ़ें। हर क्रेडिट ब्यूरो साल में एक पूरी रिपोर्ट मुफ़्त देता है।",
  "Have mistakes corrected, such as a closed loan that is still shown as open.":
    "ग़लतियाँ ठीक करवाएँ, जैसे कोई बंद लोन जो अब भी चालू दिख रहा हो।",
  "Pay every card and every EMI on the due date for six months.":
    "छह महीने तक हर कार्ड और हर EMI का भुगतान नियत तारीख़ पर करें।",
  "Don’t apply to many lenders at once: each enquiry is noted in the report.":
    "एक साथ बहुत-से बैंकों में आवेदन न करें: हर पूछताछ रिपोर्ट में दर्ज होती है।",
};
