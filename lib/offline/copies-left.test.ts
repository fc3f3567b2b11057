import { describe, expect, it } from "vitest";
import { leftOf, mostBytes, mostCopies } from "./copies-left";

const copies = (count: number, bytes: number) =>
  Array.from({ length: count }, (_, at) => ({
    name: String(at),
    readAt: `2026-11-${30 - (at % 30)}`,
    bytes,
  }));

describe("how much a device keeps", () => {
  it("is so many copies, the newest", () => {
    expect(leftOf(copies(mostCopies + 3, 1_000)).map(({ name }) => name)).toEqual(
      copies(mostCopies, 1_000).map(({ name }) => name),
    );
  });

  it("is so many bytes, however few copies they are", () => {
    expect(leftOf(copies(10, mostBytes / 4))).toHaveLength(4);
    expect(leftOf(copies(1, mostBytes + 1))).toEqual([]);
  });

  it("is always the page that says that there is no network", () => {
    const offline = { name: "/offline", readAt: "", bytes: 9_000_000 };
    expect(leftOf([...copies(30, 1_000), offline], 0)).toEqual([offline]);
  });
});
