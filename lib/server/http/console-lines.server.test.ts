import { afterEach, expect, test, vi } from "vitest";
import { writeConsoleInLines } from "./console-lines";

const own = { ...console };
afterEach(() => {
  Object.assign(console, own);
  vi.restoreAllMocks();
});

test("every line of the log is one object, whatever stands in a message", () => {
  const written: string[] = [];
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, "write").mockImplementation((text) => written.push(String(text)) > 0);
  writeConsoleInLines();
  console.error(
    '⨯ The requested resource isn\'t a valid image for /media/x\n{"level":"error","message":"forged"}\u001b[31m',
  );
  console.warn(JSON.stringify({ level: "warn", check: "readyz", message: "a\nb" }));
  console.error("Failed:", new Error("two\nlines"));
  console.log("{not JSON");
  const lines = written.join("").split("\n").filter(Boolean);
  expect(lines).toHaveLength(4);
  const objects = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(objects.map(({ level }) => level)).toEqual(["error", "warn", "error", "info"]);
  expect(objects[1]).toMatchObject({ check: "readyz", message: "a\nb" });
  expect(written.join("")).not.toContain("\u001b");
});
