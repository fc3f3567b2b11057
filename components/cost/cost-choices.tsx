import { SelectField } from "@/components/home/select-field";
import { kinds, stages, type CostInputs } from "@/lib/cost/cost-fields";
import { otherState, statesWithDuty } from "@/lib/cost/cost-link";
import { t } from "@/lib/base/language";

type Props = {
  inputs: CostInputs;
  /** Besides those with a checked rate: that of the project. */
  states: readonly string[];
  onChange: (name: "kind" | "stage" | "state", value: string) => void;
};

/** What is bought, how far it is built, and where. */
export function CostChoices({ inputs, states, onChange }: Props) {
  const places = [...new Set([...statesWithDuty, ...states, otherState])];
  return (
    <>
      <SelectField
        label={t("What you buy")}
        name="kind"
        value={inputs.kind}
        onChange={(event) => onChange("kind", event.target.value)}
      >
        {kinds.map(({ value, label }) => (
          <option key={value} value={value}>
            {t(label)}
          </option>
        ))}
      </SelectField>
      {inputs.kind === "home" && (
        <SelectField
          label={t("How far it is")}
          name="stage"
          value={inputs.stage}
          onChange={(event) => onChange("stage", event.target.value)}
        >
          {stages.map(({ value, label }) => (
            <option key={value} value={value}>
              {t(label)}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField
        label={t("State")}
        name="state"
        value={inputs.state}
        onChange={(event) => onChange("state", event.target.value)}
      >
        {places.map((place) => (
          <option key={place} value={place}>
            {place === otherState ? t("Another state") : t(place)}
          </option>
        ))}
      </SelectField>
    </>
  );
}
