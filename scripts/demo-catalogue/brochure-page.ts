import { readFileSync } from "node:fs";
import PDFDocument from "pdfkit";

/** The brand's colours for brochures: a PDF can't use the site's style sheet. */
export const colours = {
  brand: "#B3131E",
  gold: "#C9A13B",
  ink: "#1A1A1F",
  grey: "#55555F",
  line: "#E8E4DD",
  warm: "#FAF8F4",
} as const;
export const page = { width: 595.28, height: 841.89, margin: 44 } as const;
export const inner = page.width - 2 * page.margin;

// The site's own typeface, embedded, so that a brochure looks the same in every viewer.
const font = (weight: 400 | 700 | 900) =>
  readFileSync(`node_modules/@fontsource/lato/files/lato-latin-${weight}-normal.woff`);
const fonts = { regular: font(400), bold: font(700), black: font(900) } as const;

export type Doc = PDFKit.PDFDocument;

export function openDocument(title: string, author: string): Doc {
  const doc = new PDFDocument({
    size: "A4",
    margin: 0,
    autoFirstPage: false,
    info: {
      Title: title,
      Author: author,
      Subject: "Sample brochure",
      CreationDate: new Date("2026-11-21T00:00:00Z"),
    },
  });
  for (const [name, file] of Object.entries(fonts)) doc.registerFont(name, file);
  return doc;
}

type TextStyle = {
  font?: keyof typeof fonts;
  size?: number;
  colour?: string;
  width?: number;
  align?: "left" | "right" | "center";
  lineGap?: number;
  spacing?: number;
};

/** What is said beside the matter: terms, captions, notes. */
export const small: TextStyle = { size: 8.5, colour: colours.grey };

/** Writes text at a position, at most `width` wide, and returns the height used. */
export function write(doc: Doc, text: string, x: number, y: number, style: TextStyle = {}): number {
  const { width = inner, align = "left", lineGap = 0, spacing = 0 } = style;
  doc
    .font(style.font ?? "regular")
    .fontSize(style.size ?? 10)
    .fillColor(style.colour ?? colours.ink);
  const options = { width, align, lineGap, characterSpacing: spacing };
  doc.text(text, x, y, options);
  return doc.heightOfString(text, options);
}

export function rule(
  doc: Doc,
  y: number,
  colour: string = colours.line,
  thickness = 0.75,
  width = inner,
): void {
  doc.rect(page.margin, y, width, thickness).fill(colour);
}

const notice =
  "Zerokey Homes is a fictional company; this is sample data. Names, prices, dates and the RERA number are invented.";

/** A page with the brand's band at the top and the notice at the foot. */
export function addPage(doc: Doc, right: string): void {
  doc.addPage();
  doc.rect(0, 0, page.width, 56).fill(colours.brand);
  doc.rect(0, 56, page.width, 3).fill(colours.gold);
  write(doc, "Zerokey Homes", page.margin, 18, { font: "black", size: 16, colour: "#FFFFFF", width: 200 });
  write(doc, right, page.width / 2, 22, {
    size: 10,
    colour: "#FFFFFF",
    width: page.width / 2 - page.margin,
    align: "right",
  });
  const foot = page.height - 46;
  rule(doc, foot, colours.gold, 1);
  write(doc, notice, page.margin, foot + 9, { size: 8, colour: colours.grey });
}

/** A table with a red head, thin lines, and numbers aligned right; returns the y below it. */
export function table(
  doc: Doc,
  y: number,
  widths: readonly number[],
  head: readonly string[],
  rows: readonly (readonly string[])[],
): number {
  const line = (cells: readonly string[], top: number, style: TextStyle) => {
    let x = page.margin;
    cells.forEach((cell, index) => {
      const width = (widths[index] ?? 0) * inner;
      write(doc, cell, x + 8, top, { ...style, width: width - 16, align: index === 0 ? "left" : "right" });
      x += width;
    });
  };
  doc.rect(page.margin, y, inner, 24).fill(colours.brand);
  line(head, y + 6.5, { font: "bold", size: 9.5, colour: "#FFFFFF" });
  rows.forEach((row, index) => {
    const top = y + 24 + index * 22;
    if (index % 2 === 1) doc.rect(page.margin, top, inner, 22).fill(colours.warm);
    line(row, top + 5.5, { size: 10 });
    rule(doc, top + 22, colours.line, 0.5);
  });
  return y + 24 + rows.length * 22;
}
