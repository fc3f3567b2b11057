import { t } from "@/lib/base/language";
import { socialLinks } from "@/content/site";

/** In the style of the icons in `components/ui`; a network without a drawing is shown by its name. */
const shapes: Record<string, string> = {
  Facebook: "M17 3h-3a4 4 0 0 0-4 4v3H7v4h3v7h4v-7h3l1-4h-4V7.5a.5.5 0 0 1 .5-.5H17z",
  Instagram:
    "M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5zM12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM16.8 7.2h.01",
  LinkedIn: "M4 4h16v16H4zM8 11v5.5M8 7.8h.01M12 16.5V11M12 13.5c0-1.5 1-2.5 2.2-2.5s1.8 1 1.8 2.5v3",
  YouTube: "M6 5.5h12a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3zM10.3 9.3v5.4l4.6-2.7z",
};

/** Links to the company's pages on social networks. */
export function SocialLinks({ className }: { className: string }) {
  return (
    <ul aria-label={t("Social media")} className={`social-links ${className}`}>
      {socialLinks.map(({ name, href }) => (
        <li key={name}>
          <a href={href} target="_blank" rel="noopener" aria-label={name}>
            {shapes[name] ? (
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={shapes[name]} />
              </svg>
            ) : (
              name
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
