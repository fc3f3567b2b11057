import PDFDocument from "pdfkit";

type Sample = { pages: number; password?: string };

/** A document of numbered pages, portrait and landscape in turn, each with a red rectangle. */
export async function samplePdf({ pages, password }: Sample): Promise<Buffer> {
  const doc = new PDFDocument({ autoFirstPage: false, userPassword: password });
  const parts: Buffer[] = [];
  doc.on("data", (part: Buffer) => parts.push(part));
  for (let number = 1; number <= pages; number += 1) {
    doc.addPage({ size: "A4", layout: number % 2 === 1 ? "portrait" : "landscape", margin: 72 });
    doc.rect(72, 72, 200, 100).fill("#B3131E");
    doc.fillColor("#1A1A1F").fontSize(40).text(`Sample page ${number}`, 72, 200);
  }
  const ended = new Promise((resolve) => doc.once("end", resolve));
  doc.end();
  await ended;
  return Buffer.concat(parts);
}
