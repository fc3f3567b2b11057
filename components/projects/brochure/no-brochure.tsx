import { Link } from "@/components/ui/link";
import { Logo } from "@/components/layout/logo";
import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { paths } from "@/lib/base/paths";
import { LeaveLink } from "./leave-link";

/** Shown if the address of the brochure is missing or not allowed. */
export function NoBrochure() {
  return (
    <div className="bg-surface-warm flex min-h-dvh flex-col">
      <header className="border-surface-line flex border-b bg-white px-4 py-1.5">
        <Logo />
      </header>
      <main id="main" className="grid grow place-items-center px-4 py-10 text-center">
        <div className="max-w-measure">
          <Icon name="file" className="text-gold-700 mx-auto size-14" />
          <h1 className="mt-4 text-2xl font-black text-balance md:text-3xl">PDF URL not provided</h1>
          <p className="text-ink-600 mt-3 text-lg">Please go back and try again.</p>
          <p className="mt-8 flex flex-wrap justify-center gap-3 max-sm:flex-col">
            <LeaveLink className={buttonStyle("primary", "js-only")}>
              <Icon name="chevronLeft" />
              Back
            </LeaveLink>
            <Link href={paths.listing} className={buttonStyle("outline")}>
              <Icon name="search" />
              Search homes
            </Link>
            <Link href={paths.home} className={buttonStyle("outline")}>
              Go to Home
            </Link>
          </p>
        </div>
      </main>
    </div>
  );
}
