const address = /(?<![\w.%+-])[\w.%+-]+@[\w-]+(?:\.[\w-]+)*\.[A-Za-z]{2,}\b/g;
/** In an address of a server, before the `@`. */
const password = /(\w:\/\/)[^\s/@:]{0,500}:[^\s/]{0,500}@/g;
/** With a country's code, or ten digits as India's mobiles have. */
const phone = /(?<![\w.-])(?:(?:\+|00)[1-9](?:[ -]?\d){8,13}|(?:0|91[ -]?)?[6-9]\d{4}[ -]?\d{5})(?![\w])/g;
/**
 * What a driver of the database says of a statement that failed: what was typed, names too. It ends where a stack begins,
 * and not where somebody typed a line that begins with "at".
 */
const parameters = /\bparams: (?:(?!\n {1,20}at [^\n]{0,500}:\d{1,7}:\d{1,7}\)?(?:\n|$))[^])*/g;
const detail = /\b(Key|Failing row contains) \([^\n]*/g;

/**
 * A text of a log without what may be of a person or a secret: the last fence, for messages of packages. Who writes a line
 * leaves it out to begin with. Each pattern ends soon wherever it begins: texts of a megabyte come here on bad days.
 */
export function withoutPersons(text: string): string {
  return text
    .replace(parameters, "params: [left out]")
    .replace(password, "$1[password]@")
    .replace(detail, "$1 [left out]")
    .replace(address, "[e-mail]")
    .replace(phone, "[number]");
}
