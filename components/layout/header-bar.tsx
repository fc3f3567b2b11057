import { Icon } from "@/components/ui/icon";
import { brand } from "@/content/site";
import { DialogButton } from "./dialog-button";
import { linksDrawerId } from "./links-drawer";
import { Logo, type Tone } from "./logo";
import { menuDrawerId } from "./menu-drawer";
import { mainLinks } from "./nav-links";
import { NavLink } from "./nav-link";
import { ServicesMenu } from "./services-menu";
import { ShortlistLink } from "./shortlist-link";

const item =
  "relative inline-flex min-h-touch shrink-0 whitespace-nowrap items-center gap-1.5 rounded-control px-3.5 font-bold transition-colors duration-150 ";
/** A thin gold line under the link of the current section. */
const marked =
  "aria-[current=page]:after:absolute data-active:after:absolute after:inset-x-3.5 after:bottom-1 after:h-0.5 after:bg-gold-500 aria-[current=page]:after:content-[''] data-active:after:content-['']";
const tones: Record<Tone, string> = {
  light: "text-ink-900 hover:text-brand-600 data-active:text-brand-600 aria-[current=page]:text-brand-600 ",
  dark: "text-white hover:bg-white/15 ",
};

/** Menu, logo, links and phone: on white in the global header, on the home page over its picture. */
export function HeaderBar({ tone = "light" }: { tone?: Tone }) {
  const link = `${item}${tones[tone]}`;
  const button = `${link}w-touch shrink-0 justify-center px-0!`;
  return (
    <div className="container-page flex h-16 items-center">
      <div className="-ml-2.5 flex min-w-0 items-center gap-1 sm:gap-2">
        <DialogButton opens={menuDrawerId} label="Open menu" className={button}>
          <Icon name="menu" className="size-6" />
        </DialogButton>
        <Logo tone={tone} />
      </div>
      <nav aria-label="Main" className="ml-auto hidden shrink-0 items-center lg:flex">
        {mainLinks.map((entry) => (
          <NavLink key={entry.href} {...entry} className={`${link}${marked}`} />
        ))}
        <ServicesMenu summaryStyle={`${link}${marked}`} />
      </nav>
      <div className="-mr-2.5 ml-auto flex shrink-0 items-center lg:mr-0 lg:ml-3">
        <ShortlistLink className={`${button} max-[359px]:hidden lg:mr-2`} />
        <a
          href={brand.phoneLink}
          aria-label={`Call ${brand.phone}`}
          className={`${link}figures border-current/25 px-3 lg:border lg:px-4`}
        >
          <Icon
            name="call"
            className={tone === "dark" ? "md:text-gold-500 size-5" : "md:text-brand-600 size-5"}
          />
          <span className="hidden md:inline">{brand.phone}</span>
        </a>
        <DialogButton opens={linksDrawerId} label="Open site links" className={`${button} lg:hidden`}>
          <Icon name="more" className="size-6 stroke-3" />
        </DialogButton>
      </div>
    </div>
  );
}
