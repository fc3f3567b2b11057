import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { regulator } from "@/content/home";
import { formatMonth } from "@/lib/base/format";

/** What the regulatory authority is, and how a buyer looks up a number there (specification, section 1). */
export function RegulatorCard() {
  if (!regulator) return null;
  const { name, title, text, checksTitle, checks, note, site, asOf } = regulator;
  return (
    <article className="border-surface-line border-t-gold-500 rounded-card flex flex-col border border-t-4 bg-white p-6 md:p-8">
      <Icon name="shield" className="text-gold-700 size-10" />
      <h3 className="mt-4 text-2xl font-black">{title}</h3>
      <p className="text-ink-600 mt-3">{text}</p>
      <h4 className="mt-6 text-lg font-bold">{checksTitle}</h4>
      <ol className="mt-3 grow space-y-3">
        {checks.map((check, index) => (
          <li key={check} className="flex gap-3">
            <span
              aria-hidden="true"
              className="bg-gold-100 text-gold-700 figures grid size-7 shrink-0 place-items-center rounded-full text-sm font-bold"
            >
              {index + 1}
            </span>
            {check}
          </li>
        ))}
      </ol>
      <p className="text-ink-600 mt-6 text-sm">
        {note} Checked in {formatMonth(asOf)}.
      </p>
      <a
        href={site.href}
        target="_blank"
        rel="noopener"
        aria-label={`${site.label}, the website of the ${name} (opens in a new tab)`}
        className={buttonStyle("outline", "mt-5 self-start")}
      >
        {site.label}
      </a>
    </article>
  );
}
