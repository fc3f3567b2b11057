import { brochureMailWords, consentMailWords, visitorMailWords } from "@/content/lead-mails";
import { savedSearchMails } from "@/content/saved-search-words";
import type { Words } from "@/lib/base/language";

const { confirm, known, full, news } = savedSearchMails;

/** The mails to visitors: after an enquiry, with a brochure, and of saved searches. */
export const mails: Words = {
  [visitorMailWords.greeting]: "नमस्ते {name} जी,",
  [visitorMailWords.greetingWithoutName]: "नमस्ते,",
  [visitorMailWords.reference]: "आपका रेफ़रेंस नंबर",
  [visitorMailWords.call]: "{company} को कॉल करें",
  [consentMailWords.subject]: "अपनी पूछताछ के साथ आपने किस बात की सहमति दी ({reference})",
  [consentMailWords.text]: "आपकी पूछताछ हमें मिल गई है। इसके साथ आपने इस बात की सहमति दी:",
  [consentMailWords.may]:
    "इसके बारे में हम {day} तक, {ways} से, भारतीय समय {hours} के बीच आपसे संपर्क कर सकते हैं। आपने जो पहली कॉल माँगी थी, वह किसी और समय आ सकती है।",
  [consentMailWords.button]: "देखें, बदलें या बंद करें",
  [consentMailWords.why]:
    "यह मेल इसलिए आया है कि {site} की साइट पर एक फ़ॉर्म में यह पता दिया गया था। अगर वह आप नहीं थे, तो ऊपर का लिंक खोलकर पूछताछ मिटा दें: फिर आपसे कोई संपर्क नहीं करेगा।",
  [brochureMailWords.subject]: "आपका माँगा हुआ ब्रोशर: {project}",
  [brochureMailWords.ready]: "{project} का जो ब्रोशर आपने माँगा था, वह यहाँ है।",
  [brochureMailWords.missing]:
    "आपने {project} का ब्रोशर माँगा था। वह अभी ऑनलाइन नहीं है: हम कॉल करते समय उसे आप तक पहुँचा देंगे।",
  [brochureMailWords.file]: "PDF फ़ाइल",
  [brochureMailWords.questions]: "कोई सवाल? हमें कॉल करें और अपना रेफ़रेंस नंबर बताएँ।",
  [brochureMailWords.why]:
    "यह मेल इसलिए आया है कि {site} की साइट पर ब्रोशर के लिए यह पता दिया गया था। अगर वह आप नहीं थे, तो इस पर ध्यान न दें: इसके बाद और कोई मेल नहीं आएगा।",
  [brochureMailWords.noProject]: "प्रोजेक्ट",
  [confirm.subject]: "कृपया पुष्टि करें: नए घरों की जानकारी ईमेल पर",
  [confirm.text]:
    "हमसे कहा गया है कि इस खोज में कोई नया या सस्ता घर आने पर इस पते पर ईमेल करें। उम्मीद है, यह आपने ही कहा होगा:",
  [confirm.button]: "देखें और पुष्टि करें",
  [confirm.why]:
    "यह मेल इसलिए आया है कि {site} की साइट पर यह पता लिखा गया था। अगर वह आप नहीं थे, तो इस पर ध्यान न दें: और कुछ नहीं भेजा जाता, और यह अनुरोध 7 दिन बाद मिट जाता है।",
  [known.text]: "यह खोज पहले से सहेजी हुई है, इसलिए कुछ नहीं बदला:",
  [known.button]: "अपनी खोजें देखें",
  [known.why]:
    "यह मेल इसलिए आया है कि {site} की साइट पर यह पता लिखा गया था। अगर वह आप नहीं थे, तो आपको कुछ नहीं करना है।",
  [full.subject]: "आपकी सहेजी हुई खोजें: 10 हो चुकी हैं",
  [full.text]:
    "आपने एक और खोज के ईमेल माँगे हैं। एक पते के लिए हम 10 खोजें सहेजते हैं: जो अब नहीं चाहिए, उनमें से एक को बंद करके मिटा दें, और इसे फिर से सहेजें:",
  "new home": "नया घर",
  "new homes": "नए घर",
  [news.isNew]: "नया: {price}",
  [news.isCheaper]: "अब {price}, पहले {was}",
  [news.cheaper]: "{count} सस्ते हुए",
  [news.oneMore]: ", साथ में 1 और खोज",
  [news.more]: ", साथ में {count} और खोजें",
  [news.list]: "पूरी सूची देखें",
  [news.rest]: "सूची में {count} और देखें",
  [news.manage]: "आपकी खोजें: बदलें या बंद करें",
  [news.why]:
    "यह मेल इसलिए आया है कि {site} की साइट पर आपने इस पते की पुष्टि की थी। दिन में ज़्यादा से ज़्यादा एक ही आता है, और वह भी कुछ नया होने पर ही।",
};
