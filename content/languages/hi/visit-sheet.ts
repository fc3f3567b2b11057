import { visitSheetWords } from "@/content/visit-sheet";
import type { Words } from "@/lib/base/language";

/** The site-visit sheet, but for what is checked there. */
export const visitSheet: Words = {
  [visitSheetWords.lead]: "क्या देखें, क्या पूछें, किसे कॉल करें और कैसे पहुँचें। यहीं टिक करें और लिखें, या प्रिंट कर लें।",
  [visitSheetWords.description]:
    "चार प्रोजेक्ट तक के लिए: पता और रास्ता, किसे कॉल करें, वहाँ क्या जाँचें, और वे सवाल जिनका जवाब हमारे रिकॉर्ड में नहीं है।",
  [visitSheetWords.noScript]: "जावास्क्रिप्ट के बिना टिक और नोट सहेजे नहीं जाते: प्रिंट निकालकर काग़ज़ पर लिखें।",
  [visitSheetWords.noAddress]: "हमारे रिकॉर्ड में सटीक पता नहीं है। निकलने से पहले पता और आसपास की कोई पहचान पूछ लें।",
  [visitSheetWords.position]: "यह रास्ता बिल्डर की दी हुई लोकेशन तक जाता है। पूछ लें कि किस गेट पर आना है।",
  [visitSheetWords.byName]: "मैप इन्हीं नामों को खोजकर रास्ता दिखाता है। निकलने से पहले ठीक जगह पूछ लें।",
  [visitSheetWords.ask]: "जो हमारे रिकॉर्ड में नहीं है, वह पूछें",
  [visitSheetWords.person]: "वहाँ आपसे मिलने वाले का नाम और नंबर",
  [visitSheetWords.notes]: "नोट",
  "{name} and {count} more": "{name} और {count} अन्य",
  "by {builder}": "बिल्डर: {builder}",
  "Share this sheet": "यह चेकलिस्ट साझा करें",
  "No project chosen yet": "अभी कोई प्रोजेक्ट नहीं चुना गया",
  "Tick projects on your shortlist and press “Site-visit sheet”; a comparison has it too.":
    "अपनी पसंदीदा सूची में प्रोजेक्ट पर टिक करके “साइट विज़िट चेकलिस्ट” दबाएँ; यह बटन तुलना के पेज पर भी है।",
  "Whom to call": "किसे कॉल करें",
  "Whom to call about {name}": "{name} के बारे में किसे कॉल करें",
  "How to get there": "कैसे पहुँचें",
  "How to get to {name}": "{name} तक कैसे पहुँचें",
  Route: "रास्ता देखें",
  "In a map app": "मैप ऐप में",
};
