import { z } from "zod";
import { languageLabels } from "./lead-inbox";
import { cleanLine } from "@/lib/enquiries/forms/lead-text";
import type { Fields } from "./form-field";
import { openAgain, seenChange, type Setting } from "./settings";

/** Whether new leads are given to accounts by themselves; as long as nobody has asked for it, none is. */
const sharingSchema = z.object({ isOn: z.boolean() });
export type Sharing = z.infer<typeof sharingSchema>;
export const sharingSetting: Setting<Sharing> = {
  part: "sharing",
  schema: sharingSchema,
  usual: { isOn: false },
};

/** The form of it. */
export const sharingFormSchema = z.object({
  version: seenChange,
  isOn: z.enum(["0", "1"], openAgain).transform((sent) => sent === "1"),
});

/** The lists of names by which an account can say which leads it takes, in the order of the form: one name, and all of them. */
export const takenNames = {
  projects: ["Project", "Projects"],
  builders: ["Builder", "Builders"],
  places: ["City or locality", "Cities and localities"],
  sources: ["Campaign or source", "Campaigns and sources"],
} as const;
export type NameKind = keyof typeof takenNames;
export const nameKinds = Object.keys(takenNames) as NameKind[];

/** The source of what no portal, advertisement or colleague brought. */
export const ownSource = "Website";

/** What this version can't read counts as not said. */
const listOf = <One extends z.ZodType<string>>(one: One) => z.array(one).catch([]);
const language = z.enum(Object.keys(languageLabels) as (keyof typeof languageLabels)[]);

/**
 * Which leads are given to an account by themselves: a lead has to fit each list that is not empty, by one of its names. What a
 * lead itself is about has the same lists.
 */
export const takenLeadsSchema = z.object({
  projects: listOf(z.string()),
  builders: listOf(z.string()),
  places: listOf(z.string()),
  sources: listOf(z.string()),
  languages: listOf(language),
});
export type TakenLeads = z.infer<typeof takenLeadsSchema>;
export const takesAny: TakenLeads = takenLeadsSchema.parse({});

/** Whether an account takes a lead: because it names what fits, or because it takes any. */
export function fitOf(taken: TakenLeads, lead: TakenLeads): "named" | "any" | null {
  const asked = ([...nameKinds, "languages"] as const).filter((kind) => taken[kind].length > 0);
  const fits = asked.every((kind) => {
    const own = lead[kind].map((name) => name.toLowerCase());
    return taken[kind].some((name) => own.includes(name.toLowerCase()));
  });
  if (!fits) return null;
  return asked.length > 0 ? "named" : "any";
}

/** What an account is given by itself. `mostOpen`: no more while it has so many that are new or called; null: as many as come. */
export type Taking = { takes: TakenLeads; mostOpen: number | null };

/** What its form was loaded with, as the hidden box has it. */
export const toSeen = ({ takes, mostOpen }: Taking): string =>
  JSON.stringify([mostOpen, ...nameKinds.map((kind) => takes[kind]), takes.languages]);

export const mostNames = 20;

/** The boxes of a list that say something: what they are called, and the name in them. */
export function filledBoxes(kind: NameKind, fields: Fields): [box: string, name: string][] {
  return Object.entries(fields)
    .filter(([box]) => new RegExp(`^${kind}\\.\\d{1,2}$`).test(box))
    .map(([box, typed]): [string, string] => [box, cleanLine(typed)])
    .filter(([, name]) => name !== "");
}

const wrongNumber = "Please type a full number from 1 to 500, or leave the box empty.";

/** The rest of the form. `version`: `toSeen` of what it was loaded with. */
export const takingFormSchema = z.object({
  version: z.string(openAgain),
  mostOpen: z
    .string(wrongNumber)
    .trim()
    .regex(/^(?:[1-9]\d?|[1-4]\d\d|500)?$/, wrongNumber)
    .transform((typed) => (typed === "" ? null : Number(typed))),
});

/** The languages that are ticked. */
export const tickedLanguages = (fields: Fields): TakenLeads["languages"] =>
  language.options.filter((one) => fields[`languages.${one}`] === "1");

/** The form as it is stored, for its boxes: each list has two empty ones besides. */
export function takingBoxes({ takes, mostOpen }: Taking): Record<string, string> {
  const names = nameKinds.flatMap((kind) =>
    [...takes[kind], "", ""].slice(0, mostNames).map((name, at) => [`${kind}.${at}`, name]),
  );
  const languages = takes.languages.map((one) => [`languages.${one}`, "1"]);
  return Object.fromEntries([
    ...names,
    ...languages,
    ["mostOpen", mostOpen === null ? "" : String(mostOpen)],
  ]);
}

/** What an account takes, in words. */
export function sayTaking({ takes, mostOpen }: Taking): string {
  const lists = nameKinds
    .filter((kind) => takes[kind].length > 0)
    .map((kind) => `${takenNames[kind][takes[kind].length === 1 ? 0 : 1]}: ${takes[kind].join(", ")}`);
  const spoken = takes.languages.map((one) => languageLabels[one]).join(", ");
  const all = [...lists, ...(spoken ? [`Languages: ${spoken}`] : [])];
  const most = mostOpen === null ? [] : [`at most ${mostOpen} open`];
  return [all.length > 0 ? all.join(" · ") : "Any lead", ...most].join(" · ");
}
