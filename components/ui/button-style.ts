type Look = "primary" | "outline" | "quiet";

/** In app/repeated.css. */
const looks: Record<Look, string> = {
  primary: "button-primary",
  outline: "button-outline",
  quiet: "button-quiet",
};

/** Classes of a button, for a link as well as for a `<button>`. */
export function buttonStyle(look: Look = "primary", extra = ""): string {
  return extra ? `${looks[look]} ${extra}` : looks[look];
}
