import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import type { Words } from "@/lib/base/language";
import { laterOf, loadedBy, loadedWith, saidIn, siteSources } from "./lint/site-sources";

// Which words come with which kind of page (components/languages). Hindi has the same files, as the last test says.
const sources = siteSources();
const folder = "app/languages/te";

/** Each page in Telugu, with the layouts round it and the English ones that all of them name. */
const pages = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => path.basename(file) === "page.tsx")
  .map((file) => {
    const folders = path.dirname(file).split("/");
    const layouts = ["", ...folders.map((_, end) => `${folders.slice(0, end + 1).join("/")}/`)]
      .map((each) => path.join(folder, each, "layout.tsx"))
      .filter((layout) => sources.has(layout));
    return [file, ["app/layout.tsx", ...layouts, path.join(folder, file)]] as const;
  });

const topics = new Map<string, Words>();
for (const file of readdirSync("content/languages/te/browser")) {
  const exported = (await import(`../content/languages/te/browser/${file}`)) as Record<string, Words>;
  topics.set(file.replace(".ts", ""), Object.values(exported)[0] ?? {});
}

/** The words that these sources bring. */
function broughtBy(files: string[]): Set<string> {
  const named = files.flatMap((file) =>
    [...(sources.get(file) ?? "").matchAll(/"@\/content\/languages\/te\/browser\/([\w-]+)"/g)].map(
      ([, topic]) => topic ?? "",
    ),
  );
  return new Set(named.flatMap((topic) => Object.keys(topics.get(topic) ?? {})));
}

const late = broughtBy(["components/languages/te/late-words.ts"]);
const waits = "components/languages/late-words.ts";

/** Loaded with forms, and shown after something was sent, whose code waits for the later words. */
const saidOnceSent = ["lib/enquiries/forms/say-message.ts", "components/enquiries/form-notices.tsx"];

test("pages, their layouts and the words they bring are found", () => {
  expect(pages.length).toBeGreaterThan(12);
  expect(late.size).toBeGreaterThan(300);
  const list = pages.find(([file]) => file.includes("propertylist"))?.[1] ?? [];
  const first = loadedWith(list, sources);
  expect(first).toContain("components/projects/listing/project-card.tsx");
  expect(broughtBy(first)).toContain("View details");
  expect(broughtBy(first)).not.toContain("Name is required");
});

test.each(pages)("%s brings the words of all its parts that are there at once", (_page, files) => {
  const first = loadedWith(files, sources);
  const brought = broughtBy(first);
  const missing = first.flatMap((file) =>
    saidIn(sources.get(file) ?? "")
      .filter((english) => !brought.has(english))
      .filter((english) => !(saidOnceSent.includes(file) && late.has(english)))
      .map((english) => `${file}: ${english}`),
  );
  expect(missing).toEqual([]);
});

test.each(pages)("parts of %s that come later wait for their words", (_page, files) => {
  const first = loadedWith(files, sources);
  const brought = broughtBy(first);
  const faults = new Set<string>();
  const seen = new Set<string>();
  const coming = first.flatMap((file) => laterOf(file, sources));
  for (let part = coming.pop(); part !== undefined; part = coming.pop()) {
    if (seen.has(part)) continue;
    seen.add(part);
    const loaded = loadedBy([part], sources);
    const said = loaded
      .filter((file) => !saidOnceSent.includes(file))
      .flatMap((file) => saidIn(sources.get(file) ?? ""))
      .filter((english) => !brought.has(english));
    if (said.length > 0 && !loaded.includes(waits))
      faults.add(`${part} does not wait for ${said.join(", ")}`);
    for (const english of said) if (!late.has(english)) faults.add(`${part}: ${english}`);
    coming.push(...loaded.flatMap((file) => laterOf(file, sources)));
  }
  expect([...faults]).toEqual([]);
});

test("Hindi has the same files", () => {
  for (const where of ["app/languages", "components/languages", "content/languages"]) {
    const [telugu, hindi] = ["te", "hi"].map((language) =>
      readdirSync(`${where}/${language}`, { recursive: true, encoding: "utf8" })
        .sort()
        .map((file) => [
          file,
          // What a file of components or addresses says is the same but for the language's name.
          where === "content/languages" || !/\.tsx?$/.test(file)
            ? ""
            : readFileSync(`${where}/${language}/${file}`, "utf8").replaceAll(
                /\/(te|hi)\b|"(te|hi)"|Telugu|Hindi/g,
                "",
              ),
        ]),
    );
    expect(hindi).toEqual(telugu);
  }
});
