import { randomNumbers } from "@/lib/base/testing/random-numbers";

/** A row as staff might type it: what it means, and for a wrong one the column and the text that the report must name. */
export type MessyRow = {
  line: number;
  id: string;
  cells: Record<string, string>;
  price: number | null;
  area: number;
  fault?: { column: string; shown: string; held?: boolean };
};

const headings = [
  ...[
    "Kind",
    "External ID",
    "Project Name",
    "Builder",
    "property_type",
    "CITY",
    "State",
    "Locality",
    "Status",
  ],
  ...["Possession", "RERA No", "total apartments", "Amenities", "Image URL", "BHK", "floorplans area"],
  ...["floorplans price", "floorplans.bathrooms"],
];

const localities = [
  "Kokapet",
  "Narsingi",
  "Tellapur",
  "Kollur",
  "Miyapur",
  "Bachupally",
  "Kondapur",
  "Manikonda",
];
const builders = [
  "Aurora Homes",
  "Kohinest Realty",
  "Sri Lakshmi Constructions",
  "Vasudha Infra",
  "Green Acres",
];
const words = ["Lake", "Sky", "Green", "Golden", "Palm", "Royal", "Silver", "Pearl"];
const ends = ["Heights", "Residency", "Towers", "Enclave", "Meadows", "Pride", "Nest"];

