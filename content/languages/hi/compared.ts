import { reraCheckWords } from "@/content/rera-check";
import type { Words } from "@/lib/base/language";

/** The comparison of projects. */
export const compared: Words = {
  "Compare projects": "प्रोजेक्ट की तुलना करें",
  "Compare {count} projects": "{count} प्रोजेक्ट की तुलना",
  "Compare {names}": "{names} की तुलना",
  "Compare {name} and {count} more": "{name} और {count} अन्य की तुलना",
  "Compare {name} with others": "{name} की दूसरों से तुलना",
  "Prices, sizes, possession and amenities of up to four projects, side by side.":
    "चार प्रोजेक्ट तक की क़ीमतें, क्षेत्रफल, क़ब्ज़े की तारीख़ें और सुविधाएँ साथ-साथ देखें।",
  "See prices, sizes, possession and amenities of up to {most} projects side by side.":
    "{most} प्रोजेक्ट तक की क़ीमतें, क्षेत्रफल, क़ब्ज़े की तारीख़ें और सुविधाएँ साथ-साथ देखें।",
  "Rows marked “Same for all” do not differ; in all others the values are in bold.":
    "“सबमें समान” वाली पंक्तियों में कोई फ़र्क़ नहीं है; बाक़ी में जानकारी मोटे अक्षरों में है।",
  "Share this comparison": "यह तुलना साझा करें",
  "{name} is no longer sold, and is left out.": "{name} अब बिक्री में नहीं है, इसलिए यहाँ नहीं दिखाया गया।",
  "One project of this address is no longer available, and is left out.":
    "इस लिंक का एक प्रोजेक्ट अब उपलब्ध नहीं है, इसलिए यहाँ नहीं दिखाया गया।",
  "{count} projects of this address are no longer available, and are left out.":
    "इस लिंक के {count} प्रोजेक्ट अब उपलब्ध नहीं हैं, इसलिए यहाँ नहीं दिखाए गए।",
  "Nothing to compare yet": "तुलना के लिए अभी कुछ नहीं है",
  "Press “Compare” on the projects of the list, or look for one by its name below.":
    "सूची के प्रोजेक्ट पर “तुलना करें” दबाएँ, या नीचे नाम से खोजें।",
  "Add a project": "प्रोजेक्ट जोड़ें",
  "Room for up to {count} projects.": "{count} प्रोजेक्ट तक जोड़े जा सकते हैं।",
  "Room for {projects}.": "अभी {projects} और जोड़ने की जगह है।",
  "more project": "प्रोजेक्ट",
  "more projects": "प्रोजेक्ट",
  "Project, builder or place": "प्रोजेक्ट, बिल्डर या इलाक़ा",
  "Nothing else is called “{search}”. Try a shorter word.":
    "“{search}” नाम का और कुछ नहीं मिला। छोटे शब्द से खोजकर देखें।",
  "The search could not be read just now. Please try again.": "अभी खोज नहीं हो सकी। कृपया फिर कोशिश करें।",
  Found: "खोज के नतीजे",
  Add: "जोड़ें",
  "The projects of this comparison, one in each column": "इस तुलना के प्रोजेक्ट, हर कॉलम में एक",
  "Same for all": "सबमें समान",
  "Not stated": "नहीं बताया",
  "Not offered": "नहीं है",
  Developer: "डेवलपर",
  Place: "जगह",
  Type: "प्रकार",
  "Rate per sq ft": "प्रति वर्ग फ़ुट दर",
  "Area of a unit": "हर यूनिट का क्षेत्रफल",
  "Other amenities": "अन्य सुविधाएँ",
  "None besides": "और कोई नहीं",
  "Next step": "आगे",
  [reraCheckWords.compared]: "RERA से मिलान",
  [reraCheckWords.short.matched]: "मेल खाया",
  [reraCheckWords.short.differs]: "अलग है",
  "{from} to {to}": "{from} से {to}",
};
