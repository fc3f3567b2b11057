import type { Words } from "@/lib/base/language";

/** Guides that are being written, and the page on interiors. */
export const moreGuides: Words = {
  "Coming Soon...": "जल्द आ रहा है...",
  "We are writing this page. If you need an answer before it is ready, ask a person: the call is free.":
    "हम यह पेज लिख रहे हैं। इसके तैयार होने से पहले जवाब चाहिए तो फ़ोन करके पूछ लें: कोई व्यक्ति ही जवाब देगा, कॉल मुफ़्त है।",
  "Ready to read now": "अभी पढ़ने के लिए तैयार",
  "What a lender asks for": "बैंक क्या माँगता है",
  "The list of papers in our home loan guide": "हमारी होम लोन गाइड में काग़ज़ात की सूची",
  "Get a home loan": "होम लोन पाएँ",
  "A loan specialist compares lenders with you": "लोन विशेषज्ञ आपके साथ बैंकों की तुलना करते हैं",
  "Eleven questions, eleven answers": "ग्यारह सवाल, ग्यारह जवाब",
  "Before the booking amount": "बुकिंग की रक़म देने से पहले",
  "What to ask before you pay anything": "कुछ भी देने से पहले क्या पूछें (अंग्रेज़ी में)",
  "The cost beyond the price": "क़ीमत के अलावा ख़र्च",
  "Stamp duty, GST, deposits and interiors": "स्टाम्प ड्यूटी, GST, डिपॉज़िट और इंटीरियर (अंग्रेज़ी में)",
  "Homes and plots": "घर और प्लॉट",
  "Prices, plans and RERA numbers": "क़ीमतें, प्लान और RERA नंबर",
  "How we work with developers": "डेवलपर के साथ हम कैसे काम करते हैं",
  "Villa or apartment?": "विला या अपार्टमेंट?",
  "For families of three generations": "तीन पीढ़ियों के परिवार के लिए (अंग्रेज़ी में)",
  "Site visit checklist": "साइट विज़िट की सूची",
  "What to look at when you stand in the flat": "फ़्लैट में खड़े होकर क्या देखें (अंग्रेज़ी में)",
  "Documents Required for a Home Loan": "होम लोन के लिए ज़रूरी काग़ज़ात",
  "A list to tick off, for salaried and self-employed buyers, that you can print and take along.":
    "नौकरीपेशा और अपना काम करने वाले ख़रीदारों के लिए निशान लगाने की सूची, जिसे प्रिंट करके साथ ले जा सकते हैं।",
  "The papers a bank asks for before it lends for a home in India. This page is being written.":
    "भारत में घर के लिए लोन देने से पहले बैंक जो काग़ज़ात माँगता है। यह पेज लिखा जा रहा है।",
  "From the first budget to the keys: who does what, in which order, and what it costs.":
    "पहले बजट से चाबी मिलने तक: कौन क्या करता है, किस क्रम में, और कितना ख़र्च होता है।",
  "The steps from the first visit to the registration of a home in India. This page is being written.":
    "भारत में पहली बार घर देखने से रजिस्ट्रेशन तक के चरण। यह पेज लिखा जा रहा है।",
  "Entrances, kitchens and bedrooms: what Vaastu asks for, and how to read it in a floor plan.":
    "प्रवेश द्वार, रसोई और बेडरूम: वास्तु क्या कहता है, और उसे फ़्लोर प्लान में कैसे देखें।",
  "What Vaastu says about the rooms and the entrance of a home. This page is being written.":
    "घर के कमरों और प्रवेश द्वार के बारे में वास्तु क्या कहता है। यह पेज लिखा जा रहा है।",
  "The developers we work with, their registered projects and what they have completed.":
    "जिन डेवलपरों के साथ हम काम करते हैं, उनके RERA में पंजीकृत प्रोजेक्ट और अब तक पूरे किए हुए।",
  "The developers whose homes we offer in Hyderabad and other cities. This page is being written.":
    "हैदराबाद और दूसरे शहरों में जिन डेवलपरों के घर हम दिखाते हैं। यह पेज लिखा जा रहा है।",
  "Home Loan Facility": "होम लोन सुविधा",
  "How we go from your first question to the lender’s sanction letter.":
    "आपके पहले सवाल से बैंक के मंज़ूरी पत्र तक हम कैसे पहुँचते हैं।",
  "How we help buyers to find and arrange a loan for their home. This page is being written.":
    "घर के लिए लोन ढूँढने और लेने में हम ख़रीदारों की मदद कैसे करते हैं। यह पेज लिखा जा रहा है।",
  // Interiors.
  "The day you get the keys, a flat is bare walls. Our designers turn it into a home, room by room.":
    "चाबी मिलने के दिन फ़्लैट बस ख़ाली दीवारें होता है। हमारे डिज़ाइनर उसे कमरा-दर-कमरा घर बनाते हैं।",
  "From an empty flat to a home you can move into: plans, a fixed quotation and one person to call until the work is done.":
    "ख़ाली फ़्लैट से रहने लायक़ घर तक: प्लान, तय कोटेशन, और काम पूरा होने तक बात करने के लिए एक ही व्यक्ति।",
  "Interior design, room by room": "हर कमरे का इंटीरियर डिज़ाइन",
  "From bare walls to a home": "ख़ाली दीवारों से घर तक",
  "Living room with a sofa and warm light (artist’s impression)":
    "सोफ़ा और हल्की गर्म रोशनी वाला लिविंग रूम (कलाकार की कल्पना)",
  "A visit to measure the home and hear how you live.": "घर पर आकर नाप लेना और आपके रहन-सहन को समझना।",
  "Plans and pictures of each room before anything is ordered.":
    "कुछ भी ऑर्डर करने से पहले हर कमरे के प्लान और तस्वीरें।",
  "One quotation, item by item, so that you can leave things out.":
    "एक ही कोटेशन, हर चीज़ अलग-अलग, ताकि जो न चाहिए उसे छोड़ सकें।",
  "One person who answers for carpenters, painters and electricians.":
    "बढ़ई, पेंटर और इलेक्ट्रीशियन, सबके काम के लिए एक ही व्यक्ति ज़िम्मेदार।",
  "We work on apartments, villas, independent houses, penthouses and commercial space.":
    "हम अपार्टमेंट, विला, स्वतंत्र मकान, पेंटहाउस और व्यावसायिक जगहों पर काम करते हैं।",
  "{tell} and a designer will call you.": "{tell}, डिज़ाइनर आपको कॉल करेंगे।",
  "Tell us about your home": "अपने घर के बारे में बताइए",
};
