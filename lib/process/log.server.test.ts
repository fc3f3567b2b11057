import { afterEach, expect, test, vi } from "vitest";
import { log, withoutPersons } from "./log";
import { requestContexts } from "./process-state.mjs";

afterEach(() => vi.restoreAllMocks());

test("a line says which request it belongs to, and nothing of a person or a secret that a package told", () => {
  const written: string[] = [];
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, "write").mockImplementation((text) => written.push(String(text)) > 0);
  requestContexts.run({ id: "a123456789", peer: "127.0.0.1" }, () =>
    log(
      "error",
      "Failed query: insert into leads values ($1)\nparams: Asha Rao,+919876543210\n    at query (a.js:1:2)",
      {
        reason: "connect to postgres://zerokey:s3cret!@db.example:5432/homes, told asha@mail.example",
        deep: { detail: "Key (phone)=(+919876543210) already exists." },
      },
    ),
  );
  log("info", "outside of requests");
  const [line = "", outside = ""] = written;
  expect(JSON.parse(line)).toMatchObject({
    request: "a123456789",
    message: "Failed query: insert into leads values ($1)\nparams: [left out]\n    at query (a.js:1:2)",
    deep: { detail: "Key [left out]" },
  });
  for (const secret of ["Asha", "9876543210", "s3cret", "asha@"]) expect(line).not.toContain(secret);
  expect(JSON.parse(outside)).not.toHaveProperty("request");
});

test("numbers of visitors are taken out however they are written; times, ids and sizes stay", () => {
  for (const number of [
    "9876543210",
    "98765 43210",
    "+91 98765 43210",
    "+919876543210",
    "0091-98765-43210",
    "+44 20 7946 0958",
  ])
    expect(withoutPersons(`call ${number} now`), number).toBe("call [number] now");
  const kept =
    "2026-11-23T02:03:04.005Z 1790000000000 a9876543210 5f2b1c9e-1234-4321-8888-987654321012 K7QF-92XD 127.0.0.1:5432 1234567 next@16.4.5";
  expect(withoutPersons(kept)).toBe(kept);
});

test("a line that somebody typed is not taken for the stack behind it", () => {
  const typed =
    "Failed query: insert\nparams: Asha Rao,Come\n at home: Road 3, Asha\n    at query (a.js:1:2)\n    at b";
  expect(withoutPersons(typed)).toBe(
    "Failed query: insert\nparams: [left out]\n    at query (a.js:1:2)\n    at b",
  );
});

test.each([
  ["x://", ":"],
  ["params: ", "\n"],
  ["params: ", "\n at :1"],
  ["", "a@a."],
  ["+1", " 1"],
])("a megabyte of %j and %j is read to its end", (before, again) => {
  // It took hours, which no run of the tests waits for.
  withoutPersons(before + again.repeat(1_000_000 / again.length));
});
