import { consentBox, consentNotice, shownVersion, type Consent } from "@/content/consent";

/**
 * What visitors agree to in Hindi, stored with each lead in these words. A changed wording needs a new version, which it has
 * of the English one (`content/consent.ts`), and the old one stays in `content/consents.ts`.
 */
export const consentsInHindi = {
  box: {
    ...consentBox,
    version: shownVersion(consentBox, "hi"),
    text: "मैं व्हाट्सऐप, SMS, फ़ोन और ईमेल से संपर्क किए जाने के लिए सहमत हूँ",
  },
  notice: {
    ...consentNotice,
    version: shownVersion(consentNotice, "hi"),
    text: "यह फ़ॉर्म भेजकर आप हमसे इस बारे में कॉल या ईमेल करने को कहते हैं। आपकी जानकारी का और किसी काम में इस्तेमाल नहीं होता।",
  },
} satisfies Record<string, Consent>;
