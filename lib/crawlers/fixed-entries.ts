import { privacyUpdated } from "@/content/guides/privacy-policy";
import { paths } from "@/lib/base/paths";
import type { SitemapEntry } from "./sitemap-xml";

/** The indexed pages that need no data; a date only where the content has one. */
export const fixedEntries: readonly SitemapEntry[] = [
  { path: paths.home },
  { path: paths.about },
  { path: paths.contact },
  { path: paths.blog },
  { path: paths.homeLoan },
  { path: paths.homeLoanAssistance },
  { path: paths.emiCalculator },
  { path: paths.interiorDesign },
  { path: paths.faqs },
  { path: paths.privacy, changedAt: privacyUpdated },
];
