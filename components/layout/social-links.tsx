import { t } from "@/lib/base/language";
import { socialLinks } from "@/content/site";

/** Those that the style sheet draws (`social-links` in `app/globals.css`); a network without a drawing is shown by its name. */
export const drawnNetworks: readonly string[] = ["Facebook", "Instagram", "LinkedIn", "YouTube"];

/** Links to the company's pages on social networks. */
export function SocialLinks({ className }: { className: string }) {
  return (
    <ul aria-label={t("Social media")} className={`social-links ${className}`}>
      {socialLinks.map(({ name, href }) => (
        <li key={name}>
          <a href={href} target="_blank" rel="noopener" aria-label={name}>
            {!drawnNetworks.includes(name) && name}
          </a>
        </li>
      ))}
    </ul>
  );
}
