import { brand } from "@/content/site";
import type { Words } from "@/lib/base/language";

/** Menus and messages that come when somebody opens them. */
export const shell: Words = {
  "You are online again: what you see is of now.": "आप फिर ऑनलाइन हैं: अब जो दिख रहा है वह ताज़ा है।",
  "Properties in {place}": "{place} में प्रॉपर्टी",
  India: "भारत",
  "All cities": "सभी शहर",
  "No cities listed here yet.": "यहाँ अभी कोई शहर नहीं है।",
  "The cities could not be loaded.": "शहर लोड नहीं हो सके।",
  "Show properties of this state": "इस राज्य की प्रॉपर्टी दिखाएँ",
  "Welcome to {company}": "{company} में आपका स्वागत है",
  "Start looking": "खोजना शुरू करें",
  "Close welcome": "स्वागत संदेश बंद करें",
  "House keys, a small model house, a pen and documents on a wooden desk":
    "लकड़ी की मेज़ पर घर की चाबियाँ, छोटा मॉडल घर, पेन और काग़ज़ात",
  [brand.about]: `${brand.name} 2011 से हैदराबाद में डेवलपरों का चैनल पार्टनर है। घर बुक होने पर डेवलपर हमें भुगतान करते हैं, इसलिए ख़रीदार कोई ब्रोकरेज नहीं देते।`,
};
