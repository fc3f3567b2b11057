import { brand } from "@/content/site";
import type { ReceivedMail } from "./mail-server";

/** Short forms that are written so in every language. */
const same = /^(?:BHK|RERA|SMS|PDF|AM|PM)$/;

/** The Latin words in what a mail says, without addresses, references, the company and these names. */
export function englishIn({ subject = "", text = "", html = "" }: ReceivedMail, names: string[]): string[] {
  const shown = html.replace(/<style.*?<\/style>|<[^>]*>/gs, " ");
  let all = `${subject}\n${text}\n${shown}`.replace(/https?:\S+|\S+@\S+|\b[0-9A-Z]{4}-[0-9A-Z]{4}\b/g, " ");
  for (const name of [brand.name, ...names]) all = all.replaceAll(name, " ");
  return (all.match(/[A-Za-z]{2,}/g) ?? []).filter((word) => !same.test(word));
}
