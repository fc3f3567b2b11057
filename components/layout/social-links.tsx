import { brand } from "@/content/site";

/** The company's pages elsewhere, by name. */
export function SocialLinks({ className }: { className: string }) {
  return (
    <ul aria-label="Social media" className="flex flex-wrap gap-x-5">
      {brand.social.map(({ name, href }) => (
        <li key={name}>
          <a
            href={href}
            target="_blank"
            rel="noopener"
            className={`min-h-touch inline-flex items-center underline-offset-4 hover:underline ${className}`}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
