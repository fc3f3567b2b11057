import { offlineWords as words } from "@/content/offline";
import type { Words } from "@/lib/base/language";

/** What is said without a network, in copies and by the page that stands in for others. */
export const offline: Words = {
  [words.title]: "नेटवर्क नहीं है",
  [words.description]:
    "बिना नेटवर्क इस डिवाइस पर क्या खुलता है: यहाँ सहेजी गई पसंदीदा सूची, तुलनाएँ और साइट विज़िट चेकलिस्ट, हर एक के समय के साथ।",
  [words.lead]: "इस पेज के लिए नेटवर्क चाहिए। इस डिवाइस पर आपने जो सहेजा है वह बिना नेटवर्क के भी खुलता है:",
  [words.nothing]: "इस डिवाइस पर अब तक कुछ नहीं सहेजा गया: नेटवर्क होने पर प्रोजेक्ट को दिल के निशान से सहेजें।",
  [words.copy["no-network"]]: "नेटवर्क नहीं है। यह {moment} की कॉपी है; तब से क़ीमतें बदली हो सकती हैं।",
  [words.copy.slow]: "नेटवर्क धीमा है। यह {moment} की कॉपी है; तब से क़ीमतें बदली हो सकती हैं।",
  [words.copy.unanswered]: "हमारी साइट अभी जवाब नहीं दे रही। यह {moment} की कॉपी है; तब से क़ीमतें बदली हो सकती हैं।",
  [words.more]: "इसके बाद {count} और सहेजे गए, जो इस कॉपी में नहीं हैं।",
};