/** Rows of homes in Hyderabad, about one in six wrong in one of the usual ways. */
export function makeMessyRows(count: number, seed: number): MessyRow[] {
  const next = randomNumbers(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
  const typed = (text: string): string => {
    const way = next();
    if (way < 0.15) return text.toUpperCase();
    if (way < 0.3) return text.toLowerCase();
    if (way < 0.4) return ` ${text}  `;
    return way < 0.45 ? text.replaceAll(" ", "  ") : text;
  };
  return Array.from({ length: count }, (_, at) => {
    const line = at + 2;
    const bhk = 1 + Math.floor(next() * 4);
    const area = bhk * 500 + Math.floor(next() * 20) * 18;
    const price = Math.round((area * (6_000 + next() * 4_000)) / 100_000) * 100_000;
    const onRequest = next() < 0.05;
    const row: MessyRow = {
      ...{ line, id: `MESS-${seed}-${at}`, area, price: onRequest ? null : price },
      cells: {
        Kind: pick(["property", "Property", "PROPERTY ", "Flat", "Home"]),
        "External ID": `MESS-${seed}-${at}`,
        "Project Name": typed(`${pick(words)}${pick([" ", "", " "])}${pick(ends)} ${at}`),
        Builder: typed(pick(builders)),
        property_type: pick(["Apartment", "apartments", "FLAT", "Flats", "Appartment", " apartment"]),
        CITY: pick(["Hyderabad", "hyderabad", "HYDERABAD ", " Hyderabad"]),
        State: pick(["Telangana", "telangana", "TS", "TG", "TELANGANA", "T.S."]),
        Locality: typed(pick(localities)),
        Status: pick([
          ...["Under Construction", "under construction", "UnderConstruction", "UC", "Ongoing"],
          ...["under-construction", "New Launch", "Pre launch", "Under Contruction"],
        ]),
        Possession: pick([
          ...["31/12/2027", "31-12-2027", "31-Dec-27", "Dec 2027", "Dec-27", "2027-12-31", "31.12.2027"],
          ...["Q4 2027", "31st Dec 2027", "December, 2027", "2027", "46752", "TBA", ""],
        ]),
        "RERA No": pick(["P02400001234", "p02400001234 ", "Applied", ""]),
        "total apartments": pick(["240", "240 units", "1,240", "240+", "240 Flats", ""]),
        Amenities: pick(["Gym; Pool", "gym;pool; ;Lift", "Lift", ""]),
        "Image URL": pick(["/media/tower.jpg", "tower.jpg", "media/tower.jpg", ""]),
        BHK: pick([
          `${bhk}BHK`,
          `${bhk} BHK`,
          `${bhk}bhk`,
          `${bhk} Bed`,
          `${bhk}`,
          `${bhk}.5 BHK`,
          `${bhk} BHK + Study`,
        ]),
        "floorplans area": pick([
          ...[`${area}`, `${grouped(area)} sft`, `${area} Sq.Ft.`, `${area}SFT`],
          ...[`${area} sqft`, `${grouped(area)} sq ft`, `${area / 9} sq yd`, `${area / 9} Sq. Yards`],
        ]),
        "floorplans price": onRequest
          ? pick(["Price on request", "POR", "On Request", "call for price", "-"])
          : pick(pricesAs(price)),
        "floorplans.bathrooms": pick([`${bhk}`, `${bhk} `, `${bhk} Nos`, ""]),
      },
    };
    return next() < 1 / 6 ? pick(faults)(row) : row;
  });
}

/** A price in the ways in which it is written. */
function pricesAs(price: number): string[] {
  const lakh = price / 100_000;
  const crore = price / 10_000_000;
  return [
    ...[
      `${price}`,
      `₹ ${grouped(price)}`,
      `₹${grouped(price)}/-`,
      `Rs. ${grouped(price)}`,
      `INR ${grouped(price)}`,
    ],
    ...[`${lakh} L`, `${lakh}L`, `${lakh} Lakhs`, `${lakh}lacs`, `Rs ${lakh} lakh`, `${lakh} L onwards`],
    ...[`${crore} Cr`, `${crore}Cr`, `₹ ${crore} crore`, `${crore} CRORES`],
  ];
}

function grouped(value: number): string {
  return value.toLocaleString("en-IN");
}

type Spoil = (row: MessyRow) => MessyRow;
const spoil =
  (heading: string, text: string, column: string, shown = text, held = false): Spoil =>
  (row) => ({ ...row, cells: { ...row.cells, [heading]: text }, fault: { column, shown, held } });

const faults: Spoil[] = [
  spoil("floorplans price", "85 - 95 L", "floorplans.price"),
  spoil("floorplans price", "₹6,500/sft", "floorplans.price"),
  spoil("floorplans price", "########", "floorplans.price"),
  spoil("floorplans price", "as per market", "floorplans.price"),
  spoil("floorplans price", "1.25", "floorplans.price"),
  spoil("floorplans price", "95", "floorplans.price", "₹95", true),
  spoil("floorplans area", "1200-1500", "floorplans.area"),
  spoil("floorplans area", "12", "floorplans.area", "12 sqft", true),
  spoil("Possession", "31/02/2027", "possessionDate"),
  spoil("Possession", "soon", "possessionDate"),
  (row) =>
    spoil(
      "Possession",
      "30/06/2019",
      "possessionDate",
      "2019-06-30",
      true,
    )({ ...row, cells: { ...row.cells, Status: "UC" } }),
  spoil("Status", "Sold", "status"),
  spoil("State", "Utopia", "state"),
  spoil("State", "", "state", "missing"),
  spoil("CITY", "500075", "city"),
  spoil("BHK", "2/3 BHK", "floorplans.bhkType"),
  spoil("BHK", "Penthouse", "floorplans.bhkType"),
  spoil("External ID", "no 12 / B", "externalId"),
  spoil("Image URL", "/media/lost.jpg", "imageUrl"),
  spoil("total apartments", "many", "totalApartments"),
  spoil("Project Name", "", "name", "missing"),
];

/** The rows as Excel saves them: a byte order mark, semicolons, Windows line ends. */
export function toSpreadsheet(rows: readonly MessyRow[]): string {
  const quoted = (cell: string) => (/[;"\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  const lines = [headings, ...rows.map(({ cells }) => headings.map((heading) => cells[heading] ?? ""))];
  return `\ufeff${lines.map((cells) => `${cells.map(quoted).join(";")}\r\n`).join("")}`;
}
