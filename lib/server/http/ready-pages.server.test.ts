import { setTimeout as pause } from "node:timers/promises";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { catalogueSeen, type RequestContext } from "@/lib/process/process-state.mjs";
import type { Answer } from "./captured-answer";
import { ReadyPages } from "./ready-pages";
import { plainText } from "./ready-page";

/** Stands for Next: what it answers, how often it was asked, and how many at a time. */
function nextOf(
  answer: (address: string) => Partial<Answer> & { text?: string; request?: Partial<RequestContext> },
) {
  const seen = { asked: 0, most: 0, running: 0, takesMs: 2 };
  const pages = new ReadyPages(10_000_000, async ({ address }) => {
    seen.asked += 1;
    seen.most = Math.max(seen.most, (seen.running += 1));
    await pause(seen.takesMs);
    seen.running -= 1;
    const { text = `text of ${address}`, status = 200, headers = {}, request = {} } = answer(address);
    return {
      answer: {
        status,
        headers: { "content-type": "text/html", ...headers },
        body: Buffer.from(text),
      },
      request: { id: "1", peer: "127.0.0.1", ...request },
    };
  });
  const textOf = async (key: string) => {
    const found = await pages.get({ key, address: key });
    return "page" in found ? (await plainText(found.page)).toString() : found.answer.body.toString();
  };
  return { seen, pages, textOf };
}

function see(version: number, ago = 0, readable = true): void {
  const changes = [...(catalogueSeen.current?.changes ?? []), { version, at: Date.now() - ago }];
  catalogueSeen.current = { version, readable, changes };
}

beforeEach(() => {
  vi.useRealTimers();
  catalogueSeen.current = undefined;
  see(1);
});

describe("a page", () => {
  test("is made once for all who ask meanwhile, and then is ready", async () => {
    const { seen, textOf } = nextOf(() => ({}));
    await Promise.all(Array.from({ length: 50 }, () => textOf("/")));
    expect(await textOf("/")).toBe("text of /");
    expect(seen.asked).toBe(1);
  });

  test("that is for one visitor, or none, is made for each", async () => {
    for (const answer of [
      { headers: { "set-cookie": "a=1" } },
      { status: 404 },
      { status: 308, headers: { location: "/b" } },
    ]) {
      const { seen, pages, textOf } = nextOf(() => answer);
      await textOf("/a");
      await textOf("/a");
      expect(seen.asked, JSON.stringify(answer)).toBe(2);
      expect(pages.store.size).toBe(0);
    }
  });

  test("that lacks a part goes out once, for nobody else, and no cache may keep it", async () => {
    const { seen, pages } = nextOf(() => ({ request: { incomplete: true } }));
    const found = await pages.get({ key: "/", address: "/" });
    expect("answer" in found && found.answer.headers["cache-control"]).toBe("private, no-store");
    await pages.get({ key: "/", address: "/" });
    expect(seen.asked).toBe(2);
  });
});

describe("after a change of the catalogue", () => {
  test("the older page goes out at once while it is made again, for a short time", async () => {
    let text = "old";
    const { seen, pages, textOf } = nextOf(() => ({ text }));
    await textOf("/");
    text = "new";
    see(2);
    expect(await textOf("/")).toBe("old");
    await vi.waitFor(() => expect(pages.store.get("/", Date.now())?.version).toBe(2));
    expect(await textOf("/")).toBe("new");
    // The one that was made for nobody is the one that goes out.
    expect(seen.asked).toBe(2);
  });

  test("who comes later than that waits for the new one", async () => {
    let text = "old";
    const { textOf } = nextOf(() => ({ text }));
    await textOf("/");
    text = "new";
    see(2, 3_000);
    expect(await textOf("/")).toBe("new");
  });

  test("a page older than all remembered changes is not shown once more", async () => {
    let text = "old";
    const { textOf } = nextOf(() => ({ text }));
    await textOf("/");
    text = "new";
    catalogueSeen.current = { version: 40, readable: true, changes: [{ version: 39, at: Date.now() }] };
    expect(await textOf("/")).toBe("new");
  });

  test("at most two pages at a time are made again, those that somebody waits for first", async () => {
    const made: string[] = [];
    const { seen, textOf } = nextOf((address) => {
      made.push(address);
      return {};
    });
    const addresses = Array.from({ length: 20 }, (_, number) => `/${number}`);
    await Promise.all(addresses.map(textOf));
    made.length = 0;
    Object.assign(seen, { most: 0, takesMs: 5 });
    see(2);
    // Nobody waits for these: the older ones go out.
    await Promise.all(addresses.map(textOf));
    see(3, 3_000);
    await textOf("/19");
    expect(made.indexOf("/19")).toBeLessThan(6);
    expect(seen.most).toBe(2);
  });

  test("a change while a page is made makes it outdated", async () => {
    let text = "of version 1";
    const { seen, textOf } = nextOf(() => ({ text }));
    seen.takesMs = 20;
    const first = textOf("/");
    see(2, 3_000);
    expect(await first).toBe("of version 1");
    text = "of version 2";
    expect(await textOf("/")).toBe("of version 2");
  });
});

describe("while data can't be read", () => {
  test("the last good page stays", async () => {
    const { seen, textOf } = nextOf(() => ({}));
    await textOf("/");
    see(1, 0, false);
    await textOf("/");
    expect(seen.asked).toBe(1);
  });

  test("a page that fails to be made again replaces no good one", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    let broken = false;
    const { textOf, pages } = nextOf(() =>
      broken ? { status: 500, text: "broken", request: { readFailed: true } } : { text: "good" },
    );
    await textOf("/");
    broken = true;
    see(2, 3_000);
    expect(await textOf("/")).toBe("good");
    broken = false;
    vi.advanceTimersByTime(1_000);
    await textOf("/");
    expect(pages.store.get("/", Date.now())?.version).toBe(2);
  });
});
