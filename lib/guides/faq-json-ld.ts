import type { FAQPage, Graph } from "schema-dts";
import { breadcrumbNode, toAbsolute, toGraph } from "@/lib/seo/graph-json-ld";
import type { Trail } from "@/lib/seo/trail";
import { toPlainText, type GuideAnswer } from "./guide";
import { language, t } from "@/lib/base/language";

/** Structured data of a page of questions; the answers are the texts of the page, without links. */
export function faqGraph(origin: string, trail: Trail, answers: readonly GuideAnswer[]): Graph {
  const page = trail.at(-1);
  const faq: FAQPage = {
    "@type": "FAQPage",
    ...(page && { url: toAbsolute(origin, page.href), name: t(page.label) }),
    inLanguage: `${language()}-IN`,
    mainEntity: answers.map(({ heading, blocks }) => ({
      "@type": "Question",
      name: t(heading),
      acceptedAnswer: { "@type": "Answer", text: toPlainText(blocks) },
    })),
  };
  return toGraph([faq, breadcrumbNode(origin, trail)]);
}
