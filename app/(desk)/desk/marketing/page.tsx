import type { Metadata } from "next";
import { headers } from "next/headers";
import { DeskFrame } from "@/components/desk/desk-frame";
import { MarketingView, type FoundPage, type MarketedPage } from "@/components/desk/marketing/marketing-view";
import { backend } from "@/lib/backend/backend";
import { blogPostPath, projectPath } from "@/lib/base/paths";
import {
  campaignLink,
  marketingPath,
  pageOfLink,
  parseMarketing,
  type Marketing,
} from "@/lib/desk/forms/campaign-link";
import { deskPaths } from "@/lib/desk/forms/desk-paths";
import { monthInIndia } from "@/lib/desk/forms/moments";
import { noted, openDeskPage } from "@/lib/desk/session/desk-page";
import { readPageLeads, readPageViews } from "@/lib/desk/store/figure-queries";
import { qrCode } from "@/lib/pages/qr-code";
import { readLinkCard } from "@/lib/pages/link-page";
import { env } from "@/lib/process/env";
import { adLine } from "@/lib/projects/project/rera-number";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const metadata: Metadata = { title: "Marketing" };

/** A link with its campaign for any page of the site: to send, to print, and what it brought. */
export default async function MarketingPage({ searchParams }: Props) {
  const actor = await openDeskPage(marketingPath(parseMarketing(await searchParams)));
  const asked = parseMarketing(await searchParams);
  const chosen = { ...asked, campaign: asked.campaign || monthInIndia(new Date()) };
  // An address has a slash; anything else are words to find a page by.
  const link = asked.page.includes("/") ? await readPage(chosen) : null;
  const found = link ? [] : await noted(() => findPages(asked.page));
  return (
    <DeskFrame who={actor} here={deskPaths.marketing} title="Marketing">
      <MarketingView asked={chosen} found={found} link={link} />
    </DeskFrame>
  );
}

async function readPage(chosen: Marketing): Promise<MarketedPage | { refused: string }> {
  const { SITE_URL } = env();
  const host = (await headers()).get("host");
  const card = await readLinkCard(chosen.page, [SITE_URL, `http://${host}`, `https://${host}`]);
  if ("refused" in card) return card;
  // A project's page has one right address; of a list the filters are what is meant.
  const path = pageOfLink(
    card.path.startsWith("/propertydetails/") ? (card.canonical ?? card.path) : card.path,
  );
  const link = campaignLink(SITE_URL, path, chosen);
  const id = /^\/propertydetails\/(\d{1,9})(?:[/?]|$)/.exec(path)?.[1];
  const kind = path.endsWith("?type=plot") ? "plot" : "property";
  const [leads, views, project] = await noted(() =>
    Promise.all([
      readPageLeads({ path, project: id ? Number(id) : null }),
      readPageViews(path),
      id ? backend().getProject(id, kind) : null,
    ]),
  );
  return { ...card, path, link, ad: project && adLine(project), qr: qrCode(link), leads, views };
}

/** Pages that the words may mean; without words the projects that were changed last, and the newest posts. */
async function findPages(words: string): Promise<FoundPage[]> {
  if (words.length >= 2) return backend().listSuggestions(words.slice(0, 60), 8);
  const [projects, posts] = await Promise.all([
    backend().listChangedProjects([], 6),
    backend().listBlogPosts({ page: 1, limit: 3 }),
  ]);
  return [
    ...(projects ?? []).map(({ id, name, slug, isPlot }) => ({
      label: name,
      href: projectPath({ id, slug, isPlot }),
    })),
    ...posts.map(({ title, slug }) => ({ label: title, href: blogPostPath(slug) })),
  ];
}
