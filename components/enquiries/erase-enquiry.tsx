import { buttonStyle } from "@/components/ui/button-style";
import { brand } from "@/content/site";
import { consentPaths } from "@/lib/base/call-paths";
import { paths } from "@/lib/base/paths";
import { ConsentForm } from "./consent-form";

const linkStyle = "text-brand-600 underline underline-offset-4";

/** Deletes what was sent with this enquiry; behind a fold, because nothing brings it back. */
export function EraseEnquiry({ token }: { token: string }) {
  return (
    <>
      <h2 className="mt-10 text-xl font-bold">Have it deleted</h2>
      <p className="mt-2">
        This deletes what you sent with this enquiry, and stops contact about earlier ones with your number.
        They have links of their own; to have all of them deleted, call us or write to{" "}
        <a href={`mailto:${brand.email}`} className={`${linkStyle} wrap-anywhere`}>
          {brand.email}
        </a>
        . The{" "}
        <a href={paths.privacy} className={linkStyle}>
          privacy policy
        </a>{" "}
        says what goes.
      </p>
      <details className="mt-2">
        <summary className="min-h-touch inline-flex cursor-pointer items-center font-bold underline underline-offset-4">
          Delete this enquiry
        </summary>
        <ConsentForm token={token} call={consentPaths.erase} className="mt-2">
          <p>Nothing brings it back, and nobody calls you about it.</p>
          <button className={buttonStyle("outline", "mt-3 w-full sm:w-auto")}>Delete for good</button>
        </ConsentForm>
      </details>
    </>
  );
}
