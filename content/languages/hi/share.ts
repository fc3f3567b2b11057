import { promises } from "@/content/promises";
import { places } from "@/content/site";
import type { Words } from "@/lib/base/language";

/** What the pictures say that links bring along (`content/page-pictures.ts`); a comma begins a new line in them. */
export const share: Words = {
  [`${places.city} homes, 0% brokerage`]: "हैदराबाद में बिना ब्रोकरेज घर",
  [promises.phone.answer]: "दिन-रात एक व्यक्ति जवाब देता है",
  "Apartments, villas and plots": "अपार्टमेंट विला और प्लॉट",
  "Prices, floor plans and RERA numbers": "क़ीमत से रेरा नंबर तक",
  "Ask us about a home": "घर के बारे में हमसे पूछिए",
  "Home loan EMI calculator": "होम लोन किस्त कैलकुलेटर",
  "Instalment, interest and balance": "किस्त, ब्याज और बाक़ी लोन",
  "Home loan guide": "होम लोन गाइड",
  "From eligibility to the last payment": "पात्रता से आख़िरी किस्त तक",
  "Help with your home loan": "आपके होम लोन में मदद",
  "One form, several lenders": "एक फ़ॉर्म, कई बैंक",
  "Rental FAQs": "किराए से जुड़े सवाल",
  "Deposit, agreement and notice": "डिपॉज़िट, एग्रीमेंट और नोटिस",
};
