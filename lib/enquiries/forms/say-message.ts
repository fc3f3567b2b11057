import { t } from "@/lib/base/language";

type Values = Record<string, string>;

/** Messages with a value in them: how they are recognised, and what says them. */
const withValues: readonly [RegExp, (values: Values) => string][] = [
  [
    /^Please keep this to (?<limit>\d+) characters\.$/,
    (values) => t("Please keep this to {limit} characters.", values),
  ],
  // It stands beside the time that it is about.
  [/^Time \d: (?<problem>.+)$/, ({ problem = "" }) => t(problem)],
  [
    /^(?<first>.+) Please try again in (?<minutes>\d+) minutes\.$/,
    ({ first = "", ...values }) => `${t(first)} ${t("Please try again in {minutes} minutes.", values)}`,
  ],
  [
    /^(?<first>.+) Please try again in a minute\.$/,
    ({ first = "" }) => `${t(first)} ${t("Please try again in a minute.")}`,
  ],
  [
    /^We could not save your request just now\. Please call us on (?<phone>.+); the call is free\.$/,
    (values) =>
      t("We could not save your request just now. Please call us on {phone}; the call is free.", values),
  ],
];

/**
 * What a form or the API says is wrong, in the language of the page. They say it in English, whoever asks; so does this for
 * what it does not know.
 */
export function sayMessage(english: string): string {
  for (const [shape, say] of withValues) {
    const found = shape.exec(english);
    if (found) return say({ ...found.groups });
  }
  return t(english);
}
