import { homePage } from "@/content/page-words";
import { brand } from "@/content/site";
import type { Words } from "@/lib/base/language";

/** The home page, without its search and its rows of cards (`browser/home.ts`). */
export const home: Words = {
  [homePage.title]: `हैदराबाद में घर, 0% ब्रोकरेज | ${brand.name}`,
  [homePage.description]:
    "हैदराबाद में अपार्टमेंट, विला और प्लॉट क़ीमत, फ़्लोर प्लान और RERA नंबर के साथ खोजें। ख़रीदारों को कोई ब्रोकरेज नहीं देना होता।",
  "Homes, villas and plots in {place}": "{place} में घर, विला और प्लॉट",
  [brand.tagline]: "0% ब्रोकरेज। 100% ख़ुशी।",
  "Developers pay us when you book. You pay their price, and nothing to us.":
    "आपके बुक करने पर डेवलपर हमें भुगतान करते हैं। आप सिर्फ़ उनकी क़ीमत देते हैं, हमें कुछ नहीं।",
  "Skyline of high-rise apartment towers reflected in a lake at dusk": "शाम के समय झील में झलकते ऊँचे अपार्टमेंट टावर",
  "Property types": "प्रॉपर्टी के प्रकार",
  News: "नई जानकारी",
  "{company} in figures": "आँकड़ों में {company}",
  Zero: "शून्य",
  "500 Cr+": "500+ करोड़",
  "Brokerage services": "ब्रोकरेज शुल्क",
  "Happy customers": "ख़ुश ग्राहक",
  "Worth of homes sold": "के घर बेचे गए",
  "Relationship managers": "रिलेशनशिप मैनेजर",
  banks: "बैंक",
  developers: "डेवलपर",
  "since {year}": "{year} से",
  "as of {month}": "{month} तक",
  "New on our list.": "हमारी सूची में नए।",
  "New on our list. Pictures: {note}.": "हमारी सूची में नए। तस्वीरें: {note}।",
  "All projects": "सभी प्रोजेक्ट",
  "No properties available at the moment.": "अभी कोई प्रॉपर्टी उपलब्ध नहीं है।",
  "End-to-end assistance": "शुरू से आख़िर तक साथ",
  "One adviser, five steps, nothing to pay for it.": "एक सलाहकार, पाँच चरण, और इसका कोई शुल्क नहीं।",
  "Step {number}": "चरण {number}",
  "Search & Shortlisting": "खोजना और चुनना",
  "You tell us budget, place and must-haves. We answer with a short list that fits.":
    "आप बजट, जगह और ज़रूरी बातें बताइए। हम आपके लायक़ घरों की छोटी सूची देंगे।",
  "Site Visit": "साइट विज़िट",
  "We arrange the visits and come along, with the questions worth asking there.":
    "साइट विज़िट हम तय करते हैं और साथ चलते हैं, वहाँ पूछने लायक़ सवालों के साथ।",
  "Home Loan Assistance": "होम लोन में मदद",
  "The offers of several lenders side by side, and help with the papers.":
    "कई बैंकों के ऑफ़र साथ-साथ, और काग़ज़ात में मदद।",
  "Legal Advice": "क़ानूनी सलाह",
  "A lawyer reads title, approvals and agreement before you sign.":
    "आपके दस्तख़त से पहले वकील मालिकाना हक़, मंज़ूरियाँ और एग्रीमेंट पढ़ते हैं।",
  "Unit Booking": "घर की बुकिंग",
  "Unit, price and payment plan in writing first. Then you book.":
    "पहले घर, क़ीमत और भुगतान की योजना लिखित में। उसके बाद बुकिंग।",
  "Get in Touch": "हमसे संपर्क करें",
  "What buyers say": "ख़रीदार क्या कहते हैं",
  "Sample reviews, written to show where real ones will stand.":
    "ये नमूने हैं, यह दिखाने के लिए कि असली राय कहाँ दिखेगी।",
  "Sample review": "नमूना राय",
  "First-time buyers": "पहली बार घर ख़रीदने वाले",
  "A family of five": "पाँच लोगों का परिवार",
  "A buyer living abroad": "विदेश में रहने वाले ख़रीदार",
  "A couple with one salary": "एक वेतन वाला दंपति",
  "A plot buyer": "प्लॉट ख़रीदने वाले",
  "Owners who moved up": "बड़े घर में गए मालिक",
  "2 BHK apartment in Kompally": "कोमपल्ली में 2 BHK अपार्टमेंट",
  "Villa in Tellapur": "तेल्लापुर में विला",
  "3 BHK apartment in Kokapet": "कोकापेट में 3 BHK अपार्टमेंट",
  "2 BHK apartment in Miyapur": "मियापुर में 2 BHK अपार्टमेंट",
  "Open plot in Shadnagar": "शादनगर में खुला प्लॉट",
  "4 BHK apartment in Gachibowli": "गाचीबौली में 4 BHK अपार्टमेंट",
  "Five-storey cream and ochre apartment blocks on stilt parking with a landscaped front":
    "स्टिल्ट पार्किंग पर पाँच मंज़िला अपार्टमेंट, सामने बग़ीचा",
  "Street of two-storey villas with terracotta tiled roofs, hedges and small trees":
    "खपरैल की छत वाले दो मंज़िला विला की गली, छोटे पेड़",
  "Twin apartment towers joined by a sky bridge, reflected in water at blue hour":
    "पुल से जुड़े दो टावर, पानी में उनकी परछाईं",
  "Two rounded apartment towers with undulating white balcony slabs under a blue sky":
    "नीले आसमान के नीचे सफ़ेद बालकनी वाले दो टावर",
  "Marked grass plots along an internal road with young trees in low evening sun":
    "शाम की धूप में अंदरूनी सड़क के किनारे निशान लगे प्लॉट और छोटे पेड़",
  "Living room with sage green wall, three framed prints, cream sofa, rust armchairs and a timber media wall":
    "हरी दीवार, तीन तस्वीरों, सोफ़े और कुर्सियों वाली बैठक",
  "Start with a neighbourhood": "इलाक़े से शुरुआत करें",
  "Where you live decides more about your day than the floor plan does.":
    "आपका दिन कैसा बीतेगा, यह फ़्लोर प्लान से ज़्यादा आपका इलाक़ा तय करता है।",
  "New towers beside the Outer Ring Road, minutes from the Financial District.":
    "आउटर रिंग रोड के किनारे नए टावर, फ़ाइनेंशियल डिस्ट्रिक्ट से कुछ ही मिनट दूर।",
  "Offices, hospitals and schools near by, with homes old and new.":
    "दफ़्तर, अस्पताल और स्कूल पास में; नए और पुराने दोनों तरह के घर।",
  "Calmer streets in the west, with apartments and gated villas.": "पश्चिम में शांत गलियाँ, अपार्टमेंट और गेटेड विला।",
  "Villas and plots along the northern highway, with room to build.":
    "उत्तरी हाईवे के किनारे विला और प्लॉट, बनाने के लिए खुली जगह।",
  "Talk to an expert": "विशेषज्ञ से बात करें",
  "Tell us what you are looking for, and hear which projects fit, what they cost and when they are ready.":
    "बताइए आपको क्या चाहिए; हम बताएँगे कि कौन-से प्रोजेक्ट सही हैं, कितने के हैं और कब तैयार होंगे।",
  "Message us": "हमें संदेश भेजें",
  "From our blog": "हमारे ब्लॉग से",
  "What to check, ask and work out before you buy.":
    "ख़रीदने से पहले क्या देखें, क्या पूछें और क्या हिसाब लगाएँ (अंग्रेज़ी में)।",
  "All blogs": "सभी ब्लॉग",
  "Developers we work with": "जिन डेवलपरों के साथ हम काम करते हैं",
  "Sample logos: these developers are fictional.": "नमूना लोगो: ये डेवलपर काल्पनिक हैं।",
  "Decide on facts": "तथ्यों पर फ़ैसला करें",
  "What is written down can be checked, by you and before you pay.":
    "जो लिखा है, उसे आप पैसे देने से पहले ख़ुद जाँच सकते हैं।",
  "{state} Real Estate Regulatory Authority": "{state} रियल एस्टेट नियामक प्राधिकरण",
  "Check the RERA number first": "पहले RERA नंबर जाँचें",
  "RERA is the Real Estate (Regulation and Development) Act, 2016. Before a project is advertised or sold it has to be registered with the state’s authority, unless it is exempt, as for its size: at most 500 square metres of land, or at most eight apartments.":
    "RERA यानी रियल एस्टेट (विनियमन और विकास) अधिनियम, 2016। प्रोजेक्ट का विज्ञापन या बिक्री करने से पहले उसे राज्य के प्राधिकरण में रजिस्टर कराना होता है। जिन्हें छूट है उन्हें नहीं, जैसे आकार के कारण: ज़्यादा से ज़्यादा 500 वर्ग मीटर ज़मीन, या ज़्यादा से ज़्यादा आठ अपार्टमेंट।",
  "How to check a number in {state}": "{state} में नंबर कैसे जाँचें",
  "Ask for the number in writing.": "नंबर लिखित में माँगें।",
  "Project numbers in Telangana so far begin with P.":
    "तेलंगाना में प्रोजेक्ट के नंबर अब तक ‘पी’ (P) अक्षर से शुरू होते हैं।",
  "Open {site} yourself and look for the registered projects.": "{site} ख़ुद खोलें और रजिस्टर्ड प्रोजेक्ट देखें।",
  "Search by the number. Compare project, promoter, survey numbers and units.":
    "नंबर से खोजें। प्रोजेक्ट, प्रमोटर, सर्वे नंबर और यूनिट मिलाएँ।",
  "Read the completion date, and until when the registration is valid.":
    "पूरा होने की तारीख़, और रजिस्ट्रेशन कब तक मान्य है, यह पढ़ें।",
  "A registration shows that papers were filed. It is no promise of price, title or date.":
    "रजिस्ट्रेशन का मतलब है कि काग़ज़ात जमा हुए हैं। यह क़ीमत, मालिकाना हक़ या तारीख़ का वादा नहीं है।",
  "Checked in {month}.": "{month} में जाँचा गया।",
  "{site}, the website of the {name} (opens in a new tab)": "{site}, {name} की वेबसाइट (नए टैब में खुलती है)",
  "Technology that saves you Saturdays": "तकनीक, जो आपके शनिवार बचाए",
  "A search that forgives a wrong letter, filters that say beforehand how many homes are left, and floor plans you can open large on a phone. You visit three homes, not thirty.":
    "ग़लत अक्षर पर भी खोज लेने वाला सर्च, पहले से बताने वाले फ़िल्टर कि कितने घर बचेंगे, और फ़ोन पर बड़े खुलने वाले फ़्लोर प्लान। आप तीस नहीं, तीन घर देखने जाते हैं।",
  "Bright living room with green wall, framed prints, cream sofa and large windows":
    "हरी दीवार, तस्वीरों, सोफ़े और बड़ी खिड़कियों वाली रोशन बैठक",
  "Data insights instead of adjectives": "तारीफ़ नहीं, आँकड़े",
  "Price, area, possession date and RERA number stand in the same place for every project, so that you compare figures with figures. An instalment is shown with what it costs over the years.":
    "हर प्रोजेक्ट की क़ीमत, क्षेत्रफल, क़ब्ज़े की तारीख़ और RERA नंबर एक ही जगह मिलते हैं, ताकि आप आँकड़ों की तुलना आँकड़ों से करें। किस्त के साथ यह भी दिखता है कि सालों में वह कितने की पड़ेगी।",
  "Aerial view of a gated community with six apartment towers around a clubhouse, pool and courts":
    "ऊपर से दिखती गेटेड कम्युनिटी: क्लबहाउस, स्विमिंग पूल और कोर्ट के चारों ओर छह टावर",
};
