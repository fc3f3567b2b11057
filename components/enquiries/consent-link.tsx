import { consentLink } from "@/content/contact-rules";
import { here, t } from "@/lib/base/language";
import { consentPath } from "@/lib/base/paths";

/** Leads from the thanks to what was agreed to, and to stopping it. The address is for this visitor alone. */
export function ConsentLink({ token }: { token: string }) {
  return (
    <a
      href={here(consentPath(token))}
      rel="nofollow"
      className="min-h-touch flex w-fit items-center font-bold underline underline-offset-4"
    >
      {t(consentLink)}
    </a>
  );
}
