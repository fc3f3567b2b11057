import { Parser } from "htmlparser2";
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
  return (isHtml ? toPlainLines(text) : text)
    .split(/\s*\n\s*/)
    .map((line) => line.trim())
    .filter(Boolean);
}

const blocks = /^(br|p|div|li|h[1-6])$/;
const unseen = /^(script|style)$/;

/** Only the end of a block is the end of a line, wherever the HTML itself is broken. */
function toPlainLines(html: string): string {
  let lines = "";
  let tag = "";
  const parser = new Parser({
    onopentagname: (name) => (tag = name),
    ontext: (part) => {
      if (!unseen.test(tag)) lines += part.replace(/\s*\n\s*|\u00a0/g, " ");
    },
    onclosetag: (name) => {
      tag = "";
      if (blocks.test(name)) lines += "\n";
    },
  });
  parser.end(html);
  return lines;
}
