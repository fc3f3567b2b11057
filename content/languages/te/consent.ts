import { consentBox, consentNotice, shownVersion, type Consent } from "@/content/consent";

/**
 * What visitors agree to in Telugu, stored with each lead in these words. A changed wording needs a new version, which it has
 * of the English one (`content/consent.ts`), and the old one stays in `content/consents.ts`.
 */
export const consentsInTelugu = {
  box: {
    ...consentBox,
    version: shownVersion(consentBox, "te"),
    text: "వాట్సాప్, SMS, ఫోన్, ఈమెయిల్ ద్వారా నన్ను సంప్రదించడానికి అంగీకరిస్తున్నాను",
  },
  notice: {
    ...consentNotice,
    version: shownVersion(consentNotice, "te"),
    text: "ఈ ఫారం పంపడం ద్వారా, దీని గురించి మీకు కాల్ లేదా ఈమెయిల్ చేయమని మమ్మల్ని కోరుతున్నారు. మీ వివరాలను మరి దేనికీ ఉపయోగించం.",
  },
} satisfies Record<string, Consent>;
