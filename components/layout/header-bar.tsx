import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { brand } from "@/content/site";
import { t } from "@/lib/base/language";
import { linksDrawerId, menuDrawerId } from "./drawer-ids";
import { LanguageLinks } from "./language-links";
import { Logo } from "./logo";
import { mainLinks } from "./nav-links";
import { NavLink } from "./nav-link";
import { ServicesMenu } from "./services-menu";
import { ShortlistLink } from "./shortlist-link";

/** Menu, logo, links and phone: in the global header, and on the home page in its own. */
export function HeaderBar() {
  return (
    <div id="bar" className="container-page site-bar">
      <div className="-ml-[10px] flex min-w-0 items-center gap-1 sm:gap-2">
        <DialogButton opens={menuDrawerId} label={t("Open menu")} className="bar-item bar-button">
          <Icon name="menu" className="size-6" />
        </DialogButton>
        <Logo />
      </div>
      <nav aria-label={t("Main")} className="ml-auto hidden flex-wrap items-center lg:flex">
        {mainLinks.map((entry) => (
          <NavLink key={entry.href} href={entry.href} className="bar-item bar-mark">
            {t(entry.label)}
          </NavLink>
        ))}
        <ServicesMenu summaryStyle="bar-item bar-mark" />
      </nav>
      <LanguageLinks />
      <div className="-mr-[10px] ml-auto flex shrink-0 items-center lg:mr-0 lg:ml-3">
        <ShortlistLink className="bar-item bar-button max-[359px]:hidden lg:mr-2" />
        <a
          href={brand.phoneLink}
          aria-label={t("Call {phone}", { phone: brand.phone })}
          className="bar-item figures max-md:w-touch border-current/25 px-3 max-md:justify-center max-md:px-0 lg:border lg:px-4"
        >
          <Icon name="call" className="md:text-brand-600 size-5" />
          <span className="hidden md:inline">{brand.phone}</span>
        </a>
        <DialogButton
          opens={linksDrawerId}
          label={t("Open site links")}
          className="bar-item bar-button lg:hidden"
        >
          <Icon name="more" className="size-6 stroke-3" />
        </DialogButton>
      </div>
    </div>
  );
}

type Props = { opens: string; label: string; className: string; children: ReactNode };

/**
 * Opens the drawer with that id. Browsers that know `command` need no script for it;
 * in the others `MenuScript` does it. With JavaScript off it is a link to the drawer.
 */
function DialogButton({ opens, label, className, children }: Props) {
  const command = { command: "show-modal", commandfor: opens };
  return (
    <>
      <button
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        {...command}
        className={`js-only ${className}`}
      >
        {children}
      </button>
      <noscript>
        <a href={`#${opens}`} aria-label={label} className={className}>
          {children}
        </a>
      </noscript>
    </>
  );
}
