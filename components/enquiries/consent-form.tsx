import type { ReactNode } from "react";
import { apiRoot, consentPaths } from "@/lib/base/call-paths";

type Props = { token: string; to: "stop" | "allow" | "change"; className?: string; children: ReactNode };

/** A plain form of the page of a consent: it is posted, and leads back to the page. */
export function ConsentForm({ token, to, className, children }: Props) {
  return (
    <form method="post" action={apiRoot + consentPaths.change} className={className}>
      <input type="hidden" name="consent" value={token} />
      <input type="hidden" name="to" value={to} />
      {children}
    </form>
  );
}
