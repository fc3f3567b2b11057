import {
  addPage,
  colours,
  inner,
  openDocument,
  page,
  rule,
  small,
  table,
  write,
  type Doc,
} from "./brochure-page";
import { coverPicture, planPicture, secondPicture } from "./brochure-pictures";
import type { DemoRecord } from "./shapes";
import { indianNumber, longRange, monthOf, rupees } from "./wording";

const rowsShown = 12;
const activePlans = (record: DemoRecord) =>
  (record.floorplans ?? []).filter((each) => each.isActive !== false);
const bhk = (type: string | null | undefined) => (type ?? "").replace(/(\d)BHK/, "$1 BHK") || "–";

/** Label and value of the box of facts on the first page. */
function facts(record: DemoRecord): [string, string][] {
  const plans = activePlans(record);
  const prices = plans.flatMap((each) => each.price ?? []);
  const from =
    record.kind === "plot" ? (record.price ?? null) : prices.length > 0 ? Math.min(...prices) : null;
  const areas =
    record.kind === "plot"
      ? [record.minArea ?? 0, record.maxArea ?? 0]
      : plans.flatMap((each) => each.area ?? []);
  const rows: [string, string | null][] = [
    ["Starting price", from === null ? "On request" : rupees(from)],
    ["Areas", longRange(areas) || null],
    ["Status", record.status === "Ready to Move" ? "Ready to Move In" : (record.status ?? null)],
    ["Possession", record.possessionDate ? monthOf(record.possessionDate) : null],
    [
      record.kind === "plot" ? "Plots" : "Homes",
      record.totalApartments ? indianNumber(record.totalApartments) : null,
    ],
    ["Total area", record.totalArea ? `${indianNumber(record.totalArea)} acres` : null],
    ["RERA number (sample)", record.reraId ?? "Awaited"],
    ["Facing", record.facing ?? null],
  ];
  return rows.flatMap(([label, value]) => (value === null ? [] : [[label, value] as [string, string]]));
}

async function firstPage(doc: Doc, record: DemoRecord): Promise<void> {
  addPage(doc, "Project brochure");
  const cover = record.imageUrl ?? record.proertyImage;
  const top = 59;
  const coverHeight = page.width * 0.625;
  if (cover) doc.image(await coverPicture(cover), 0, top, { width: page.width, height: coverHeight });
  else doc.rect(0, top, page.width, coverHeight).fill(colours.warm);
  doc
    .rect(page.width - 128, top + coverHeight - 24, 128, 24)
    .fillOpacity(0.62)
    .fill("#000000")
    .fillOpacity(1);
  const caption = cover ? "Artist's impression" : "Picture to follow";
  const onCover = { ...small, colour: "#FFFFFF", width: 128, align: "center" } as const;
  write(doc, caption, page.width - 128, top + coverHeight - 17, onCover);

  let y = top + coverHeight + 24;
  const place = [record.address, record.locality, record.city, record.state].filter(Boolean).join(", ");
  const size = record.name.length > 90 ? 17 : record.name.length > 34 ? 22 : 28;
  y += write(doc, record.name, page.margin, y, { font: "black", size }) + 5;
  const byline = { font: "bold", size: 12.5, colour: colours.brand } as const;
  y += write(doc, `By ${record.groupName}`, page.margin, y, byline) + 4;
  y += write(doc, place, page.margin, y, { size: 11, colour: colours.grey }) + 12;
  rule(doc, y, colours.gold, 2, 64);
  y += 20;

  const column = inner / 3;
  facts(record).forEach(([label, value], index) => {
    const x = page.margin + (index % 3) * column;
    const rowTop = y + Math.floor(index / 3) * 52;
    const labelStyle = { ...small, size: 7.5, width: column - 12, spacing: 0.5 };
    write(doc, label.toUpperCase(), x, rowTop, labelStyle);
    write(doc, value, x, rowTop + 13, { font: "bold", size: 13, width: column - 10 });
  });
}

