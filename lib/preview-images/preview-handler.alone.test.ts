import { beforeEach, describe, expect, test, vi } from "vitest";
import { language } from "@/lib/base/language";
import { catalogueSeen, requestContexts } from "@/lib/process/process-state.mjs";
import { previewPath } from "@/lib/seo/preview-address";
import type { PreviewContent } from "./preview-content";
import { answerPreview } from "./preview-handler";
import { readPreview } from "./preview-page";
import { forgetPreviews } from "./preview-store";

vi.mock("./preview-page", () => ({ readPreview: vi.fn() }));

const subject = { kind: "project", id: 7, version: "today123" } as const;
const content: PreviewContent = { title: "A", line: null, price: null, rera: null, photo: null };
const draw = vi.fn(async () => Buffer.from("jpeg"));
const ask = (path: string) => answerPreview(new Request(`http://localhost${path}`), draw);

beforeEach(() => {
  forgetPreviews();
  draw.mockClear();
  catalogueSeen.current = { version: 1, readable: true };
  vi.mocked(readPreview).mockReset().mockResolvedValue({ subject, content });
});

describe("a preview address", () => {
  test("gives its picture for good, drawn and looked up once as long as the catalogue is the same", async () => {
    const answers = [await ask(previewPath(subject)), await ask(previewPath(subject))];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[1]?.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect([draw.mock.calls.length, vi.mocked(readPreview).mock.calls.length]).toEqual([1, 1]);
  });

  test("is looked up in the language that it names, and kept apart from the English one", async () => {
    const spoken: string[] = [];
    vi.mocked(readPreview).mockImplementation(async () => {
      spoken.push(language());
      return { subject, content };
    });
    const inTelugu = previewPath(subject).replace("/project/", "/project-te/");
    for (const path of [previewPath(subject), inTelugu])
      await requestContexts.run({ id: "1", peer: "::1" }, () => ask(path));
    expect(spoken).toEqual(["en", "te"]);
    expect(draw).toHaveBeenCalledTimes(2);
  });

  test("of an older version leads to today's, also after the picture had been kept", async () => {
    await ask(previewPath(subject));
    catalogueSeen.current = { version: 2, readable: true };
    const next = { ...subject, version: "next1234" };
    vi.mocked(readPreview).mockResolvedValue({ subject: next, content });
    const answer = await ask(previewPath(subject));
    expect([answer.status, answer.headers.get("location")]).toEqual([308, previewPath(next)]);
    expect(draw).toHaveBeenCalledTimes(1);
  });

  test("of nothing is 404, and nothing is drawn for it", async () => {
    vi.mocked(readPreview).mockResolvedValue(null);
    expect((await ask(previewPath(subject))).status).toBe(404);
    expect((await ask("/share/what/ever.jpg")).status).toBe(404);
    expect(draw).not.toHaveBeenCalled();
  });

  test("is 503 while the data can't be read, unless a copy is kept", async () => {
    vi.mocked(readPreview).mockRejectedValueOnce(new Error("no database"));
    const answer = await ask(previewPath(subject));
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
    await ask(previewPath(subject));
    vi.mocked(readPreview).mockRejectedValue(new Error("no database"));
    catalogueSeen.current = { version: 2, readable: true };
    expect((await ask(previewPath(subject))).status).toBe(200);
    catalogueSeen.current = { version: 2, readable: false };
    expect((await ask(previewPath(subject))).status).toBe(200);
  });

  test("is 503 when too many others are being drawn", async () => {
    draw.mockImplementation(() => new Promise(() => {}));
    vi.mocked(readPreview).mockImplementation(async ({ key }) => ({
      subject: { ...subject, id: key },
      content,
    }));
    for (let id = 0; id < 26; id += 1) void ask(previewPath({ ...subject, id }));
    await new Promise(setImmediate);
    const answer = await ask(previewPath({ ...subject, id: 99 }));
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(draw).toHaveBeenCalledTimes(2);
  });
});
