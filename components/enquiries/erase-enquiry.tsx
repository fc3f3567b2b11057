import { Said } from "@/components/ui/said";
import { buttonStyle } from "@/components/ui/button-style";
import { brand } from "@/content/site";
import { consentPaths } from "@/lib/base/call-paths";
import { here, t } from "@/lib/base/language";
import { paths } from "@/lib/base/paths";
import { ConsentForm } from "./consent-form";

const linkStyle = "text-brand-600 underline underline-offset-4";

/** Deletes what was sent with this enquiry; behind a fold, because nothing brings it back. */
export function EraseEnquiry({ token }: { token: string }) {
  return (
    <>
      <h2 className="mt-10 text-xl font-bold">{t("Have it deleted")}</h2>
      <p className="mt-2">
        {t(
          "This deletes what you sent with this enquiry, and stops contact about earlier ones with your number.",
        )}{" "}
        <Said
          words="They have links of their own; to have all of them deleted, call us or write to {email}."
          email={
            <a href={`mailto:${brand.email}`} className={`${linkStyle} wrap-anywhere`}>
              {brand.email}
            </a>
          }
        />{" "}
        <Said
          words="The {policy} says what goes."
          policy={
            <a href={here(paths.privacy)} className={linkStyle}>
              {t("privacy policy")}
            </a>
          }
        />
      </p>
      <details className="mt-2">
        <summary className="min-h-touch inline-flex cursor-pointer items-center font-bold underline underline-offset-4">
          {t("Delete this enquiry")}
        </summary>
        <ConsentForm token={token} call={consentPaths.erase} className="mt-2">
          <p>{t("Nothing brings it back, and nobody calls you about it.")}</p>
          <button className={buttonStyle("outline", "mt-3 w-full sm:w-auto")}>{t("Delete for good")}</button>
        </ConsentForm>
      </details>
    </>
  );
}
