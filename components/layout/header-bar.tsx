import { Icon } from "@/components/ui/icon";
import { brand } from "@/content/site";
import { Logo, type Tone } from "./logo";
import { MenuCloser } from "./menu-closer";
import { MobileMenu } from "./mobile-menu";
import { mainLinks } from "./nav-links";
import { NavLink } from "./nav-link";
import { ServicesMenu } from "./services-menu";

const item =
  "relative inline-flex min-h-touch items-center gap-1.5 rounded-control px-3.5 font-bold transition-colors duration-150 ";
/** A thin gold rule under the section that is shown. */
const marked =
  "aria-[current=page]:after:absolute data-active:after:absolute after:inset-x-3.5 after:bottom-1 after:h-0.5 after:bg-gold-500 aria-[current=page]:after:content-[''] data-active:after:content-['']";
const tones: Record<Tone, string> = {
  light: "text-ink-900 hover:text-brand-600 data-active:text-brand-600 aria-[current=page]:text-brand-600 ",
  dark: "text-white hover:bg-white/15 ",
};

/** Logo, links and phone: the global header's bar on white, the home page's over its picture. */
export function HeaderBar({ tone = "light" }: { tone?: Tone }) {
  const link = `${item}${tones[tone]}`;
  return (
    <div className="container-page flex h-16 items-center justify-between gap-2">
      <Logo tone={tone} />
      <nav aria-label="Main" className="hidden items-center lg:flex">
        {mainLinks.map((entry) => (
          <NavLink key={entry.href} {...entry} className={`${link}${marked}`} />
        ))}
        <ServicesMenu summaryStyle={`${link}${marked}`} />
        <a href={brand.phoneLink} className={`${link}figures border-l-surface-line ml-3`}>
          <Icon name="call" className={`size-5 ${tone === "dark" ? "text-gold-500" : "text-brand-600"}`} />
          {brand.phone}
        </a>
      </nav>
      <div className="-mr-2 flex items-center lg:hidden">
        <a
          href={brand.phoneLink}
          aria-label={`Call ${brand.phone}`}
          className={`${link}w-touch justify-center px-0!`}
        >
          <Icon name="call" />
        </a>
        <MobileMenu summaryStyle={`${link}w-touch justify-center px-0!`} />
      </div>
      <MenuCloser />
    </div>
  );
}
