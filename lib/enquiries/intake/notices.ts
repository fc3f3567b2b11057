import "server-only";
import { languages } from "@/content/languages";
import { fill } from "@/lib/base/language";
import { otherLanguages } from "@/lib/base/languages.mjs";
import { noticeIds, noticeItems } from "@/lib/enquiries/forms/notice";
import { noticeVersionOf } from "@/lib/enquiries/forms/notice-version";

/** A notice as it is kept: a line for each item. */
export type Notice = { version: string; text: string };

/** Every notice that is shown now, in every language, by its version. */
export const notices: ReadonlyMap<string, Notice> = new Map(
  noticeIds.flatMap((id) =>
    (["en", ...otherLanguages] as const).map((language) => {
      const words = language === "en" ? {} : languages[language];
      const items = noticeItems(id, (english, values) => fill(words[english] || english, values));
      const version = noticeVersionOf(id, language);
      return [version, { version, text: items.map(({ term, text }) => `${term}: ${text}`).join("\n") }];
    }),
  ),
);
