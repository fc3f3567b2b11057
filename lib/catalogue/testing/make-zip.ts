import { crc32, deflateRawSync } from "node:zlib";

type Part = { name: string; content: Buffer; /** What the directory says of its size. */ said?: number };

/** A packed file, also one that lies about the sizes of its parts. */
export function makeZip(parts: readonly Part[]): Uint8Array<ArrayBuffer> {
  const local: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content, said = content.length } of parts) {
    const packed = deflateRawSync(content);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(8, 4);
    head.writeUInt32LE(crc32(content), 10);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(said, 18);
    head.writeUInt16LE(name.length, 22);
    const before = Buffer.concat([Buffer.from("PK\u0003\u0004", "latin1"), head, Buffer.from(name), packed]);
    const entry = Buffer.alloc(42);
    entry.writeUInt16LE(20, 0);
    head.copy(entry, 2, 0, 24);
    entry.writeUInt32LE(at, 38);
    directory.push(Buffer.from("PK\u0001\u0002", "latin1"), entry, Buffer.from(name));
    local.push(before);
    at += before.length;
  }
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(index.length, 8);
  end.writeUInt32LE(at, 12);
  return new Uint8Array(Buffer.concat([...local, index, Buffer.from("PK\u0005\u0006", "latin1"), end]));
}

const types = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`;
const relations = (kind: string, target: string) =>
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${target}"/></Relationships>`;
const book = `<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`;

/** The text of a sheet with these rows of XML. */
export function sheetXml(rows: string, before = ""): string {
  return `<?xml version="1.0"?>${before}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;
}

/** A workbook with one sheet, written by hand. */
export function makeWorkbook(sheet: string | Buffer, said?: number): Uint8Array<ArrayBuffer> {
  return makeZip([
    { name: "[Content_Types].xml", content: Buffer.from(types) },
    { name: "_rels/.rels", content: Buffer.from(relations("officeDocument", "xl/workbook.xml")) },
    { name: "xl/workbook.xml", content: Buffer.from(book) },
    {
      name: "xl/_rels/workbook.xml.rels",
      content: Buffer.from(relations("worksheet", "worksheets/sheet1.xml")),
    },
    { name: "xl/worksheets/sheet1.xml", content: Buffer.from(sheet), said },
  ]);
}
