import { consentNotice } from "@/content/consent";
import { paths } from "@/lib/base/paths";

/** Under the button of a form that has no box to tick. */
export function ConsentLine() {
  return (
    <p className="text-ink-600 text-sm">
      {consentNotice.text}{" "}
      <a
        href={paths.privacy}
        target="_blank"
        className="text-brand-600 inline-block underline underline-offset-4"
      >
        Privacy policy<span className="sr-only"> (opens in a new tab)</span>
      </a>
    </p>
  );
}
