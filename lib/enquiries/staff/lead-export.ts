import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { stringify } from "csv-stringify";
import { utmNames } from "@/lib/enquiries/forms/lead-context-names";
import { contactIn } from "@/lib/enquiries/forms/contact-rules";
import type { ExportedLead } from "./lead-export-queries";
import { planFields } from "@/lib/enquiries/forms/lead-plan";
import { leadForms } from "@/lib/enquiries/forms/lead-forms";
import { projectLink } from "@/lib/enquiries/deliver/lead-links";

export const exportFormats = ["csv", "ndjson"] as const;
export type ExportFormat = (typeof exportFormats)[number];

export type ExportOptions = {
  format: ExportFormat;
  siteUrl: string;
  /** Starts with the byte order mark by which Excel recognises UTF-8. */
  forExcel?: boolean;
};

/** Writes leads at the speed at which `out` takes them. Leaves `out` open. */
export async function writeLeads(
  leads: AsyncIterable<ExportedLead>,
  out: Writable,
  { format, siteUrl, forExcel }: ExportOptions,
): Promise<void> {
  const records = mapEach(leads, (lead) => toRecord(lead, siteUrl));
  if (format === "ndjson") {
    const lines = mapEach(records, (record) => `${JSON.stringify(record)}\n`);
    return pipeline(Readable.from(lines), out, { end: false });
  }
  const csv = stringify({
    header: true,
    columns: [...csvColumns],
    bom: forExcel,
    // A cell that a spreadsheet would take for a formula gets an apostrophe in front, phone numbers (+91…) too.
    escape_formulas: true,
    record_delimiter: "windows",
  });
  await pipeline(Readable.from(mapEach(records, toRow)), csv, out, { end: false });
}

/** The fields of the webhook, with the state of the deliveries. */
function toRecord({ project, contact, ...lead }: ExportedLead, siteUrl: string) {
  const { reference, kind, acceptedAt, name, phone, email, ...rest } = lead;
  const told = project && { id: project.id, name: project.name, url: projectLink(project, siteUrl) };
  return {
    reference,
    kind,
    acceptedAt,
    name,
    phone,
    email,
    project: told,
    ...rest,
    contact: contact && contactIn(contact),
  };
}

type LeadRecord = ReturnType<typeof toRecord>;

const ofThePerson = ["name", "fullName", "phoneNumber", "email", "allowContact"];
const detailNames = [
  ...new Set(Object.values(leadForms).flatMap(({ fields }) => fields.map(({ name }) => name))),
].filter((name) => !ofThePerson.includes(name));

export const csvColumns = [
  ...["reference", "kind", "acceptedAt", "name", "phone", "email", "projectId", "projectName", "projectUrl"],
  ...planFields,
  ...detailNames,
  ...["page", "referrer", ...utmNames],
  ...["consentText", "consentVersion", "consentChannels", "consentAt"],
  ...["firstPhone", "suspicion", "deliveries", "erasedAt", "id"],
  ...["status", "assignedTo", "followUpAt", "firstContactAt", "questions"],
  ...["contactStoppedAt", "contactUntil", "contactChannels", "callHours"],
] as const;

function toRow({ project, details, utm, consent, contact, deliveries, ...lead }: LeadRecord) {
  return {
    ...details,
    ...utm,
    ...lead,
    projectId: project?.id,
    projectName: project?.name,
    projectUrl: project?.url,
    consentText: consent?.text,
    consentVersion: consent?.version,
    consentChannels: consent?.channels.join(" "),
    consentAt: consent?.at,
    contactStoppedAt: contact?.stoppedAt,
    contactUntil: contact?.until,
    contactChannels: contact?.channels.join(" "),
    callHours: contact && `${contact.callHours.from}-${contact.callHours.until}`,
    deliveries: Object.entries(deliveries)
      .map(([channel, state]) => `${channel}:${state}`)
      .join(" "),
  };
}

async function* mapEach<T, U>(items: AsyncIterable<T>, change: (item: T) => U): AsyncGenerator<U> {
  for await (const item of items) yield change(item);
}
