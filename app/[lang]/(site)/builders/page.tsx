import type { Metadata } from "next";
import { Link } from "@/components/ui/link";
import { JsonLd } from "@/components/ui/json-ld";
import { TextPage } from "@/components/layout/text-page";
import { buildersPage } from "@/content/page-words";
import { formatCount } from "@/lib/base/format";
import { builderPagePath, paths } from "@/lib/base/paths";
import { readBuilders } from "@/lib/pages/builder-page";
import { env, isBuilding } from "@/lib/process/env";
import { builderTrail } from "@/lib/projects/listing/builder-words";
import { breadcrumbGraph } from "@/lib/seo/graph-json-ld";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { t } from "@/lib/base/language";

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: t(buildersPage.title),
    description: t(buildersPage.description),
    path: paths.builders,
    preview: { kind: "page", name: "builders" },
  });
}

/** Every builder with projects, each with the link to its page. */
export default async function BuildersPage() {
  const builders = isBuilding() ? [] : await readBuilders();
  return (
    <>
      <JsonLd graph={breadcrumbGraph(env().SITE_URL, builderTrail())} />
      <TextPage {...buildersPage} trail={builderTrail()}>
        <ul className="grid list-none! gap-x-6 pl-0! sm:grid-cols-2">
          {builders.map(({ name, slug, count }) => (
            <li key={slug} className="mt-0!">
              <Link
                href={builderPagePath(slug)}
                className="hover:text-brand-600 border-surface-line flex min-h-14 items-center justify-between gap-4 border-b"
              >
                <span className="font-bold wrap-anywhere">{name}</span>
                <span className="text-ink-600 figures shrink-0 text-sm">{formatCount(count, "project")}</span>
              </Link>
            </li>
          ))}
        </ul>
      </TextPage>
    </>
  );
}
