import "server-only";
import { formatArea, formatPrice } from "@/lib/base/format";
import { type FieldFault, Refusal } from "@/lib/base/refusal";
import { createCityResolver, type PlaceRow } from "@/lib/catalogue/check/known-places";
import { nameDoubts } from "@/lib/catalogue/check/like-names";
import { createJudge, type Judge } from "@/lib/catalogue/check/plausible";
import { type PreparedProject, prepareRecord } from "@/lib/catalogue/check/prepare-record";
import { outdatedLines, saysSame } from "@/lib/catalogue/check/normalise-record";
import type { StoredProject } from "@/lib/catalogue/check/write-form";
import type { LineNote, StoredFigures } from "@/lib/catalogue/read/catalogue-item";
import type { FormRecord } from "@/lib/catalogue/read/read-form";
import { judgeCatalogue } from "@/lib/catalogue/run/store-one";
import { getCatalogueVersion } from "@/lib/catalogue/store/catalogue-state-queries";
import { listCityPlaces } from "@/lib/catalogue/store/import-session-mutations";
import { listNamesNear } from "@/lib/catalogue/store/known-names-queries";
import { listRatesNear } from "@/lib/catalogue/store/project-check-mutations";
import type { ImportDatabase } from "@/lib/catalogue/store/store-batch";
import type { Place } from "@/lib/catalogue/store/stored-record-queries";
import { rowField } from "@/lib/desk/forms/form-field";
import { fieldLabel, knowsField, sayFields } from "@/lib/desk/forms/project-fields";
import { errorName, log } from "@/lib/process/log";
import { processSlot } from "@/lib/process/process-state.mjs";
import { deskDatabase } from "./desk-database";
import { deskMediaCheck } from "./desk-media";

/** `notes`: what is to be told of it, though nothing is wrong. */
type Checked = { project: PreparedProject; place: Place; notes: LineNote[] };

/**
 * Checks a form as an import checks a record. Throws a refusal with what is wrong with each field; when nothing is, with what
 * looks wrong, unless somebody has said that it is right.
 */
export async function checkProject(
  tx: ImportDatabase,
  form: FormRecord,
  looksRight: boolean,
  was?: StoredFigures,
): Promise<Checked> {
  const places = await listCityPlaces(tx);
  const resolveCity = createCityResolver(places);
  const prepared = prepareRecord(
    { line: 1, value: form.value, was },
    {
      resolveCity,
      checkMedia: deskMediaCheck(),
      judge: await judgeNear(tx, form.value, places),
      // What can't be read is told first.
      isAccepted: () => looksRight || form.faults.length > 0,
    },
  );
  const faults = explainFaults("refused" in prepared ? prepared.reasons : [], form);
  if (faults.length > 0) throw new Refusal("invalid", sumUp(faults), { errors: faults });
  if ("held" in prepared) {
    const doubts = explainFaults(prepared.reasons, form);
    throw new Refusal("invalid", looksWrong, { errors: [...doubts, { path: "looksRight", msg: "" }] });
  }
  if (!("project" in prepared)) throw new Error("A form gave no project.");
  const { project, guesses: notes = [] } = prepared;
  const unkept = unkeptFigures(form.value, project);
  if (unkept.length > 0) throw new Refusal("invalid", sumUp(unkept), { errors: unkept });
  const { city_id: cityId, state_id: stateId } = project.row;
  return {
    project,
    notes,
    place: {
      city: project.newCity?.name ?? places.find((place) => place.cityId === cityId)?.city ?? "",
      state: places.find((place) => place.stateId === stateId)?.state ?? "",
    },
  };
}

/** Prices and areas of the project that were typed and would go without a word: those of its floor plans are others. */
function unkeptFigures(typed: FormRecord["value"], { row }: PreparedProject): FieldFault[] {
  const figures = [
    { path: "minPrice", given: typed["minPrice"] ?? typed["price"], kept: row.min_price, say: formatPrice },
    { path: "maxPrice", given: typed["maxPrice"], kept: row.max_price, say: formatPrice },
    { path: "minArea", given: typed["minArea"], kept: row.min_area, say: formatArea },
    { path: "maxArea", given: typed["maxArea"], kept: row.max_area, say: formatArea },
  ];
  return figures.flatMap(({ path, given, kept, say }) =>
    typeof given !== "number" || kept === null || given === kept
      ? []
      : [
          {
            path,
            msg: `${fieldLabel(path)} comes from the floor plans: ${say(kept)}. Please empty this box, or change the floor plans.`,
          },
        ],
  );
}

const looksWrong =
  "Nothing was saved yet, because something looks wrong. Please mend it, or tick below that it is right.";

