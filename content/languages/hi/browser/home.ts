import type { Words } from "@/lib/base/language";

/** The search of the home page, and its reviews. */
export const home: Words = {
  "No locations available": "कोई जगह उपलब्ध नहीं",
  "Enter a Builder, Project or Locality": "बिल्डर, प्रोजेक्ट या इलाक़ा लिखें",
  "Let's Go": "खोजें",
  "Choose by state": "राज्य के हिसाब से चुनें",
  "Homes by state and city": "राज्य और शहर के हिसाब से घर",
  "No states available": "कोई राज्य उपलब्ध नहीं",
  "States could not be loaded.": "राज्य लोड नहीं हो सके।",
  City: "शहर",
  "Choose a city": "शहर चुनें",
  "Choose a state first": "पहले राज्य चुनें",
  "No cities available": "कोई शहर उपलब्ध नहीं",
  "No cities available in {place}": "{place} में कोई शहर उपलब्ध नहीं",
  "Cities could not be loaded.": "शहर लोड नहीं हो सके।",
  "Show homes": "घर दिखाएँ",
  "Failed to load properties. Please try again later.":
    "प्रॉपर्टी लोड नहीं हो सकीं। कृपया थोड़ी देर में फिर कोशिश करें।",
  "Read more": "और पढ़ें",
  "Read less": "कम दिखाएँ",
  "Read more of the review: {about}": "यह राय और पढ़ें: {about}",
  "Read less of the review: {about}": "यह राय कम दिखाएँ: {about}",
};
