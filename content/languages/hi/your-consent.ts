import { consentWords } from "@/content/contact-rules";
import { leadTitles } from "@/content/lead-mails";
import type { Words } from "@/lib/base/language";

/** The page behind the link that comes with each form. */
export const yourConsent: Words = {
  "{form} {reference}, sent on {moment}": "{form} {reference}, {moment} को भेजा गया",
  "Stop all contact": "संपर्क पूरी तरह बंद करें",
  "Allow contact again": "फिर से संपर्क की अनुमति दें",
  "What you agreed to": "आपने किस बात की सहमति दी",
  "On {moment}, for: {ways}": "{moment} को, इनके लिए: {ways}",
  "When we contacted you": "हमने आपसे कब संपर्क किया",
  "We do not contact you.": "हम आपसे संपर्क नहीं करते।",
  "Contact about this enquiry is stopped since {moment}.": "इस पूछताछ के बारे में संपर्क {moment} से बंद है।",
  "Contact about this enquiry is stopped.": "इस पूछताछ के बारे में संपर्क बंद है।",
  "Your consent ended on {day}, because it was given too long ago.":
    "आपकी सहमति {day} को समाप्त हो गई, क्योंकि उसे दिए बहुत समय हो गया था।",
  "{may} about this enquiry until {day}, by {ways}, from {hours} in India.":
    "{may}: इस पूछताछ के बारे में, {day} तक, {ways} से, भारतीय समय {hours} के बीच।",
  "We may contact you": "हम आपसे संपर्क कर सकते हैं",
  "The first call, which you asked for, may come at another hour.":
    "आपने जो पहली कॉल माँगी थी, वह किसी और समय आ सकती है।",
  "Change it": "इसे बदलें",
  "Reach me by": "मुझसे संपर्क इनसे करें",
  "Call and message me only between (Indian time)": "कॉल और मैसेज केवल इस बीच करें (भारतीय समय)",
  "First hour": "कब से",
  "Last hour": "कब तक",
  Save: "सहेजें",
  "Have it deleted": "इसे मिटाएँ",
  "This deletes what you sent with this enquiry, and stops contact about earlier ones with your number.":
    "इससे इस पूछताछ के साथ भेजी गई जानकारी मिट जाती है, और आपके नंबर की पिछली पूछताछों के बारे में संपर्क भी बंद हो जाता है।",
  "They have links of their own; to have all of them deleted, call us or write to {email}.":
    "उनके अपने लिंक हैं; सब मिटवाने के लिए हमें कॉल करें या {email} पर लिखें।",
  "The {policy} says what goes.": "क्या-क्या मिटता है, यह {policy} में लिखा है।",
  "privacy policy": "गोपनीयता नीति",
  "Delete this enquiry": "यह पूछताछ मिटाएँ",
  "Nothing brings it back, and nobody calls you about it.":
    "यह वापस नहीं आएगी, और इसके बारे में आपको कोई कॉल नहीं करेगा।",
  "Delete for good": "हमेशा के लिए मिटाएँ",
  "{from} to {until}": "{from} से {until}",
  "phone call": "फ़ोन कॉल",
  "Phone call": "फ़ोन कॉल",
  WhatsApp: "व्हाट्सऐप",
  email: "ईमेल",
  [consentWords.title]: "आपकी सहमति",
  [consentWords.done.stop]:
    "बंद कर दिया। अब से इस पूछताछ या आपके नंबर की किसी पिछली पूछताछ के बारे में हममें से कोई आपसे संपर्क नहीं करेगा।",
  [consentWords.done.allow]: "इस पूछताछ के लिए फिर से अनुमति दे दी गई।",
  [consentWords.done.erase]:
    "मिटा दिया। इस पूछताछ का कुछ भी अब यहाँ नहीं है, और आपके नंबर की पिछली पूछताछों के बारे में भी हम संपर्क नहीं करते। हमारे कर्मचारी अपने मेल और सिस्टम से भी इसे मिटा देते हैं।",
  [consentWords.done.change]: "सहेज लिया। यह आपके नंबर की पिछली पूछताछों पर भी लागू है।",
  [consentWords.keep]:
    "जिसके पास यह लिंक है वह यह सब कर सकता है, इसलिए इसे अपने पास ही रखें। इसमें केवल यही पूछताछ दिखती है, आपका नाम और नंबर नहीं।",
  [consentWords.nobody]: "इस पूछताछ के बारे में हममें से किसी ने अब तक आपको न कॉल किया है, न लिखा है।",
  [consentWords.waiting]:
    "आपकी पूछताछ हमारे पास पहुँच गई है और सहेजी जा रही है; तब तक हमारा कोई कर्मचारी उसे नहीं देखता, और कोई कॉल नहीं करता। कुछ बदलने के लिए यह लिंक कुछ मिनट बाद फिर खोलें।",
  [consentWords.gone]:
    "इस लिंक पर कुछ भी सहेजा हुआ नहीं है। अगर आपने फ़ॉर्म अभी-अभी भेजा है, तो वह रास्ते में हो सकता है: लिंक फिर खोलें। नहीं तो आपका भेजा हुआ मिटा दिया गया है।",
  [consentWords.unreadable]: "आपकी पूछताछ अभी पढ़ी नहीं जा सकी। कुछ नहीं बदला है। यह लिंक एक मिनट बाद फिर खोलें।",
  [consentWords.failed]: "यह अभी सहेजा नहीं जा सका, इसलिए कुछ नहीं बदला। एक मिनट में फिर कोशिश करें, या हमें कॉल करें।",
  [consentWords.noChannel]: "संपर्क का कम से कम एक तरीक़ा रहने दें, या “संपर्क पूरी तरह बंद करें” दबाएँ।",
  [consentWords.badHours]: "कृपया “कब से” का समय “कब तक” से पहले का चुनें।",
  [leadTitles.enquiry]: "पूछताछ",
  [leadTitles.callback]: "कॉलबैक",
  [leadTitles.brochure]: "ब्रोशर",
  [leadTitles["listing-callback"]]: "सूची से कॉलबैक",
  [leadTitles.interior]: "इंटीरियर डिज़ाइन",
  [leadTitles.loan]: "होम लोन",
};
