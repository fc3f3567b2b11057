import { EarlierWaits, WebhookRefused } from "./lead-webhook";

const longest = 200;

/**
 * Why a delivery failed, for the database and the log: codes, and the mail server's answer without anything
 * that could be an address, a number or the visitor's name. Never the receiver's address, which may be secret.
 */
export function failureReason(error: unknown, name: string): string {
  if (error instanceof WebhookRefused || error instanceof EarlierWaits) return error.message;
  if (!(error instanceof Error)) return "Unknown";
  if (error.name === "TimeoutError" || error.name === "AbortError") return "No answer in time";
  const answer = "response" in error && typeof error.response === "string" ? error.response : "";
  const words = [codeOf(error), withoutPerson(answer, name)].filter(Boolean).join(" ");
  return (words || error.name).slice(0, longest);
}

/** nodemailer and the system set a code on the error; fetch sets it on the cause. */
function codeOf(error: Error): string {
  for (let inner: unknown = error; inner instanceof Error; inner = inner.cause) {
    if ("code" in inner && typeof inner.code === "string") return inner.code;
  }
  return "";
}

function withoutPerson(text: string, name: string): string {
  const words = name.split(/\s+/).filter((word) => word.length > 2);
  return words
    .reduce((left, word) => left.replaceAll(new RegExp(escapeRegExp(word), "gi"), "…"), text)
    .replace(/(?<![^\s<>"'])[^\s<>"']+@[^\s<>"']+/g, "…")
    .replace(/\+?\d(?:[\s().-]?\d){7,}/g, "…")
    .replace(/\s+/g, " ")
    .trim();
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
