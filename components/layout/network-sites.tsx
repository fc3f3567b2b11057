import { networkSites } from "@/content/network-sites";

/** Links to other property sites; `nofollow`, so that search engines don't count them as recommendations. */
export function NetworkSites() {
  return (
    <ul className="footer-links">
      {networkSites.map(({ name, href }) => (
        <li key={href}>
          <a href={href} target="_blank" rel="nofollow noopener">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
