import { Icon, type IconName } from "@/components/ui/icon";
import { promises } from "@/content/promises";
import { reraWords } from "@/content/rera-authorities";
import { reraAuthorityOf } from "@/lib/projects/project/rera-number";
import { sayRegistration, validRegistrations } from "@/lib/seo/agent-words";
import { addressOf, hoursOf } from "@/lib/seo/office-words";
import { brand, offices } from "@/content/site";
import { language, t } from "@/lib/base/language";

type Way = {
  icon: IconName;
  name: string;
  text: string;
  hours?: string;
  href?: string;
  link?: string;
  newTab?: boolean;
  /** Its text is an address, which letters and maps know in English. */
  isWritten?: boolean;
};

/** Hours are said in the language of the page. */
const waysToUs = (): Way[] => [
  { icon: "call", name: "Phone", text: promises.phone.hours, href: brand.phoneLink, link: brand.phone },
  {
    icon: "mail",
    name: "Email",
    text: promises.email.hours,
    href: `mailto:${brand.email}`,
    link: brand.email,
  },
  ...offices.map((office): Way => ({
    icon: "pin",
    name: office.name,
    text: addressOf(office),
    hours: hoursOf(office),
    href: `https://www.google.com/maps/search/?${new URLSearchParams({ api: "1", query: `${brand.name}, ${addressOf(office)}` })}`,
    link: "Open in maps",
    newTab: true,
    isWritten: true,
  })),
  ...validRegistrations().map((registration): Way => {
    const authority = reraAuthorityOf({ locations: [registration] });
    return {
      icon: "check",
      name: "RERA registration",
      text: sayRegistration(registration),
      ...(registration.certificate
        ? { href: registration.certificate, link: "See the certificate", newTab: true }
        : authority && {
            href: authority.href,
            link: t(reraWords.look, { site: authority.site }),
            newTab: true,
          }),
    };
  }),
];

/** The ways to reach the company, and where its registration as agent is looked up. */
export function ContactCards() {
  return (
    <ul className="grid gap-4 md:max-lg:grid-cols-2">
      {waysToUs().map(({ icon, name, text, hours, href, link, newTab, isWritten }) => (
        <li
          key={text}
          className="border-surface-line rounded-card flex flex-wrap gap-4 border p-5 md:max-lg:flex-col"
        >
          <span className="bg-brand-50 text-brand-600 size-touch grid shrink-0 place-items-center rounded-full">
            <Icon name={icon} />
          </span>
          <div className="min-w-0 flex-[1_1_9rem] md:max-lg:flex-none">
            <h2 className="m-0! text-lg! font-bold">{t(name)}</h2>
            <p lang={isWritten && language() !== "en" ? "en" : undefined} className="text-ink-600 m-0!">
              {t(text)}
            </p>
            {hours && <p className="text-ink-600 figures m-0!">{t("Open {hours}", { hours })}</p>}
            {href && link && (
              <a
                href={href}
                {...(newTab && { target: "_blank", rel: "noopener" })}
                className="text-brand-600 figures min-h-touch inline-flex items-center font-bold underline-offset-4 hover:underline"
              >
                {t(link)}
              </a>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
