import { here, language } from "@/lib/base/language";

/** Says with a plain form which language its page was in, so that it leads back to that; nothing in English. */
export function LanguageField({ path }: { path: string }) {
  return language() === "en" ? null : <input type="hidden" name="page" value={here(path)} />;
}
