import type { Metadata } from "next";
import { brand } from "@/content/site";
import { formatAreaRange, formatMonth, formatPrice } from "@/lib/format";
import { projectPath } from "@/lib/routes";
import { describePicture, toPictures, type Picture } from "./gallery";
import { configurationsOf, priceRangeOf, statusLabelOf } from "./project-facts";
import type { Project } from "./project-schema";

const longestTitle = 60;
const longestDescription = 160;

/** Title, description, canonical address and share tags of a project's page, made from its data. */
export function projectMetadata(project: Project): Metadata {
  const url = projectPath(project);
  const title = projectTitle(project);
  const description = projectDescription(project);
  const picture = sharePicture(project);
  const images = picture
    ? [{ url: picture.src, width: picture.width, height: picture.height, alt: picture.alt }]
    : [];
  return {
    title: { absolute: title },
    description,
    alternates: { canonical: url },
    openGraph: { title, description, url, images, siteName: brand.name, locale: "en_IN", type: "website" },
    twitter: { card: "summary_large_image", title, description, images },
  };
}

/** `Aurovelle Lakecity, Kokapet: 2, 3 BHK from ₹1.20 Cr`, with what fits into 60 characters. */
export function projectTitle(project: Project): string {
  const { name } = project;
  const place = project.locations[0]?.locality || project.locations[0]?.city || project.location;
  const at = place ? `, ${place}` : "";
  const homes = configurationsOf(project) ?? (project.isPlot ? "plots" : null);
  const price = project.minPrice ?? project.price;
  const from = homes && price ? `${homes} from ${formatPrice(price)}` : homes;
  const candidates = [
    from && `${name}${at}: ${from}`,
    homes && `${name}${at}: ${homes}`,
    from && `${name}: ${from}`,
    `${name}${at}`,
  ];
  const fitting = candidates.find((title) => title && title.length <= longestTitle);
  if (fitting) return fitting;
  return at.length < 30 ? `${shorten(name, longestTitle - at.length)}${at}` : shorten(name, longestTitle);
}

/** 70 to 160 characters: what it is, then as many further facts as fit. */
export function projectDescription(project: Project): string {
  const kind = project.isPlot ? "plots" : (project.propertyType?.toLowerCase() ?? "home") + "s";
  const area = formatAreaRange(project.minArea, project.maxArea);
  const what = [configurationsOf(project), kind].filter(Boolean).join(" ");
  const by = project.groupName ? ` by ${project.groupName}` : "";
  const place = project.location ? ` in ${project.location}` : "";
  const facts = [
    `${what}${area ? ` of ${area}` : ""}, ${priceRangeOf(project)}.`,
    possessionSentence(project),
    project.reraId ? `RERA ${project.reraId}.` : "",
    `Zero brokerage with ${brand.name}.`,
    "Photos, plans and EMI.",
  ];
  const longestLead = 70;
  const lead = `${shorten(project.name, longestLead)}${by}${place}: `;
  const start = lead.length > 100 ? `${shorten(project.name, longestLead)}: ` : lead;
  const fitted = facts.filter(Boolean).reduce((text, fact) => {
    const longer = `${text}${text === start ? "" : " "}${fact}`;
    return longer.length <= longestDescription ? longer : text;
  }, start);
  return fitted.replace(/: $/, ".");
}

function possessionSentence(project: Project): string {
  const status = statusLabelOf(project);
  const month = formatMonth(project.possessionDate);
  if (project.status === "Ready to Move" || !month) return status ? `${status}.` : "";
  return status ? `${status}, possession ${month}.` : `Possession ${month}.`;
}

/** The project's own picture, or the site's when it has none. */
function sharePicture(project: Project): Picture | null {
  const [own] = toPictures(project);
  return own
    ? { ...own, alt: `${project.name}: ${own.alt}` }
    : describePicture("/media/banner-skyline-dusk.jpg");
}

/** At most `longest` characters, cut between words and never inside a letter with its marks. */
function shorten(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest - 1);
  const lastSpace = cut.lastIndexOf(" ");
  const whole = lastSpace > longest / 2 ? cut.slice(0, lastSpace) : wholeLetters(text, longest - 1);
  return `${whole.replace(/[\s,:;–-]+$/, "")}…`;
}

function wholeLetters(text: string, longest: number): string {
  let kept = "";
  for (const { segment } of new Intl.Segmenter("en").segment(text)) {
    if (kept.length + segment.length > longest) break;
    kept += segment;
  }
  return kept;
}
