import { useState } from "react";
import { t } from "@/lib/base/language";
import { metroStationOptions } from "@/lib/projects/project/filter-table.mjs";
import type { MapPosition } from "@/lib/projects/project/map-link";
import {
  metroHours,
  metroWay,
  wayWords,
  workDay,
  type MetroDay,
  type MetroStation,
} from "@/lib/projects/project/metro-time";

const days = { weekday: "Monday to Friday", saturday: "Saturday", sunday: "Sunday" };
const clock = (hour: number) => `${hour}:00`;

/** Minutes to a station on a day at an hour, told as soon as one of them is chosen. */
export function MetroFields({ door }: { door: MapPosition }) {
  const [asked, setAsked] = useState({
    to: "Ameerpet",
    day: workDay.day as string,
    hour: String(workDay.hour),
  });
  // Each select has no other values.
  const way = metroWay(door, asked.to as MetroStation, asked.day as MetroDay, Number(asked.hour));
  const fields = [
    { name: "to", label: "Station", choices: metroStationOptions.map(({ value }) => [value, t(value)]) },
    {
      name: "day",
      label: "Day of the week",
      choices: Object.entries(days).map(([day, words]) => [day, t(words)]),
    },
    { name: "hour", label: "Leaving at", choices: metroHours.map((hour) => [String(hour), clock(hour)]) },
  ] as const;
  return (
    <div className="max-w-measure mt-2 grid gap-3 sm:grid-cols-3">
      {fields.map(({ name, label, choices }) => (
        <label key={name} className="grid min-w-0 gap-1 text-sm">
          <span className="text-ink-600 font-bold">{t(label)}</span>
          <select
            value={asked[name]}
            onChange={({ target }) => setAsked({ ...asked, [name]: target.value })}
            className="min-h-touch rounded-control border-surface-line w-full min-w-0 border bg-white px-3 text-base"
          >
            {choices.map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
        </label>
      ))}
      <p role="status" className="sm:col-span-3">
        {way ? (
          <>
            <strong>{t("{minutes} min", { minutes: way.minutes })}</strong>: {wayWords(way)}
          </>
        ) : (
          t("No train then.")
        )}
      </p>
    </div>
  );
}
