import { buttonStyle } from "@/components/ui/button-style";
import { apiRoot, correctionPath } from "@/lib/base/call-paths";
import { here, language, t } from "@/lib/base/language";
import { CorrectionFields } from "./correction-fields";
import { OtherCountries } from "./other-countries";

type Props = {
  correction: string;
  /** Where the thank-you page comes back to. */
  hidden: Record<string, string>;
  problem: string | null;
};

/** The way to correct a mistyped number on the thank-you page, which is for visitors without JavaScript. */
export function CorrectionForm({ correction, hidden, problem }: Props) {
  return (
    <details open={problem !== null} className="mt-4">
      <summary className="min-h-touch inline-flex cursor-pointer items-center font-bold underline underline-offset-4">
        {t("Correct the number")}
      </summary>
      <form method="post" action={apiRoot + correctionPath} className="mt-3 flex max-w-md flex-col gap-3">
        {Object.entries({ ...hidden, ...pageInLanguage(), correction }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <CorrectionFields id="correction" error={problem ?? undefined} isPosted others={<OtherCountries />} />
        <button type="submit" className={buttonStyle("primary", "self-start")}>
          {t("Save the number")}
        </button>
      </form>
    </details>
  );
}

/** Says to the server in which language it answers; English needs no saying. */
function pageInLanguage(): Record<string, string> {
  return language() === "en" ? {} : { page: here("/thank-you") };
}
