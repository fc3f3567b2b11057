import { utmNames } from "./lead-context-names";
import { leadForms } from "./lead-forms";
import { planFields } from "./lead-plan";
import { visitField } from "./visit-times";

const ofThePerson = ["name", "fullName", "phoneNumber", "email", "allowContact"];
/** Columns that came later stand at the end. */
const later = [visitField];
const detailNames = [
  ...new Set(Object.values(leadForms).flatMap(({ fields }) => fields.map(({ name }) => name))),
].filter((name) => !ofThePerson.includes(name) && !later.includes(name));

/** The columns of the CSV of `npm run leads:export`, in their order. */
export const csvColumns: readonly string[] = [
  ...["reference", "kind", "acceptedAt", "name", "phone", "email", "projectId", "projectName", "projectUrl"],
  ...planFields,
  ...detailNames,
  ...["page", "referrer", ...utmNames],
  ...["consentText", "consentVersion", "consentChannels", "consentAt"],
  ...["firstPhone", "suspicion", "deliveries", "erasedAt", "id"],
  ...["status", "assignedTo", "followUpAt", "firstContactAt", "questions"],
  ...["contactStoppedAt", "contactUntil", "contactChannels", "callHours"],
  ...["noticeVersion", "origin", "language"],
  ...later,
];

/** Those that the desk offers: what staff wrote about the person, too. */
export const staffColumns: readonly string[] = [...csvColumns, "notes"];

/** Of these, moments. */
export const momentColumns: readonly string[] = staffColumns.filter((name) => /(?:At|Until)$/.test(name));
