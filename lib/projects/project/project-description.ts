import type { Project } from "./project-schema";

export const noDescription = "No description available.";

/** The first of the four description fields with a text, as paragraphs of plain text. */
export function aboutOf(project: Pick<Project, "aboutus" | "aboutUs" | "description" | "about">): string[] {
  for (const field of [project.aboutus, project.aboutUs, project.description, project.about]) {
    const paragraphs = toParagraphs(field ?? "");
    if (paragraphs.length > 0) return paragraphs;
  }
  return [noDescription];
}

/** The result is shown as text, never as HTML: tags are removed for the reader, not for safety. */
function toParagraphs(text: string): string[] {
  const isHtml = /<\/?[a-z!][^>]*>/i.test(text);
  const plain = isHtml ? stripTags(text) : text;
  return plain
    .split(/\s*\n\s*/)
    .map((line) => line.trim())
    .filter(Boolean);
}

const entities: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  "#39": "'",
  nbsp: " ",
};

function stripTags(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?(<\/\1\s*>|$)/gi, "")
    .replace(/<!--[\s\S]*?(-->|$)/g, "")
    .replace(/\s*\n\s*/g, " ")
    .replace(/<(br|\/p|\/div|\/li|\/h[1-6])\b[^>]*>/gi, "\n")
    .replace(/<\/?[a-z!][^>]*>/gi, "")
    .replace(/&(amp|lt|gt|quot|apos|#39|nbsp);/g, (entity, name: string) => entities[name] ?? entity);
}