function planTable(doc: Doc, record: DemoRecord, y: number): number {
  if (record.kind === "plot") {
    const price = (value: number | null | undefined) => (value == null ? "On request" : rupees(value));
    const yards = (area: number) => `${indianNumber(Math.round(area / 9))} sq yd`;
    const row = (label: string, area: number | null | undefined, asked: number | null | undefined) => [
      label,
      longRange([area ?? 0]),
      yards(area ?? 0),
      price(asked),
    ];
    const smallest = row(`Smallest, ${record.dimensions ?? ""}`, record.minArea, record.minPrice);
    const largest = row("Largest", record.maxArea, record.maxPrice);
    const head = ["Plot", "Area", "Square yards", "Price"];
    return table(doc, y, [0.34, 0.22, 0.22, 0.22], head, [smallest, largest]);
  }
  const plans = activePlans(record);
  if (plans.length === 0)
    return y + write(doc, "Floor plans will follow.", page.margin, y, { colour: colours.grey }) + 4;
  const rows = plans
    .slice(0, rowsShown)
    .map((each) => [
      bhk(each.bhkType),
      each.area ? `${indianNumber(each.area)} sqft` : "–",
      each.bathrooms ? String(each.bathrooms) : "–",
      each.price ? rupees(each.price) : "On request",
    ]);
  const end = table(doc, y, [0.28, 0.24, 0.2, 0.28], ["Configuration", "Area", "Bathrooms", "Price"], rows);
  if (plans.length <= rowsShown) return end;
  const more = `and ${plans.length - rowsShown} more floor plans on the project's page`;
  return end + 6 + write(doc, more, page.margin, end + 6, { ...small, size: 9 });
}

async function secondPage(doc: Doc, record: DemoRecord): Promise<void> {
  addPage(doc, record.name.length > 46 ? record.groupName : record.name);
  const heading = (text: string, top: number) =>
    write(doc, text, page.margin, top, { font: "black", size: 15, colour: colours.brand });
  let y = 84;
  y += heading(record.kind === "plot" ? "Plots and prices" : "Configurations and prices", y) + 10;
  y = planTable(doc, record, y) + 8;
  const terms = "Prices are indicative and exclude registration, stamp duty and taxes.";
  y += write(doc, terms, page.margin, y, small) + 20;

  const text = record.about ?? record.description ?? record.aboutUs ?? "";
  const short = text.split("\n\n").slice(0, 2).join(" ");
  if (short) {
    y += heading("About the project", y) + 8;
    y += write(doc, short, page.margin, y, { size: 10.5, lineGap: 3.5 }) + 18;
  }
  const amenities = (record.propertyAmenities ?? []).map((each) => each.name).join("  ·  ");
  if (amenities) {
    y += heading("Amenities", y) + 8;
    y += write(doc, amenities, page.margin, y, { size: 10.5, colour: colours.grey, lineGap: 4 }) + 18;
  }
  const other = (record.galleries ?? []).find((each) => each.mediaLink !== record.imageUrl);
  if (record.kind === "plot" && other) {
    doc.image(await secondPicture(other.mediaLink), page.margin, y, { width: inner });
    write(doc, "Artist's impression", page.margin, y + inner * 0.625 + 6, small);
  }
  const drawn = activePlans(record).find((each) => each.image);
  const room = page.height - 62 - y - 44;
  if (!drawn?.image || room < 150) return;
  const title = `Floor plan: ${bhk(drawn.bhkType)}`;
  y += heading(title, y) + 4;
  const note = "Typical plan of this configuration; sizes in feet.";
  y += write(doc, note, page.margin, y, small) + 8;
  doc.image(await planPicture(drawn.image), page.margin, y, {
    fit: [inner, Math.min(page.height - 58 - y, 300)],
    align: "center",
  });
}

/** Two A4 pages; the same record gives the same bytes. */
export async function drawBrochure(record: DemoRecord): Promise<Buffer> {
  const doc = openDocument(`${record.name} – brochure`, "Zerokey Homes (fictional)");
  const chunks: Buffer[] = [];
  doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => doc.on("end", resolve).on("error", reject));
  await firstPage(doc, record);
  await secondPage(doc, record);
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}
