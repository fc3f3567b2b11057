import { expect, test } from "vitest";
import { inboxPath, inboxQuery, parseInbox, parseInboxQuery } from "./lead-inbox";
import { leadOrders, sortingOf } from "./lead-order";
import { listLookSchema, lookChangeSchema, usualColumns } from "./list-look";
import { viewQuery } from "./saved-views";

test("rubbish that is kept is as nothing kept; names that nobody knows are left out", () => {
  const usual = { layout: "table", columns: usualColumns };
  for (const rubbish of [undefined, null, {}, [], "cards", 7, { layout: "tiles", columns: "status" }])
    expect(listLookSchema.parse(rubbish), JSON.stringify(rubbish)).toEqual(usual);
  const odd = { layout: "cards", columns: ["note", "salary", null, { came: 1 }, "came", "note"], more: 1 };
  expect(listLookSchema.parse(odd)).toEqual({ layout: "cards", columns: ["came", "note"] });
  expect(listLookSchema.parse({ columns: [] })).toEqual({ layout: "table", columns: [] });
});

test("a form sets a layout, the columns that are ticked, or those of everybody", () => {
  expect(lookChangeSchema.parse({ layout: "cards" })).toEqual({ layout: "cards" });
  const ticked = { do: "columns", "column.note": "on", "column.came": "on", "column.salary": "on" };
  expect(lookChangeSchema.parse(ticked)).toEqual({ columns: ["came", "note"] });
  expect(lookChangeSchema.parse({ do: "columns" })).toEqual({ columns: [] });
  expect(lookChangeSchema.parse({ do: "usual", "column.note": "on" })).toEqual({ columns: null });
  for (const rubbish of [{}, { layout: "tiles" }, { do: "erase" }])
    expect(lookChangeSchema.safeParse(rubbish).error?.issues[0]?.message).toBe(
      "Please choose a table or cards.",
    );
});

test("the order is in the address, in one spelling, and in a list that is kept", () => {
  for (const sort of leadOrders) {
    const filter = parseInbox({ view: "open", sort, status: "lost", page: "3" });
    expect(parseInboxQuery(inboxQuery(filter))).toEqual(filter);
    expect(filter.sort).toBe(sort === "calls" ? null : sort);
  }
  expect(viewQuery("page=4&sort=name&view=all&tick=page")).toBe("view=all&sort=name");
  expect(inboxPath(parseInbox({ sort: "calls" }))).toBe("/desk/leads");
  expect(inboxPath(parseInbox({ sort: "follow-up", view: "due" }))).toBe("/desk/leads?view=due");
  expect(parseInbox({ sort: "calls", view: "all" }).sort).toBeNull();
  // A search has another usual order than its view.
  expect(parseInbox({ sort: "calls", q: "rao" }).sort).toBe("calls");
  for (const sort of ["", "salary", "Name", "name;drop", "__proto__"])
    expect(parseInbox({ sort }).sort, sort).toBeNull();
});

test("a heading sorts, turns, or gives the usual order back", () => {
  expect(sortingOf("name", "calls")).toEqual({ sorted: null, next: "name" });
  expect(sortingOf("name", "name")).toEqual({ sorted: "ascending", next: "name-back" });
  expect(sortingOf("name", "name-back")).toEqual({ sorted: "descending", next: "name" });
  expect(sortingOf("came", "name")).toEqual({ sorted: null, next: "newest" });
  expect(sortingOf("came", "newest")).toEqual({ sorted: "descending", next: "oldest" });
  expect(sortingOf("status", "status")).toEqual({ sorted: "ascending", next: null });
  expect(sortingOf("project", "name")).toBeNull();
});