/** A judge that knows what is usual where this project is, and the names that are known there. */
async function judgeNear(
  tx: ImportDatabase,
  { state, city, locality, kind, groupName }: FormRecord["value"],
  places: readonly PlaceRow[],
): Promise<Judge> {
  const place =
    typeof state === "string" && typeof city === "string" ? createCityResolver(places)(state, city) : null;
  const today = new Date().toISOString().slice(0, 10);
  if (!place || "error" in place) return createJudge([], today);
  const { cityId } = place.near ?? place;
  const [rates, names] = [
    await listRatesNear(tx, {
      cityId,
      locality: typeof locality === "string" ? locality : null,
      isPlot: kind === "plot",
      builder: typeof groupName === "string" ? groupName : "",
    }),
    await listNamesNear(tx, cityId),
  ];
  const cities = places.filter((known) => known.stateId === place.stateId).map((known) => known.city);
  const judge = createJudge(rates, today);
  return (project, where) => [...nameDoubts(project, where, { ...names, cities }), ...judge(project, where)];
}

/** Where a field of a record stands in the form, when it is under another name there. */
const elsewhere: Record<string, string> = {
  kind: "propertyType",
  isPlot: "propertyType",
  price: "minPrice",
  locations: "city",
  proertyImage: "imageUrl",
};

/**
 * What is wrong with a form, beside its boxes: the importer's sentences, which begin with the field. What no box is to blame
 * for has the empty path.
 */
function explainFaults(reasons: readonly string[], form: FormRecord): FieldFault[] {
  const unread = new Set(form.faults.map(({ field }) => field));
  const others = reasons.filter((reason) => !unread.has(/^[\w.[\]]+/.exec(reason)?.[0] ?? ""));
  return [...form.faults.map(({ text }) => text), ...others].map((reason) => explain(reason, form));
}

function explain(reason: string, form: FormRecord): FieldFault {
  const [, kind, at, name, rest = ""] = /^(floorplans|galleries)\[(\d+)\]\.(\w+)(.*)$/s.exec(reason) ?? [];
  if (kind !== undefined && name !== undefined) {
    const rows = kind === "floorplans" ? form.planRows : form.pictureRows;
    const path = rowField(kind, rows[Number(at)] ?? Number(at), name);
    return { path, msg: sayFields(`${path}${rest}`) };
  }
  const [field = ""] = /^reraCheck\.\w+\.\w+|^\w+/.exec(reason) ?? [];
  const path = elsewhere[field] ?? field;
  return { path: knowsField(path) ? path : "", msg: sayFields(reason) };
}

/** The sentence above the form: how much there is to mend, and what no box is to blame for. */
export function sumUp(faults: readonly FieldFault[]): string {
  const fields = new Set(faults.map(({ path }) => path).filter(Boolean)).size;
  const general = faults.filter(({ path }) => path === "").map(({ msg }) => msg);
  const first =
    fields === 0
      ? "Nothing was saved."
      : `Nothing was saved: please look at ${fields === 1 ? "the field" : `the ${fields} fields`} marked below.`;
  return [first, ...general].join("\n");
}

/** How long what looks wrong is taken for known while projects change, and while none does. In milliseconds. */
const everyMs = 60_000;
const dayMs = 86_400_000;
/** `version` of the catalogue when all of it had been looked through last, at `done`. */
const last = processSlot("desk judging", () => ({
  begun: -Infinity,
  running: false,
  version: 0,
  done: -Infinity,
})).current;

/**
 * Called by whoever shows what looks wrong: projects that were changed since are looked through in the background, once a
 * minute at most. Nobody waits for it, and without anybody at the desk it costs nothing.
 */
export function keepJudged(): void {
  if (last.running || performance.now() - last.begun < everyMs) return;
  last.running = true;
  last.begun = performance.now();
  judgeChanged()
    .catch((error: unknown) => {
      log("warn", "What looks wrong could not be looked through", { error: errorName(error) });
    })
    .finally(() => {
      last.running = false;
    });
}

/** Finding nothing to judge takes as long as reading the catalogue, so nobody asks before it has changed. */
async function judgeChanged(): Promise<void> {
  const version = await getCatalogueVersion(deskDatabase());
  const begun = performance.now();
  if (version === last.version && begun - last.done < dayMs) return;
  await judgeCatalogue(deskDatabase());
  last.version = version;
  last.done = begun;
}

/**
 * A project of a form with whoever saves it for what it says anew of the register; a line that is as it was keeps who looked.
 * `outdated`: a sentence for each line that was compared with another number, builder or date, and so goes.
 */
export function signChecks(
  project: PreparedProject,
  stored: StoredProject | undefined,
  who: string,
): { project: PreparedProject; outdated: string[] } {
  const known = stored?.reraChecks ?? [];
  const reraChecks = project.reraChecks?.map((check) => {
    if (check.standing === "not checked") return check;
    const was = known.find(({ line }) => line === check.line);
    return { ...check, checked_by: was && saysSame(was, check) ? was.checked_by : who };
  });
  const signed = { ...project, ...(reraChecks && { reraChecks }) };
  const lines = stored ? outdatedLines(signed, { ...stored, reraChecks: known }) : [];
  const outdated = lines.map(
    (line) =>
      `${fieldLabel(`reraCheck.${line}`)} was compared with what the project said before: it is not checked now. Please look it up again.`,
  );
  return { project: signed, outdated };
}
