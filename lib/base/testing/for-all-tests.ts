import { afterAll, beforeAll } from "vitest";

/** What all tests of a file use: opened before the first, closed after the last. It is there within hooks and tests. */
export function forAllTests<T extends { close: () => unknown }>(open: () => Promise<T>): T {
  let opened: T | undefined;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(async () => {
    await opened?.close();
  });
  return new Proxy({} as T, {
    get(_, name) {
      if (!opened) throw new Error("Nothing is opened yet: hooks and tests alone can use it.");
      const value: unknown = Reflect.get(opened, name);
      return typeof value === "function" ? value.bind(opened) : value;
    },
  });
}
