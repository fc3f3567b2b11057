/** In which order a list of leads stands; each is served by an index. */
export const leadOrders = ["calls", "newest", "oldest", "follow-up", "name", "name-back", "status"] as const;
export type LeadOrder = (typeof leadOrders)[number];

export const orderLabels: Record<LeadOrder, string> = {
  calls: "As to be called",
  newest: "Newest first",
  oldest: "Oldest first",
  "follow-up": "Follow-up, soonest first",
  name: "Name, A to Z",
  "name-back": "Name, Z to A",
  status: "Status, new ones first",
};

/** The order of a list for which nobody has asked for one. Whoever searches knows whom he looks for. */
export function usualOrder({ view, search }: { view: string; search: string }): LeadOrder {
  if (view === "due") return "follow-up";
  return (view === "open" || view === "mine") && !search ? "calls" : "newest";
}

/** Which orders a list may have: those who are to be called are among the open ones. */
export const ordersOf = (view: string): readonly LeadOrder[] =>
  leadOrders.filter((order) => order !== "calls" || view === "open" || view === "mine");

/** By which heading of the table a list is sorted so, and in which direction. */
export type Sorted = "ascending" | "descending";

/** What the headings of a table sort by: at first, and pressed again. One without another direction gives the usual order back. */
const headings: Record<string, readonly [LeadOrder, Sorted][]> = {
  name: [
    ["name", "ascending"],
    ["name-back", "descending"],
  ],
  came: [
    ["newest", "descending"],
    ["oldest", "ascending"],
  ],
  followUp: [["follow-up", "ascending"]],
  status: [["status", "ascending"]],
};

/** How the heading of a column stands in this order, and the order that it leads to; none for a column that sorts nothing. */
export function sortingOf(
  column: string,
  now: LeadOrder,
): { sorted: Sorted | null; next: LeadOrder | null } | null {
  const own = headings[column];
  if (!own) return null;
  const place = own.findIndex(([order]) => order === now);
  const other = own.length === 2 ? own[place === 0 ? 1 : 0] : place === 0 ? null : own[0];
  return { sorted: own[place]?.[1] ?? null, next: other?.[0] ?? null };
}
