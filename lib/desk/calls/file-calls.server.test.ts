import { gzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { home, toNdjson } from "@/lib/catalogue/testing/catalogue-fixtures";
import { makeMessyRows, toSpreadsheet } from "@/lib/catalogue/testing/messy-rows";
import { deskCallPaths } from "@/lib/desk/forms/desk-paths";
import { fileBounds, type DeskFile } from "@/lib/desk/forms/file-look";
import { listPastImports, readDeskFile } from "@/lib/desk/store/desk-file";
import { openDeskCatalogue } from "@/lib/desk/testing/project-desk";
import { openDesk } from "@/lib/desk/testing/open-desk";

const desk = forAllTests(openDesk);
let editor: string;
beforeAll(async () => {
  await openDeskCatalogue(desk);
  editor = await desk.signIn("editor@example.com", "editor");
});

function formOf(file: File): FormData {
  const form = new FormData();
  form.set("file", file);
  return form;
}

type Answer = { to?: string; message?: string };

/** Sends a file; its id, or why it is refused. */
async function send(
  text: string,
  name = "sheet.csv",
): Promise<{ id: string; message: string; status: number }> {
  const answer = await desk.ask(deskCallPaths.sendFile, {
    cookie: editor,
    form: formOf(new File([text], name)),
  });
  const { to = "", message = "" } = (await answer.json()) as Answer;
  return { id: to.replace("/desk/files/", ""), message, status: answer.status };
}

async function call(path: string, id: string | number, sent: Record<string, string> = {}) {
  const answer = await desk.ask(path.replace("{id}", String(id)), { cookie: editor, sent });
  return { ...((await answer.json()) as Answer), status: answer.status };
}

/** With what is whole on the site at once. */
const importIt = (id: string) => call(deskCallPaths.importFile, id, { publish: "yes" });

async function fileOf(id: string): Promise<DeskFile> {
  const file = await readDeskFile(id);
  if (!file) throw new Error("The file is not kept.");
  return file;
}

async function keys(): Promise<string[]> {
  const { rows } = await desk.database.db.execute<{ key: string }>(
    sql`select external_id as key from projects where is_active order by id`,
  );
  return rows.map(({ key }) => key);
}

const ranges = ["85 - 95 L", "1200-1500", "2/3 BHK"];

test("a messy sheet: each row's fate first, what looks wrong accepted, then the import, once; and taken back", async () => {
  // The pictures that they name are in another test.
  const rows = makeMessyRows(120, 7)
    .map((row) =>
      row.fault?.column === "imageUrl" ? row : { ...row, cells: { ...row.cells, "Image URL": "" } },
    )
    // At the desk a range is two floor plans.
    .filter(({ fault }) => !ranges.includes(fault?.shown ?? ""))
    .map((row, at) => ({ ...row, line: at + 2 }));
  const right = rows.filter(({ fault }) => !fault);
  const held = rows.filter(({ fault }) => fault?.held);
  const { id } = await send(toSpreadsheet(rows), "C:\\sheets\\Deccan rates.csv");
  const seen = await fileOf(id);
  expect(seen.name).toBe("Deccan rates.csv");
  expect(seen.look.counts).toEqual({
    refused: rows.length - right.length - held.length,
    doubtful: held.length,
    new: right.length,
    changed: 0,
    same: 0,
    left: 0,
  });
  expect(seen.look.rows.map(({ line }) => line).sort((a, b) => a - b)).toEqual(rows.map(({ line }) => line));
  expect(seen.look.guesses.length).toBeGreaterThan(10);
  expect(seen.look.freshNames.join()).toContain("Aurora Homes");
  expect(await keys()).toEqual([]);

  const [odd] = held;
  if (!odd) throw new Error("No row of these looks wrong.");
  expect((await call(deskCallPaths.acceptInFile, id)).message).toBe("Please tick the lines that are right.");
  expect((await call(deskCallPaths.acceptInFile, id, { [`line-${odd.line}`]: "yes" })).status).toBe(200);
  expect((await fileOf(id)).look.counts).toMatchObject({ new: right.length + 1, doubtful: held.length - 1 });

  // Pressed twice, it is imported once.
  const both = await Promise.all([importIt(id), importIt(id)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await call(deskCallPaths.importFile, id)).message).toBe("This file was imported already.");
  // Of "Applied" and an empty cell the content is stored, and the site has none of it.
  const registered = [...right, odd].filter(({ cells }) => /\d/.test(cells["RERA No"] ?? ""));
  expect(registered.length).toBeLessThan(right.length);
  expect((await keys()).sort()).toEqual(registered.map((row) => row.id).sort());
  const { importId, look } = await fileOf(id);
  expect(look.unregistered).toBe(right.length + 1 - registered.length);
  expect(look.counts).toMatchObject({ new: right.length + 1, same: 0 });
  const [past] = await listPastImports();
  expect(past).toMatchObject({
    id: importId,
    who: "editor@example.com",
    files: ["Deccan rates.csv"],
    isKept: true,
  });
  expect(past?.result).toContain(`${right.length + 1} added`);

  expect((await call(deskCallPaths.undoImport, importId ?? 0)).status).toBe(200);
  expect(await keys()).toEqual([]);
  expect((await call(deskCallPaths.undoImport, importId ?? 0)).message).toContain("was not taken back");
  expect((await listPastImports()).map(({ undoes }) => undoes)).toEqual([importId, null]);
});

test("what would take much away is asked about, and what is the same changes nothing", async () => {
  const records = Array.from({ length: 10 }, (_, at) =>
    home(`TAKE-${at}`, { name: `Sky ${at}`, imageUrl: null }),
  );
  const first = await send(toNdjson(records), "homes.ndjson");
  expect((await importIt(first.id)).status).toBe(200);
  const same = await send(toNdjson(records), "homes.ndjson");
  expect((await fileOf(same.id)).look.counts).toMatchObject({ same: 10, new: 0, changed: 0 });

  const hidden = records.map((record) => ({ ...record, isActive: false }));
  const taking = await send(toNdjson(hidden), "homes.ndjson");
  expect((await fileOf(taking.id)).look).toMatchObject({
    dangers: [expect.stringContaining("out of the site")],
  });
  const refused = await call(deskCallPaths.importFile, taking.id);
  expect(refused).toMatchObject({ status: 400, message: expect.stringContaining("Nothing was imported.") });
  expect(await keys()).toHaveLength(10);
  expect((await call(deskCallPaths.importFile, taking.id, { looksRight: "yes" })).status).toBe(200);
  expect(await keys()).toEqual([]);
});

test("a file that can't be read is told in a sentence; one that is too long is not kept", async () => {
  const { id } = await send("kind,externalId,nonsense\nproperty,A-1,x\n");
  expect((await fileOf(id)).look.problems).toEqual([expect.stringContaining("Unknown column 'nonsense'")]);
  expect((await send("")).message).toBe("Please choose a file.");
  const many = Array.from({ length: fileBounds.records + 1 }, (_, at) =>
    home(`MANY-${at}`, { name: `Many ${at}` }),
  );
  // Guesses about headings are no records.
  const rows = many.slice(1).map(({ externalId, name }) => `property;${externalId};${name}`);
  const whole = await send(["Kind;External Id;Project Name", ...rows].join("\n"), "whole.csv");
  expect(whole.message).toBe("");
  const refused = await send(toNdjson(many), "many.ndjson");
  expect(refused).toMatchObject({ status: 400, message: expect.stringContaining("more than 2,000 records") });
  expect((await send("x".repeat(fileBounds.bytes + 20_000))).status).toBe(413);
  expect((await send("PK\u0003\u0004sheet", "rates.xlsx")).message).toContain(
    "save the sheet as “CSV UTF-8”",
  );
  const packed = gzipSync(Buffer.from("kind,externalId\n"));
  const bomb = await desk.ask(deskCallPaths.sendFile, {
    cookie: editor,
    form: formOf(new File([packed], "rates.csv.gz")),
  });
  expect(((await bomb.json()) as Answer).message).toContain("This file is packed.");
  expect((await fileOf((await send("kind,externalId\n", "rates.csv.gz")).id)).name).toBe("rates.csv");
  const noFile = await desk.ask(deskCallPaths.sendFile, { cookie: editor });
  expect(((await noFile.json()) as Answer).message).toBe("Please choose a file.");
});

test("nobody but an editor sends a file, and nobody without a session has it read", async () => {
  const file = new File(["x"], "sheet.csv");
  const agent = await desk.signIn("agent@example.com", "agent");
  expect((await desk.ask(deskCallPaths.sendFile, { cookie: agent, form: formOf(file) })).status).toBe(403);
  expect((await desk.ask(deskCallPaths.sendFile, { form: formOf(file) })).status).toBe(401);
  const form = await desk.ask(deskCallPaths.sendFile, { cookie: agent, form: formOf(file), isForm: true });
  expect([303, 403]).toContain(form.status);
});
