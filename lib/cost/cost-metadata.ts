import type { Metadata } from "next";
import { costPage } from "@/content/buying-costs";
import { paths } from "@/lib/base/paths";
import { projectPreview } from "@/lib/projects/detail/project-metadata";
import { hiddenMetadata, pageMetadata } from "@/lib/seo/page-metadata";
import { costWords, homeWords, type CostHome } from "./project-cost";
import { t } from "@/lib/base/language";

/** Of the page for any price; of one home it is shared, but not indexed: its own page is found instead. */
export function costMetadata(about: CostHome | null): Metadata {
  if (!about) {
    return pageMetadata({
      title: t(costPage.title),
      description: t(costPage.description),
      path: paths.totalCost,
      preview: { kind: "guide", name: "total-cost" },
    });
  }
  const { project, plan } = about;
  return hiddenMetadata({
    title: t("{home}: the whole cost", { home: homeWords(project, plan) }),
    description: t(
      "{cost}. Price, GST, stamp duty and registration, your own money, loan and EMI, line by line with the date of each rule.",
      { cost: costWords(project, plan) },
    ),
    preview: projectPreview(project),
  });
}
