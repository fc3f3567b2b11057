import "server-only";
import { Webhook, WebhookVerificationError } from "standardwebhooks";

/** `whsec_…` or base64 as in the specification; any other secret is used as plain text. */
export function webhookSigner(secret: string): Webhook {
  try {
    return new Webhook(secret);
  } catch {
    return new Webhook(secret, { format: "raw" });
  }
}

/**
 * Whether who knows the secret has signed this body, within the last five minutes, under the id in the headers
 * (standardwebhooks.com). Compares in constant time.
 */
export function isSigned(body: string, headers: Headers, secret: string): boolean {
  try {
    webhookSigner(secret).verify(body, Object.fromEntries(headers), { jsonParse: false });
    return true;
  } catch (error) {
    if (error instanceof WebhookVerificationError) return false;
    throw error;
  }
}
