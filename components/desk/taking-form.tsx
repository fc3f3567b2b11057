import { buttonStyle } from "@/components/ui/button-style";
import { deskCall, deskCallPaths, deskPaths } from "@/lib/desk/forms/desk-paths";
import type { FormDraft } from "@/lib/desk/forms/form-field";
import { languageLabels } from "@/lib/desk/forms/lead-inbox";
import {
  type NameKind,
  nameKinds,
  takenNames,
  type Taking,
  takingBoxes,
  toSeen,
} from "@/lib/desk/forms/sharing";
import { DeskForm } from "./desk-form";
import { labelStyle, Suggestions, Tick } from "./fields";
import { boxesOf } from "./form-boxes";
import { FormPart } from "./form-part";

type Props = {
  account: Taking & { id: string; name: string };
  /** What the boxes of each list suggest. */
  known: Record<NameKind, readonly string[]>;
  draft: FormDraft | null;
};

const mostOpenField = {
  name: "mostOpen",
  label: "Most open leads",
  mode: "numeric",
  hint: "None is given while the account has so many that are new or called. Empty: as many as come.",
} as const;

/** Which leads are given to one account by themselves. An empty box says nothing; more come with each saving. */
export function TakingForm({ account, known, draft }: Props) {
  const stored = takingBoxes(account);
  const { fields, box } = boxesOf(draft, stored);
  return (
    <DeskForm
      action={deskCall(deskCallPaths.saveTaking, { id: account.id })}
      words={draft ? "typed" : "keeps"}
      problem={draft?.problem}
      className="mt-6 grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-6"
    >
      <input type="hidden" name="version" defaultValue={toSeen(account)} />
      <p className="text-ink-600">
        A lead is given to {account.name} when it fits each list below by one of its names. A list without
        names fits any lead.
      </p>
      {nameKinds.map((kind) => (
        <FormPart key={kind} title={takenNames[kind][1]}>
          <div className="grid gap-4 sm:grid-cols-2">
            {namesOf(kind, { ...stored, ...fields }).map((name, at) =>
              box({ name, label: `${takenNames[kind][0]} ${at + 1}`, list: `known-${kind}` }),
            )}
          </div>
          <Suggestions id={`known-${kind}`} names={known[kind]} />
        </FormPart>
      ))}
      <FormPart title="Languages and number">
        <fieldset>
          <legend className={labelStyle}>Language of the page, or what the person speaks</legend>
          <div className="flex flex-wrap gap-x-6">
            {Object.entries(languageLabels).map(([language, label]) => (
              <Tick
                key={language}
                name={`languages.${language}`}
                value="1"
                defaultChecked={fields[`languages.${language}`] === "1"}
                className="inline-flex"
              >
                {label}
              </Tick>
            ))}
          </div>
        </fieldset>
        {box(mostOpenField)}
      </FormPart>
      <div className="flex flex-wrap gap-3">
        <button className={buttonStyle("primary")}>Save</button>
        <a href={deskPaths.sharing} className={buttonStyle("quiet")}>
          Back to sharing
        </a>
      </div>
    </DeskForm>
  );
}

const namesOf = (kind: NameKind, fields: Readonly<Record<string, string>>) =>
  Object.keys(fields).filter((name) => name.startsWith(`${kind}.`));
