import "server-only";
import { Refusal } from "@/lib/base/refusal";
import { createCityResolver } from "@/lib/catalogue/check/known-places";
import { createJudge, type Judge } from "@/lib/catalogue/check/plausible";
import { prepareRecord, type PreparedProject } from "@/lib/catalogue/check/prepare-record";
import type { FormRecord } from "@/lib/catalogue/read/read-form";
import { listCityPlaces } from "@/lib/catalogue/store/import-session-mutations";
import { listRatesNear } from "@/lib/catalogue/store/local-rate-queries";
import type { ImportDatabase } from "@/lib/catalogue/store/store-batch";
import type { Place } from "@/lib/catalogue/store/stored-project-queries";
import { deskMediaCheck } from "./desk-media";
import { explainFaults, sumUp } from "./project-faults";

type Checked = { project: PreparedProject; place: Place };

/**
 * Checks a form as an import checks a record. Throws a refusal with what is wrong with each field; when nothing is, with what
 * looks wrong, unless somebody has said that it is right.
 */
export async function checkProject(
  tx: ImportDatabase,
  form: FormRecord,
  looksRight: boolean,
): Promise<Checked> {
  const places = await listCityPlaces(tx);
  const resolveCity = createCityResolver(places);
  const prepared = prepareRecord(
    { line: 1, value: form.value },
    {
      resolveCity,
      checkMedia: deskMediaCheck(),
      judge: await judgeNear(tx, form.value, resolveCity),
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
  const { project } = prepared;
  const { city_id: cityId, state_id: stateId } = project.row;
  return {
    project,
    place: {
      city: project.newCity?.name ?? places.find((place) => place.cityId === cityId)?.city ?? "",
      state: places.find((place) => place.stateId === stateId)?.state ?? "",
    },
  };
}

const looksWrong =
  "Nothing was saved yet, because something looks wrong. Please mend it, or tick below that it is right.";

/** A judge that knows what is usual where this project is. */
async function judgeNear(
  tx: ImportDatabase,
  { state, city, locality, kind }: FormRecord["value"],
  resolveCity: ReturnType<typeof createCityResolver>,
): Promise<Judge> {
  const place = typeof state === "string" && typeof city === "string" ? resolveCity(state, city) : null;
  const rates =
    place && "cityId" in place
      ? await listRatesNear(tx, {
          cityId: place.cityId,
          locality: typeof locality === "string" ? locality : null,
          isPlot: kind === "plot",
        })
      : [];
  return createJudge(rates, new Date().toISOString().slice(0, 10));
}
