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
