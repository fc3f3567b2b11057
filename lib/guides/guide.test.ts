import { expect, test } from "vitest";
import { parseLinks, toPlainText } from "./guide";

test("text is taken apart into its links and what stands between them", () => {
  expect(parseLinks("No link.")).toEqual(["No link."]);
  expect(parseLinks("")).toEqual([]);
  expect(parseLinks("[Home](/) and [mail](mailto:a@b.example)!")).toEqual([
    { label: "Home", href: "/" },
    " and ",
    { label: "mail", href: "mailto:a@b.example" },
    "!",
  ]);
  expect(parseLinks("section 24(b) [sic] stays")).toEqual(["section 24(b) [sic] stays"]);
});

test("an answer reads as plain text, a paragraph a line, without marks of links", () => {
  expect(
    toPlainText([
      { kind: "text", text: "See [the guide](/home-loan)." },
      { kind: "list", items: ["One", "Two"] },
      { kind: "details", items: [{ term: "Age", text: "24 to 60" }] },
      { kind: "note", text: "Typical." },
    ]),
  ).toBe("See the guide.\nOne\nTwo\nAge: 24 to 60\nTypical.");
});
