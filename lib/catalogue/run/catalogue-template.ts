import { stringify } from "csv-stringify/sync";
import { floorPlanColumns, recordColumns } from "@/lib/catalogue/read/csv-columns";
import { exemptionGrounds } from "@/lib/projects/project/rera-number";

/** Computed by the site: read, and ignored. */
const ignored = ["id", "location", "updatedAt", "image_count", "imageSizes", "priceStanding", "landmarkKm"];

const home = "kind property";
/** What each column takes, in the words of staff. */
const meanings: Record<string, string> = {
  kind: "property, plot or blog. A row that begins with # is skipped",
  externalId:
    "your own key, no spaces: a known one changes that project. Rows below each other with the same key are one project",
  name: "name of the project",
  groupName: "builder",
  propertyType: "Apartment or Villa; empty for a plot",
  city: "Hyderabad",
  state: "Telangana, or TS",
  locality: "Kokapet",
  address: "road and landmark",
  status: "Launching Soon, New Launch, Under Construction or Ready to Move",
  availability: "New or Resale",
  launchDate: "2026-03-31 or 31/03/2026",
  possessionDate: "2028-12-31, 31/12/2028 or Dec 2028",
  price: "one price of the whole, for a plot: 4000000, 40 L or 0.4 Cr; empty for a price on request",
  minPrice: "when no floor plan has a price",
  maxPrice: "when no floor plan has a price",
  offerPrice: "price of an offer",
  offerMonths: "how many months the offer is for",
  minArea: "sq ft, or 200 sq yd: of a plot, or when no floor plan has an area",
  maxArea: "sq ft, or 300 sq yd",
  totalArea: "acres of the whole project",
  totalApartments: "homes or plots in all",
  facing: "East",
  dimensions: "30 x 60 ft",
  reraId: "P02400000000; without it, or an exemption, the project is stored and not on the site",
  reraUrl: "the register’s own page of the project, https://…",
  reraExemption: `why it needs no number: ${exemptionGrounds.join(", ")}`,
  reraExemptionPaper: "the paper that shows it, and where it is kept",
  reraExemptionBy: "who has seen that paper; no visitor sees these three",
  reraExemptionOn: "and when: 2026-11-20",
  "reraCheck.number":
    "compared with the register: matched, differs: …, or not checked; empty leaves what is there",
  "reraCheck.phase": "matched: Phase 2, or differs: what the register says",
  "reraCheck.towers": "matched: Towers A to D",
  "reraCheck.promoter": "is the builder the promoter in the register? differs: the promoter’s name",
  "reraCheck.possession": "matched, or differs: 30 June 2029",
  "reraCheck.checkedOn": "the day of looking it up: 2026-11-20",
  "reraCheck.checkedBy": "who looked; no visitor sees it",
  imageUrl: "/media/my-picture.jpg: a file in public/media",
  proertyImage: "instead of imageUrl (an older name)",
  mediaNote: "what the picture is, when it is no photo: Artist’s impression",
  galleries: "pictures, separated by semicolons: interior|/media/kitchen.jpg; /media/tower.jpg",
  propertyAmenities: "Gym; Swimming pool; Lift",
  youtube_link: "https://youtu.be/…",
  videoUploadDate: "2026-03-12",
  brochure: "/brochures/my-project.pdf",
  iframeCodeMap: "Google's address or code of a map",
  moreOptions: "anything else, one line",
  description: "text of the page",
  aboutus: "instead of description",
  aboutUs: "instead of description",
  about: "instead of description; for kind blog the text, HTML",
  isActive: "no takes it out of the site",
  isPlot: "can stay empty",
  looksRight: "yes: I have checked figures that look wrong",
  title: "kind blog: heading",
  slug: "kind blog: its address, can stay empty",
  excerpt: "kind blog: one or two sentences",
  blogImage: "kind blog: picture",
  imageAlt: "kind blog: what the picture shows",
  author: "kind blog: who wrote it",
  markdown: "kind blog: what the text was made from, can stay empty",
  createdAt: "kind blog: 2026-03-31",
  "floorplans.bhkType": `${home}: 2BHK. One floor plan a row`,
  "floorplans.area": `${home}: sq ft`,
  "floorplans.carpetArea": `${home}: sq ft inside the walls, as RERA has it`,
  "floorplans.price": `${home}: 9500000, 95 L or 0.95 Cr`,
  "floorplans.bathrooms": `${home}: 2`,
  "floorplans.image": `${home}: /media/floor-plans/plan.jpg`,
  "floorplans.isActive": `${home}: no for one that is sold out`,
};

const place = { city: "Hyderabad", state: "Telangana", isActive: "no" };
/** Out of the site, so that they do no harm when somebody forgets to delete them. */
const examples: Record<string, string>[] = [
  {
    ...{ kind: "property", externalId: "EXAMPLE-1", name: "Example Heights", groupName: "Example Builders" },
    ...{ ...place, propertyType: "Apartment", locality: "Kokapet", address: "Off Kokapet Main Road" },
    ...{
      status: "Under Construction",
      availability: "New",
      launchDate: "2025-03-31",
      possessionDate: "2028-12-31",
    },
    ...{ totalArea: "4.5", totalApartments: "280", propertyAmenities: "Gym; Swimming pool; Lift" },
    ...{
      description: "Two towers beside the lake.",
      "floorplans.bhkType": "3BHK",
      "floorplans.area": "1650",
      "floorplans.carpetArea": "1155",
    },
    ...{ "floorplans.price": "1.65 Cr", "floorplans.bathrooms": "3" },
  },
  {
    ...{ kind: "plot", externalId: "EXAMPLE-2", name: "Example Meadows", groupName: "Example Builders" },
    ...{
      ...place,
      locality: "Shadnagar",
      price: "36 L",
      minArea: "1800",
      facing: "East",
      dimensions: "30 x 60 ft",
    },
  },
];

/** A CSV with every column that staff can fill, a comment that explains them, and two examples. For Excel, with a BOM. */
export function catalogueTemplate(): string {
  const own = Object.keys(recordColumns).filter((name) => !ignored.includes(name));
  const blog = own.filter((name) => meanings[name]?.startsWith("kind blog"));
  const columns = [...own.filter((name) => !blog.includes(name)), ...Object.keys(floorPlanColumns), ...blog];
  const comment = columns.map((name, at) => `${at === 0 ? "# " : ""}${meanings[name] ?? ""}`);
  const rows = examples.map((example) => columns.map((name) => example[name] ?? ""));
  return stringify([columns, comment, ...rows], { bom: true, record_delimiter: "windows" });
}
