import { atDesk, type LoggedChange, type LoggedImport } from "@/lib/catalogue/store/import-log";

const moment = new Intl.DateTimeFormat("en-IN", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "Asia/Kolkata",
});
const figure = (count: number) => count.toLocaleString("en-IN");
const longest = 60;

/** The imports as a text for staff. */
export function formatImports(imports: readonly LoggedImport[]): string {
  if (imports.length === 0) return "No catalogue file was imported yet.";
  return imports.map(formatImport).join("\n");
}

function formatImport(entry: LoggedImport): string {
  const { id, undoes, startedAt, who, files } = entry;
  const what =
    undoes === null ? files.map(formatFile).join(", ") || "no file was read" : `takes import ${undoes} back`;
  return `${String(id).padStart(5)}  ${moment.format(startedAt)}  ${who}  ${what}: ${sayResult(entry)}`;
}

/** What an import did, and what became of it. */
export function sayResult({ undoneBy, endedAt, counts, detail }: LoggedImport): string {
  const parts = counts
    ? Object.entries(counts).flatMap(([name, count]) =>
        count > 0 ? [`${figure(count)} ${words[name] ?? name}`] : [],
      )
    : [];
  const remarks = [
    endedAt === null && "it was cut off",
    undoneBy !== null && `taken back by ${undoneBy}`,
    detail !== "kept" && (detail === "removed" ? "details no longer kept" : "too large to be taken back"),
  ].filter((remark) => remark !== false);
  const result = parts.length > 0 ? [parts.join(", ")] : counts ? ["nothing changed"] : [];
  return [...result, ...remarks].join("; ");
}

const words: Record<string, string> = { deactivated: "taken out", held: "looked wrong" };

function formatFile({ name, sha256 }: LoggedImport["files"][number]): string {
  if (name === atDesk.name) return name;
  return sha256 ? `${name} (${sha256.slice(0, 12)})` : `${name} (not read to its end)`;
}

/** What an import changed, as a text for staff: each record with its fields, from what to what. */
export function formatChanges(entry: LoggedImport, changes: readonly LoggedChange[]): string {
  const lines = changes.flatMap((change) => [
    `${change.externalId}: ${actions[change.action]}`,
    ...(change.before && change.after
      ? differences(change.before, change.after).map((line) => `  ${line}`)
      : []),
  ]);
  const version = `Version of the catalogue: ${entry.versionBefore} before, ${entry.versionAfter ?? "unknown"} after.`;
  return [formatImport(entry), version, ...lines].join("\n");
}

const actions = {
  added: "added",
  changed: "changed",
  hidden: "taken out of the site",
  shown: "back in the site",
};

function differences(before: object, after: object): string[] {
  const [old, now] = [flat(before), flat(after)];
  return Object.keys(now).flatMap((field) =>
    (old[field] ?? "") === now[field] || field === "search_key"
      ? []
      : [`${field}: ${old[field] || "–"} → ${now[field] || "–"}`],
  );
}

/** A project's own fields, and its parts each as one text. */
function flat(record: object): Record<string, string> {
  const { row, ...rest } = record as { row?: object };
  return Object.fromEntries(
    Object.entries({ ...row, ...rest }).map(([field, value]) => {
      const text = typeof value === "object" && value !== null ? partsText(value) : String(value ?? "");
      return [field, text.length > longest ? `${text.slice(0, longest - 1)}…` : text];
    }),
  );
}

function partsText(parts: object): string {
  if (!Array.isArray(parts)) return JSON.stringify(parts);
  return parts
    .map(
      (part: Record<string, unknown>) =>
        (part["name"] ??
          part["link"] ??
          [part["bhk"] && `${String(part["bhk"])} BHK`, part["area"], part["price"]]
            .filter(Boolean)
            .join(" ")) as string,
    )
    .join("; ");
}
