import type { ReactNode } from "react";
import { apiRoot, consentPaths } from "@/lib/base/call-paths";
import { LanguageField } from "./language-field";

type Props = {
  token: string;
  /** What a change is about. */
  to?: "stop" | "allow" | "change";
  call?: string;
  className?: string;
  children: ReactNode;
};

/** A plain form of the page of a consent: it is posted, and leads back to the page, in its language. */
export function ConsentForm({ token, to, call = consentPaths.change, className, children }: Props) {
  return (
    <form method="post" action={apiRoot + call} className={className}>
      <input type="hidden" name="consent" value={token} />
      <LanguageField path="/consent" />
      {to && <input type="hidden" name="to" value={to} />}
      {children}
    </form>
  );
}
