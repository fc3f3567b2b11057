import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { drawnNetworks } from "./social-links";

test("each network that is not shown by its name has its drawing in the style sheet", () => {
  const styles = readFileSync("app/globals.css", "utf8");
  const drawn = [...styles.matchAll(/a\[aria-label="(\w+)"\] \{\s+--drawing: url\(/g)].map(
    ([, name]) => name,
  );
  expect(drawn).toEqual(drawnNetworks);
});
