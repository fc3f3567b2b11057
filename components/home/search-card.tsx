import { SearchBox } from "@/components/projects/search-box";
import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import type { City } from "@/lib/places/place-schema";
import { SearchForm } from "./search-form";

/** Place, words, Let's Go (specification, section 2). */
export function SearchCard({ cities }: { cities: readonly City[] }) {
  return (
    <SearchForm className="rounded-card text-ink-900 shadow-soft mt-8 grid w-full max-w-4xl gap-4 bg-white p-4 md:grid-cols-[minmax(0,3fr)_minmax(0,5fr)_auto] md:items-end md:p-5">
      <label className="block">
        <span className="mb-1 block text-sm font-bold">Location</span>
        <span className="relative block">
          <select
            name="location"
            disabled={cities.length === 0}
            defaultValue=""
            className="border-ink-400 rounded-control min-h-touch disabled:text-ink-600 w-full appearance-none border bg-white pr-10 pl-3 text-base"
          >
            <option value="">{cities.length > 0 ? "All Locations" : "No locations available"}</option>
            {cities.map(({ id, name }) => (
              <option key={id} value={name}>
                {name}
              </option>
            ))}
          </select>
          <Icon
            name="chevronDown"
            className="text-ink-600 pointer-events-none absolute top-3 right-3 size-5"
          />
        </span>
      </label>
      <SearchBox name="search" label="Enter a Builder, Project" placeholder="Enter a Builder, Project" />
      <button type="submit" className={buttonStyle("primary", "w-full px-8 md:w-auto")}>
        <Icon name="search" />
        Let&apos;s Go
      </button>
    </SearchForm>
  );
}
