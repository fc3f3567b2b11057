import { projectWhatsappLink } from "@/components/projects/detail/project-whatsapp-link";
import { FactList } from "@/components/projects/detail/fact-list";
import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { promises } from "@/content/promises";
import { reraWords } from "@/content/rera-authorities";
import { brand } from "@/content/site";
import { visitSheetWords as words } from "@/content/visit-sheet";
import { here, t } from "@/lib/base/language";
import { projectPath } from "@/lib/base/paths";
import { locationOf } from "@/lib/projects/project/project-facts";
import { formatProjectKey } from "@/lib/projects/project/project-key";
import type { Project } from "@/lib/projects/project/project-schema";
import { reraAuthorityOf } from "@/lib/projects/project/rera-number";
import { unknownsOf } from "@/lib/projects/project/unknowns";
import { visitChecksOf, visitFactsOf, visitRouteOf } from "@/lib/projects/visit/visit-sheet";
import { ReadAt } from "./read-at";

/** The sheet of one project: what is known, the way there, whom to call, what to look at and what to ask. */
export function VisitSheet({ project, read }: { project: Project; read: Date }) {
  const { name, groupName, reraId } = project;
  const key = formatProjectKey(project);
  const authority = reraAuthorityOf(project);
  return (
    <article
      data-visit={key}
      aria-labelledby={`sheet-${key}`}
      className="border-surface-line mt-8 border-t pt-6 print:break-before-page print:border-0 print:pt-0 print:first-of-type:break-before-auto"
    >
      <h2 id={`sheet-${key}`} className="text-xl font-black wrap-anywhere md:text-2xl">
        <a href={here(projectPath(project))} className="hover:text-brand-600">
          {name}
        </a>
      </h2>
      <p className="text-ink-600 mt-1">
        {[groupName && t("by {builder}", { builder: groupName }), locationOf(project)]
          .filter(Boolean)
          .join(", ")}
      </p>
      {reraId && (
        <p className="mt-1 text-sm">
          {t("RERA ID")} <span className="figures font-bold wrap-anywhere select-all">{reraId}</span>{" "}
          {authority && (
            <a
              href={authority.href}
              target="_blank"
              rel="noopener noreferrer"
              className="text-brand-600 min-h-touch inline-flex items-center underline underline-offset-4"
            >
              {t(reraWords.look, { site: authority.site })}
              <span className="sr-only"> {t("(opens in a new tab)")}</span>
            </a>
          )}
        </p>
      )}
      <FactList
        facts={visitFactsOf(project)}
        className="border-surface-line mt-4 grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] border-y py-4 print:grid-cols-5 print:gap-y-2 print:py-2"
      />
      <ReadAt read={read} className="text-ink-600 mt-2 text-sm" />
      <div className="mt-6 grid gap-6 md:grid-cols-2 print:mt-3 print:grid-cols-2">
        <Way project={project} />
        <section aria-label={t("Whom to call about {name}", { name })}>
          <h3 className="text-lg font-bold">{t("Whom to call")}</h3>
          <p className="mt-2">
            {brand.name}, <span className="figures font-bold">{brand.phone}</span>
            <span className="text-ink-600 block text-sm">{t(promises.phone.hours)}</span>
          </p>
          <p className="mt-3 flex flex-wrap gap-3 print:hidden">
            <a href={brand.phoneLink} className={buttonStyle("outline")}>
              <Icon name="call" />
              {t("Call")}
            </a>
            <a
              href={projectWhatsappLink(name)}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonStyle("outline")}
            >
              <Icon name="whatsapp" />
              WhatsApp
            </a>
          </p>
          <WrittenField id={`${key}-person`} name="person" label={t(words.person)} rows={1} />
        </section>
      </div>
      <div className="mt-8 gap-x-10 md:columns-2 print:mt-4 print:columns-2">
        {visitChecksOf(project).map(({ title, checks }) => (
          <TickList key={title} title={title} lines={checks} />
        ))}
        <TickList
          title={words.ask}
          lines={unknownsOf(project).map(({ id, question }) => ({ id: `ask-${id}`, text: question }))}
        />
      </div>
      <WrittenField id={`${key}-notes`} name="notes" label={t(words.notes)} rows={4} />
    </article>
  );
}

/** Address and route, as far as the record knows them. */
function Way({ project }: { project: Project }) {
  const { address, directions, geo, map } = visitRouteOf(project);
  return (
    <section aria-label={t("How to get to {name}", { name: project.name })}>
      <h3 className="text-lg font-bold">{t("How to get there")}</h3>
      <p className="mt-2 wrap-anywhere">{address ?? t(words.noAddress)}</p>
      {address && <p className="text-ink-600 text-sm">{t(geo ? words.position : words.byName)}</p>}
      <p className="mt-3 flex flex-wrap gap-3 print:hidden">
        <a href={directions} target="_blank" rel="noopener noreferrer" className={buttonStyle("outline")}>
          <Icon name="pin" />
          {t("Route")}
          <span className="sr-only"> {t("(opens in a new tab)")}</span>
        </a>
        {geo ? (
          <a href={geo} className={buttonStyle("quiet")}>
            {t("In a map app")}
          </a>
        ) : (
          <a href={map} target="_blank" rel="noopener noreferrer" className={buttonStyle("quiet")}>
            {t("View on Map")}
            <span className="sr-only"> {t("(opens in a new tab)")}</span>
          </a>
        )}
      </p>
    </section>
  );
}

type Props = { title: string; lines: readonly { id: string; text: string }[] };

/** Lines to tick, given in English, on the screen and on paper. Without a form: they are the visitor's own. */
function TickList({ title, lines }: Props) {
  return (
    <fieldset className="mb-6 break-inside-avoid print:mb-3">
      <legend className="text-lg font-bold print:text-base">{t(title)}</legend>
      <ul className="mt-1">
        {lines.map(({ id, text }) => (
          <li key={id}>
            <label className="min-h-touch flex items-start gap-3 py-2 print:min-h-0 print:py-0.5 print:text-sm">
              <input
                type="checkbox"
                name={id}
                autoComplete="off"
                className="accent-brand-600 mt-0.5 size-5 shrink-0 print:size-4"
              />
              {t(text)}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

type WrittenFieldProps = { id: string; name: string; label: string; rows: number };

/** A field that is written in on the screen, or by hand on paper. */
function WrittenField({ id, name, label, rows }: WrittenFieldProps) {
  return (
    <p className="mt-4 break-inside-avoid">
      <label htmlFor={id} className="block text-sm font-bold">
        {label}
      </label>
      <textarea
        id={id}
        name={name}
        rows={rows}
        style={{ minHeight: `${rows * 1.75 + 1}rem` }}
        maxLength={2_000}
        autoComplete="off"
        className="border-ink-400 rounded-control min-h-touch mt-1 block field-sizing-content w-full border bg-white px-3 py-2 text-base"
      />
    </p>
  );
}
