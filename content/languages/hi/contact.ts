import { promises } from "@/content/promises";
import type { Words } from "@/lib/base/language";

/** The contact page, and the pages of forms and of thanks. */
export const contact: Words = {
  "Ask about a project, a site visit or a loan. A person answers, and advice is free.":
    "प्रोजेक्ट, साइट विज़िट या लोन के बारे में पूछें। जवाब कोई व्यक्ति देता है, और सलाह मुफ़्त है।",
  "Call {company} on {phone} ({hours}), write to us, or visit our office in {city}.":
    "{company} को {phone} पर कॉल करें ({hours}), हमें लिखें, या {city} में हमारे दफ़्तर आएँ।",
  Mon: "सोम",
  Tue: "मंगल",
  Wed: "बुध",
  Thu: "गुरु",
  Fri: "शुक्र",
  Sat: "शनि",
  Sun: "रवि",
  "How we count": "हम कैसे गिनते हैं",
  "Measured in the last {days} days: half of our first calls came within {wait}; of all {leads} who asked, {soon} had one within {short} minutes and {later} within {long}.":
    "पिछले {days} दिनों का हिसाब: हमारी आधी पहली कॉल {wait} के भीतर हुईं; पूछने वाले कुल {leads} में से {short} मिनट के भीतर कॉल पाने वाले: {soon}, {long} मिनट के भीतर: {later}।",
  none: "0%",
  all: "100%",
  "1 second": "1 सेकंड",
  "{count} seconds": "{count} सेकंड",
  "1 minute": "1 मिनट",
  "{count} minutes": "{count} मिनट",
  "1 hour": "1 घंटे",
  "{count} hours": "{count} घंटे",
  "1 day": "1 दिन",
  "{count} days": "{count} दिन",
  "All countries": "सभी देश",
  "We have your request.": "आपका अनुरोध हमें मिल गया।",
  "One of us gets in touch with you.": "हममें से कोई आपसे संपर्क करेगा।",
  "Any questions?": "कोई सवाल?",
  [promises.phone.call]: "हमें दिन-रात मुफ़्त कॉल करें",
  "Back to {place}": "{place} पर वापस जाएँ",
  "See all projects": "सभी प्रोजेक्ट देखें",
  "Please choose a project first.": "पहले कोई प्रोजेक्ट चुनें।",
  "You ask": "आप पूछते हैं",
  "Please try again": "कृपया फिर कोशिश करें",
  "Go back to the form: what you typed is still there. Or call us on {phone}.":
    "फ़ॉर्म पर वापस जाएँ: आपका लिखा हुआ वहीं है। या {phone} पर कॉल करें।",
};
