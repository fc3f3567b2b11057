import { Icon } from "@/components/ui/icon";
import { brand } from "@/content/site";
import { paths } from "@/lib/base/paths";

const link = "min-h-touch inline-flex items-center gap-2 font-bold underline underline-offset-4";

/** The way that needs no server. */
export function CallLink() {
  return (
    <a href={brand.phoneLink} className={`${link} figures`}>
      <Icon name="call" />
      Call {brand.phone}
    </a>
  );
}

/** The way for who asked about a project that is gone. */
export function ContactLink() {
  return (
    <a href={paths.contact} className={link}>
      Use the contact form
    </a>
  );
}
