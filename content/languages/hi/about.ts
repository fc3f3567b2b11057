import { about } from "@/content/about";
import { brand } from "@/content/site";
import type { Words } from "@/lib/base/language";

/** About Us, and the pictures of its link. */
export const aboutUs: Words = {
  [about.lead]: `${brand.name} ${brand.founded} से हैदराबाद के परिवारों को घर ढूँढने और सब कुछ जान-समझकर ख़रीदने में मदद करता है, और ख़रीदार हमें कोई ब्रोकरेज नहीं देते।`,
  [about.description]: `${brand.name} कौन है, ${brand.founded} से हैदराबाद में डेवलपर के साथ हम कैसे काम करते हैं, और ख़रीदार हमें ब्रोकरेज क्यों नहीं देते।`,
  "Buyers pay us no brokerage": "ख़रीदार से कोई ब्रोकरेज नहीं",
  "About us": "हमारे बारे में",
  [about.intro[0]]:
    "हम प्रॉपर्टी डेवलपर के चैनल पार्टनर हैं। वे अपने प्रोजेक्ट हमारे यहाँ सूची में देते हैं; हम उन्हें क़ीमत, फ़्लोर प्लान और RERA नंबर के साथ अगल-बगल दिखाते हैं, और पहली साइट विज़िट से रजिस्ट्रेशन तक आपके साथ चलते हैं।",
  [about.intro[1]]:
    "घर बुक होने पर डेवलपर हमें फ़ीस देते हैं। आप डेवलपर की क़ीमत देते हैं, और हमारी फ़ीस का कोई हिस्सा उसमें नहीं जुड़ता। इसीलिए हम 0% ब्रोकरेज कह पाते हैं, और इसीलिए आपको जल्दबाज़ी में डालने के बजाय हम बुकिंग गँवाना बेहतर समझते हैं।",
  "Twin apartment towers joined by a sky bridge, reflected in water at blue hour (artist’s impression)":
    "स्काई ब्रिज से जुड़े दो अपार्टमेंट टावर, शाम के नीले उजाले में पानी में परछाईं (कलाकार की कल्पना)",
  "Our vision": "हमारी सोच",
  [about.vision]:
    "भारत में घर ख़रीदना जितना अहम है, उतना ही साफ़ भी हो: हर प्रोजेक्ट की एक जैसी जानकारी, क़ीमतें जिनकी तुलना हो सके, और जल्दी हो तो सिर्फ़ आपको।",
  "Our mission": "हमारा लक्ष्य",
  "Data-driven insights": "आँकड़ों पर आधारित समझ",
  "Areas, prices, possession dates and RERA numbers of every project in one form, so that two homes can be compared line by line.":
    "हर प्रोजेक्ट का क्षेत्रफल, क़ीमत, क़ब्ज़े की तारीख़ और RERA नंबर एक ही रूप में, ताकि दो घरों की एक-एक बात की तुलना हो सके।",
  "AI-powered search": "AI वाली खोज",
  "Our search forgives a wrong letter or a missing space today. Our aim is one that understands a home described in your own words.":
    "हमारी खोज आज भी ग़लत अक्षर या छूटा हुआ स्पेस समझ लेती है। हमारा लक्ष्य ऐसी खोज है जो आपके अपने शब्दों में बताया गया घर समझे।",
  "End-to-end solutions": "शुरू से आख़िर तक साथ",
  "Shortlist, site visit, home loan, legal advice, booking and interiors, with one person who knows your case from beginning to end.":
    "घर चुनना, साइट विज़िट, होम लोन, क़ानूनी सलाह, बुकिंग और इंटीरियर: एक ही व्यक्ति के साथ, जो शुरू से आख़िर तक आपका मामला जानता है।",
  "Professional team": "पेशेवर टीम",
  "Advisers who have walked through the projects they talk about, and who name the drawbacks of a home as well.":
    "ऐसे सलाहकार जो जिन प्रोजेक्ट की बात करते हैं उन्हें ख़ुद देख चुके हैं, और घर की कमियाँ भी बताते हैं।",
  "{figure} {label}": "{figure} {label}",
  "have listed homes or plots with {company}.": "{company} के यहाँ घर या प्लॉट सूची में दे चुके हैं।",
  "Message from the CEO": "सीईओ का संदेश",
  [about.ceo.role]: `मुख्य कार्यकारी अधिकारी, ${brand.name}`,
  [about.ceo.message[0]]:
    "हममें से ज़्यादातर लोग ज़िंदगी में जो सबसे बड़ी चीज़ ख़रीदते हैं, वह घर है, और बहुत-से लोग उसके बारे में अपने फ़ोन से भी कम जानकर ख़रीदते हैं। जब मैंने अपना घर ख़रीदा, तो यह बात मुझे खटकी, और यही इस कंपनी की वजह है।",
  [about.ceo.message[1]]:
    "इसलिए हम तथ्य पहले रखते हैं। किसी प्रोजेक्ट का RERA नंबर न हो, तो आपको यह दिखता है। क़ीमत पता न हो, तो हम गढ़ते नहीं। और अगर तीन बार देखने के बाद सही जवाब रुकना हो, तो हमारे सलाहकार आपसे यह कहने को आज़ाद हैं।",
  [about.ceo.message[2]]: "समय लीजिए, हमसे सब कुछ पूछिए, और यहाँ लिखी बातों पर हमें परखिए।",
  "Look at the homes we offer": "हमारे घर देखें",
  "Write or call": "लिखें या कॉल करें",
};
