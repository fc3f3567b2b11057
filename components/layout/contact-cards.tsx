import { Icon, type IconName } from "@/components/ui/icon";
import { promises } from "@/content/promises";
import { brand } from "@/content/site";

const { street, city, state, postalCode } = brand.address;
const office = `${street}, ${city}, ${state} ${postalCode}`;

type Way = { icon: IconName; name: string; text: string; href: string; link: string; newTab?: boolean };

const ways: Way[] = [
  { icon: "call", name: "Phone", text: promises.phone.hours, href: brand.phoneLink, link: brand.phone },
  {
    icon: "mail",
    name: "Email",
    text: promises.email.hours,
    href: `mailto:${brand.email}`,
    link: brand.email,
  },
  {
    icon: "pin",
    name: "Registered office",
    text: office,
    href: `https://www.google.com/maps/search/?${new URLSearchParams({ api: "1", query: `${brand.name}, ${office}` })}`,
    link: "Open in maps",
    newTab: true,
  },
];

/** The ways to reach the company. */
export function ContactCards() {
  return (
    <ul className="grid gap-4 md:max-lg:grid-cols-3">
      {ways.map(({ icon, name, text, href, link, newTab }) => (
        <li key={name} className="border-surface-line rounded-card flex gap-4 border p-5 md:max-lg:flex-col">
          <span className="bg-brand-50 text-brand-600 size-touch grid shrink-0 place-items-center rounded-full">
            <Icon name={icon} />
          </span>
          <div className="min-w-0">
            <h2 className="m-0! text-lg! font-bold">{name}</h2>
            <p className="text-ink-600 m-0!">{text}</p>
            <a
              href={href}
              {...(newTab && { target: "_blank", rel: "noopener" })}
              className="text-brand-600 figures min-h-touch inline-flex items-center font-bold underline-offset-4 hover:underline"
            >
              {link}
            </a>
          </div>
        </li>
      ))}
    </ul>
  );
}
