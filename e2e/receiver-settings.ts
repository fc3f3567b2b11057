import { ports } from "./ports";

/** Where the journeys' mail server and CRM are, and what the site is told about them. */
export const receivedUrl = `http://127.0.0.1:${ports.crm}/received`;
/** Where accounts of the desk are made. */
export const accountsUrl = `http://127.0.0.1:${ports.crm}/accounts`;
export const crmSecret = `whsec_${Buffer.from("the journeys' shared secret word").toString("base64")}`;

/** What the CRM signs its own messages with. */
export const incomingSecret = `whsec_${Buffer.from("what the journeys' CRM signs with").toString("base64")}`;

export const receiverSettings = {
  SMTP_URL: `smtp://127.0.0.1:${ports.mail}`,
  MAIL_FROM: "Zerokey Homes <homes@zerokey.example>",
  SAVED_SEARCH_HOURS: "0-24",
  LEADS_EMAIL_TO: "sales@zerokey.example",
  LEADS_WEBHOOK_URL: `http://127.0.0.1:${ports.crm}/crm`,
  LEADS_WEBHOOK_SECRET: crmSecret,
  LEADS_INCOMING_SECRET: incomingSecret,
};
