import { consentBox, type Consent } from "./consent-box";

export { consentBox, type Consent };

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
