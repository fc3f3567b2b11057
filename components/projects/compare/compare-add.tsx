import { Link } from "@/components/ui/link";
import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { here, t } from "@/lib/base/language";
import { formatCount } from "@/lib/base/format";
import { locationOf, priceRangeOf } from "@/lib/projects/project/project-facts";
import { formatProjectKey, mostCompared } from "@/lib/projects/project/project-key";
import type { ProjectSummary } from "@/lib/projects/project/project-schema";
import { comparePath, paths } from "@/lib/base/paths";

type Props = { keys: string[]; search: string; found: ProjectSummary[] | null };

/** A search for one more project; those already compared are sent along in hidden fields. */
export function CompareAdd({ keys, search, found }: Props) {
  const free = mostCompared - keys.length;
  return (
    <section
      id="add"
      aria-labelledby="add-heading"
      className="border-surface-line rounded-card mt-8 scroll-mt-20 border p-4 md:p-6 print:hidden"
    >
      <h2 id="add-heading" className="text-xl font-bold">
        {t("Add a project")}
      </h2>
      <p className="text-ink-600 mt-1">
        {keys.length === 0
          ? t("Room for up to {count} projects.", { count: free })
          : t("Room for {projects}.", { projects: formatCount(free, "more project", "more projects") })}
      </p>
      <form
        action={`${here(paths.compare)}#add`}
        role="search"
        className="mt-4 flex max-w-2xl flex-wrap items-end gap-3"
      >
        {keys.map((key) => (
          <input key={key} type="hidden" name="project" value={key} />
        ))}
        <div className="min-w-0 grow basis-56">
          <label htmlFor="add-search" className="mb-1 block text-sm font-bold">
            {t("Project, builder or place")}
          </label>
          <input
            id="add-search"
            name="search"
            type="search"
            required
            defaultValue={search}
            maxLength={60}
            autoComplete="off"
            enterKeyHint="search"
            className="border-ink-400 rounded-control min-h-touch w-full border bg-white px-3 text-base"
          />
        </div>
        <button
          type="submit"
          className={buttonStyle(keys.length > 0 ? "outline" : "primary", "max-sm:w-full")}
        >
          <Icon name="search" />
          {t("Search")}
        </button>
      </form>
      {search !== "" && <Found {...{ keys, search, found }} />}
    </section>
  );
}

function Found({ keys, search, found }: Props) {
  if (!found?.length) {
    return (
      <p className="mt-4">
        {found
          ? t("Nothing else is called “{search}”. Try a shorter word.", { search })
          : t("The search could not be read just now. Please try again.")}
      </p>
    );
  }
  return (
    <ul className="divide-surface-line border-surface-line mt-5 divide-y border-y" aria-label={t("Found")}>
      {found.map((project) => {
        const key = formatProjectKey(project);
        return (
          <li key={key} className="flex items-center justify-between gap-4 py-3">
            <div className="min-w-0">
              <p className="font-bold wrap-anywhere">{project.name}</p>
              <p className="text-ink-600 text-sm">
                {locationOf(project)} · <span className="figures">{priceRangeOf(project)}</span>
              </p>
            </div>
            <Link
              href={comparePath([...keys, key])}
              rel="nofollow"
              className={buttonStyle("outline", "shrink-0 px-4")}
            >
              <Icon name="plus" className="size-4" />
              {t("Add")}
              <span className="sr-only"> {project.name}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
