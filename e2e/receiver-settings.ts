/** Where the journeys' mail server and CRM listen, and what the site is told about them. */
export const receiverPorts = { mail: 4325, web: 4326 };
export const receivedUrl = `http://127.0.0.1:${receiverPorts.web}/received`;
export const crmSecret = `whsec_${Buffer.from("the journeys' shared secret word").toString("base64")}`;

export const receiverSettings = {
  SMTP_URL: `smtp://127.0.0.1:${receiverPorts.mail}`,
  MAIL_FROM: "Zerokey Homes <homes@zerokey.example>",
  LEADS_EMAIL_TO: "sales@zerokey.example",
  LEADS_WEBHOOK_URL: `http://127.0.0.1:${receiverPorts.web}/crm`,
  LEADS_WEBHOOK_SECRET: crmSecret,
};
