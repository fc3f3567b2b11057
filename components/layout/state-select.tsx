import type { ChangeEvent } from "react";
import type { State } from "@/lib/places/place-schema";
import { paths } from "@/lib/base/paths";

type Props = {
  states: readonly State[];
  chosen: State | undefined;
  choose: (event: ChangeEvent<HTMLSelectElement>) => void;
};

/** The state picker. With JavaScript off it is a form that opens the listing of a whole state. */
export function StateSelect({ states, chosen, choose }: Props) {
  return (
    <form action={paths.listing} className="border-surface-line border-b py-4">
      <label className="block">
        <span className="mb-1 block text-sm font-bold">State</span>
        <select
          name="location"
          value={chosen?.name ?? ""}
          onChange={choose}
          className="border-ink-400 rounded-control min-h-touch w-full border bg-white px-3"
        >
          {!chosen && <option value="">Choose a state</option>}
          {states.map(({ id, name }) => (
            <option key={id}>{name}</option>
          ))}
        </select>
      </label>
      <noscript>
        <button type="submit" className="text-brand-600 min-h-touch mt-1 font-bold underline">
          Show properties of this state
        </button>
      </noscript>
    </form>
  );
}
