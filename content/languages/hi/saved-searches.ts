import {
  savedSearchesPage,
  savedSearchMessages,
  savedSearchPage,
  savedSearchProblems,
} from "@/content/saved-search-words";
import type { Words } from "@/lib/base/language";

/** The pages on which a search is saved, and looked after. */
export const savedSearches: Words = {
  "{projects} today": "आज {projects}",
  "We don't know the {of} '{value}'. The search is saved without it.":
    "{of}: ‘{value}’ हमें नहीं पता। खोज उसके बिना सहेजी जाती है।",
  " or ": " या ",
  "Your email address": "आपका ईमेल पता",
  "Send me the link": "मुझे लिंक भेजें",
  "See all homes and plots": "सभी घर और प्लॉट देखें",
  "There is none at the moment.": "अभी कोई नहीं है।",
  "Stop all emails": "सभी ईमेल बंद करें",
  "Delete everything": "सब कुछ मिटाएँ",
  "Start again": "फिर शुरू करें",
  Stop: "बंद करें",
  "Keep for 180 days": "180 दिन तक जारी रखें",
  "See the list": "सूची देखें",
  "Stopped. It is deleted after 30 days.": "बंद है। 30 दिन बाद यह मिट जाती है।",
  "By email until {day}.": "{day} तक ईमेल पर।",
  [savedSearchPage.lead]: "इस खोज में कोई नया या सस्ता घर आने पर उस सुबह एक ईमेल; और किसी दिन कुछ नहीं।",
  [savedSearchPage.points[0]]:
    "खाते की ज़रूरत नहीं। पहले ईमेल का लिंक इसकी पुष्टि करता है; उसके बिना और कुछ नहीं भेजा जाता।",
  [savedSearchPage.points[1]]:
    "आपकी सभी खोजों के लिए मिलाकर दिन में ज़्यादा से ज़्यादा एक ईमेल, भारतीय समय {from} से {until} के बीच।",
  [savedSearchPage.points[2]]: "केवल वही जो आपको अभी नहीं बताया गया। किसी भी ईमेल में एक टैप से यह बंद हो जाता है।",
  [savedSearchPage.privacy]:
    "आपका पता केवल इन ईमेल के लिए है: कोई आपको कॉल नहीं करता, और यह किसी और को नहीं मिलता।",
  [savedSearchPage.feed]: "या बिना पता दिए, फ़ीड के रूप में",
  [savedSearchPage.feedText]: "फ़ीड रीडर के लिए: इस खोज में क्या नया है और क्या बदला, ताज़ा पहले।",
  [savedSearchPage.offTitle]: "नए घरों पर नज़र रखें",
  [savedSearchPage.offLead]: "यह साइट खोजों के ईमेल नहीं भेजती। क्या नया है और क्या बदला, वह नीचे के फ़ीड में है।",
  [savedSearchesPage.title]: "आपकी सहेजी हुई खोजें",
  [savedSearchesPage.confirmTitle]: "अपनी खोज की पुष्टि करें",
  [savedSearchesPage.confirm]: "हाँ, नया आने पर मुझे ईमेल करें",
  [savedSearchesPage.confirmNote]:
    "यह आपने नहीं माँगा था? तो पेज बंद कर दें: कुछ नहीं भेजा जाता, और यह अनुरोध 7 दिन बाद मिट जाता है।",
  [savedSearchesPage.done.confirm]: "पुष्टि हो गई। जिस सुबह पहली बार कुछ नया होगा, पहला ईमेल तभी आएगा।",
  [savedSearchesPage.done.keep]: "180 दिन और जारी रहेगी।",
  [savedSearchesPage.done.stop]: "बंद कर दिया। इस खोज के बारे में और ईमेल नहीं आएँगे।",
  [savedSearchesPage.done.start]: "फिर शुरू हो गई। पिछले ईमेल के बाद जो आया है, वह आपको बताया जाएगा।",
  [savedSearchesPage.done["stop-all"]]: "सब बंद कर दिया। और ईमेल नहीं आएँगे।",
  [savedSearchesPage.done.erase]: "मिटा दिया। आपका पता और आपकी खोजें अब यहाँ नहीं हैं।",
  [savedSearchesPage.keepSecret]:
    "जिसके पास यह लिंक है वह यह सब कर सकता है, इसलिए इसे अपने पास ही रखें। इसमें कोई पता नहीं दिखता।",
  [savedSearchesPage.eraseNote]: "इससे आपका पता और ये सभी खोजें इस साइट से मिट जाती हैं। वे वापस नहीं आएँगी।",
  [savedSearchMessages.asked]:
    "अपना मेलबॉक्स देखें: लिंक वाला एक मेल आ रहा है। उसके पीछे का बटन दबाने तक और कुछ नहीं भेजा जाता।",
  [savedSearchMessages.gone]:
    "इस लिंक पर कुछ भी सहेजा हुआ नहीं है: जो माँगा गया था वह मिटा दिया गया, या समय पर उसकी पुष्टि नहीं हुई।",
  [savedSearchMessages.failed]: "यह अभी सहेजा नहीं जा सका, इसलिए कुछ नहीं बदला। एक मिनट में फिर कोशिश करें।",
  [savedSearchMessages.unreadable]: "आपकी खोजें अभी पढ़ी नहीं जा सकीं। कुछ नहीं बदला है। यह लिंक एक मिनट में फिर खोलें।",
  [savedSearchProblems.email]: "कृपया name@example.com जैसा ईमेल पता लिखें।",
  [savedSearchProblems.search]:
    "यह खोज सहेजी नहीं जा सकती: यह कुछ ऐसा माँगती है जो किसी फ़िल्टर में नहीं है, या 1,000 से ज़्यादा प्रोजेक्ट देती है। कृपया कोई जगह या और फ़िल्टर चुनें।",
  [savedSearchProblems.often]: "आपके कनेक्शन से थोड़े समय में बहुत अनुरोध आए। एक घंटे बाद फिर कोशिश करें।",
  [savedSearchProblems.other]: "यह अभी सहेजा नहीं जा सका। एक मिनट में फिर कोशिश करें।",
};
