const dotless = new Set(["gmail.com", "googlemail.com"]);

/**
 * The one spelling of an address that was typed in any: letters are small, what follows a plus is left out, and so are dots
 * where the provider says that they mean nothing. So one person's searches are under one address, whatever was typed.
 */
export function mailboxOf(email: string): string {
  const typed = email.trim().toLowerCase();
  const at = typed.lastIndexOf("@");
  const [name = ""] = typed.slice(0, at).split("+");
  const host = typed.slice(at + 1);
  if (!dotless.has(host)) return `${name}@${host}`;
  return `${name.replaceAll(".", "")}@gmail.com`;
}
