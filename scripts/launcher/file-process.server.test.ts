import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { FileQuestion } from "@/lib/catalogue/read/workbook";
import { fileReader, startFileReader } from "@/lib/catalogue/read/file-reader";
import { makeWorkbook, sheetXml } from "@/lib/catalogue/testing/make-zip";
import { fileBounds } from "@/lib/desk/forms/file-look";
import { openFileDesk, type FileDesk } from "@/lib/desk/testing/file-desk";
import { bundleSite, fileProcessBundle } from "./bundles";

/* The process as the site starts it: from the bundle beside the server. */
let desk: FileDesk;
beforeAll(async () => {
  await bundleSite();
  desk = await openFileDesk();
});
afterAll(async () => {
  fileReader.current = undefined;
  await desk.close();
});

const program = pathToFileURL(fileProcessBundle);
const ask = (content: Uint8Array): FileQuestion => ({ name: "a", content, sheet: null, most: fileBounds });
const small = ask(makeWorkbook(sheetXml('<row r="1"><c r="A1"><v>7</v></c></row>')));
const inlineCell = '<c t="inlineStr"><is><t>x</t></is></c>';

test("a workbook is read in a process of its own, and one that needs too much ends only that", async () => {
  const read = startFileReader({ program, heapMegabytes: 32 });
  expect(await read(small)).toMatchObject({ sheets: ["A"], rows: [{ line: 1, cells: ["7"] }] });
  const large = makeWorkbook(sheetXml(`<row>${inlineCell.repeat(40)}</row>`.repeat(40_000)));
  await expect(read(ask(large))).rejects.toThrow("The process ended.");
  expect(await read(small)).toHaveProperty("rows.length", 1);
});

test("what it holds beside its heap is bounded from outside, and so is its time", async () => {
  const spaces = Buffer.alloc(60 * 1024 * 1024, 32);
  const large = ask(makeWorkbook(Buffer.concat([Buffer.from(sheetXml("")), spaces])));
  const read = startFileReader({ program, megabytes: 100 });
  await expect(read(large)).rejects.toThrow("It took too much memory.");
  await expect(startFileReader({ program, patienceMs: 1 })(small)).rejects.toThrow("It took too long.");
});

test("files are read one at a time", async () => {
  const read = startFileReader({ program });
  const done: number[] = [];
  await Promise.all([1, 2, 3].map((number) => read(small).then(() => done.push(number))));
  expect(done).toEqual([1, 2, 3]);
});

test("the desk reads sheets and JSON in it, and a workbook that says nothing of its size is refused", async () => {
  const read = startFileReader({ program });
  const asked: string[] = [];
  fileReader.current = (question) => {
    asked.push(question.name);
    return read(question);
  };
  const csv = "Kind;External ID;Area\nplot;APART-1;200\n";
  const first = await desk.send(csv, { name: "a.csv" });
  expect((await desk.fileOf(first.id)).look.counts.refused).toBe(1);
  const json = readFileSync("content/catalogue/projects.ndjson", "utf8").split("\n", 2).join("\n");
  const second = await desk.send(json, { name: "b.ndjson" });
  expect((await desk.fileOf(second.id)).look.rows).toHaveLength(2);
  expect(new Set(asked)).toEqual(new Set(["a.csv", "b.ndjson"]));

  const bomb = makeWorkbook(Buffer.concat([Buffer.from(sheetXml("")), Buffer.alloc(150_000_000, 32)]), 0);
  expect(bomb.byteLength).toBeLessThan(160_000);
  const answer = await desk.send(bomb, { name: "c.xlsx" });
  expect(answer).toMatchObject({ status: 400, message: expect.stringContaining("can’t be read") });
});
