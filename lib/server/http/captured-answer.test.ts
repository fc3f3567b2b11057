import { expect, test } from "vitest";
import { capture, neutralRequest } from "./captured-answer";

const request = () => neutralRequest("/", "homes.example");

test("all that a handler answers is there, in whatever way it writes it", async () => {
  const answer = await capture(async (_request, response) => {
    response.setHeader("X-A", "1");
    response.writeHead(201, { "X-B": "2" });
    response.write("one ");
    response.end(Buffer.from("two"));
  }, request());
  expect([answer.status, answer.headers, answer.body.toString()]).toEqual([
    201,
    { "x-a": "1", "x-b": "2" },
    "one two",
  ]);
});

test("a handler that fails, or never ends, holds nobody up", async () => {
  await expect(capture(() => Promise.reject(new Error("broken")), request())).rejects.toThrow("broken");
  await expect(capture(() => new Promise(() => {}), request(), 20)).rejects.toThrow("No whole answer");
  await expect(capture(async () => {}, request(), 20)).rejects.toThrow("No whole answer");
});
