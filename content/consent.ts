/**
 * The words a visitor agrees to. With each lead the words shown and their version are stored, so a changed text gets a
 * new version and the old one stays here.
 */
export type Consent = { version: string; text: string; channels: readonly string[] };

/** The box that is ticked in the forms of a project (specification, section 5). */
export const consentBox: Consent = {
  version: "box-2026-11",
  text: "I agree to be contacted by WhatsApp, SMS, Phone & Email",
  channels: ["whatsapp", "sms", "phone", "email"],
};

/** The sentence under the forms that have no box. */
export const consentNotice: Consent = {
  version: "notice-2026-11-22",
  text: "By sending this form you ask us to call or email you about it. We use your details for nothing else.",
  channels: ["phone", "email"],
};

/** The first wording of the notice, for leads that were sent while it was shown. */
export const firstNotice: Consent = {
  ...consentNotice,
  version: "notice-2026-11",
  text: "By sending this form you ask us to call or e-mail you about it. We use your details for nothing else.",
};

/** The version of the wording that is shown in a language (`content/consents.ts`). */
export function shownVersion({ version }: Consent, language: string): string {
  return language === "en" ? version : `${version}-${language}`;
}
