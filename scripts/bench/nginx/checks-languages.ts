import { addressIn } from "@/lib/base/language-addresses";
import { otherLanguages } from "@/lib/base/languages.mjs";
import type { Language } from "@/lib/base/language";
import type { Check } from "../report";
import { front, list } from "./front";

const languages = ["en", ...otherLanguages] as const satisfies readonly Language[];
const pages = ["/", "/faqs", "/home-loan", "/contactus", "/propertydetails/3", list];
/** A document, and data for navigation in the browser. */
const ways: Record<string, string>[] = [{}, { RSC: "1" }];
const missing = "/propertydetails/999999";
/** Fewer letters of its own are a name or two, as English pages have in the choice of languages. */
const fewLetters = 200;

/** What an answer is, as far as one language can be mixed up with another. */
type Read = { status: number; cache: string; says: string; letters: Record<Language, number> };

/** Each page in all its languages, asked in turn by browsers that prefer another one: none may have another's copy. */
export async function checkLanguages(port: number): Promise<Check[]> {
  const [wrong, unkept]: [string[], string[]] = [[], []];
  for (const page of pages)
    for (const way of ways) {
      for (let time = 0; time < 2; time += 1)
        for (const [at, wanted] of languages.entries()) {
          const address = addressIn(wanted, page);
          const headers = { ...way, "Accept-Language": languages[(at + 1) % languages.length] ?? "" };
          const told = await read(front + address, headers);
          const own = await read(`http://localhost:${port}${address}`, way);
          const isOwn = wanted === "en" || told.letters[wanted] > fewLetters;
          if (told.says !== own.says || !isOwn)
            wrong.push(`${address} ${Object.keys(way).join()}: ${told.says}, ${own.says}`);
          if (time === 1 && !/HIT|STALE|UPDATING|EXPIRED/.test(told.cache))
            unkept.push(`${address} ${Object.keys(way).join()} ${told.cache}`);
        }
    }
  const lost = await Promise.all(languages.map((one) => read(front + addressIn(one, missing))));
  return [
    [
      "a kept page of one language is never another's, nor is its data for navigation",
      wrong.length === 0,
      `${pages.length * 2} × ${languages.length} twice; ${wrong[0] ?? ""}`,
    ],
    ["pages of each language are kept", unkept.length === 0, unkept.join("; ")],
    [
      "what is not there is 404 in the language of its address, and not kept",
      lost.every(
        ({ status, cache, says }, at) =>
          status === 404 && cache !== "HIT" && says.includes(` ${languages[at]}-IN`),
      ),
      lost.map(({ says }) => says).join("; "),
    ],
  ];
}

async function read(address: string, headers: Record<string, string> = {}): Promise<Read> {
  const answer = await fetch(address, {
    headers: { "Accept-Encoding": "br", ...headers },
  });
  const text = await answer.text();
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  const letters = { en: count(/[A-Za-z]/g), te: count(/[\u0C00-\u0C7F]/g), hi: count(/[\u0900-\u097F]/g) };
  const lang = /<html[^>]* lang="([^"]+)"/.exec(text)?.[1];
  const { status } = answer;
  const type = answer.headers.get("content-type");
  const says = `${status} ${type} ${lang} te ${letters.te} hi ${letters.hi}`;
  return { status, cache: answer.headers.get("x-cache") ?? "", says, letters };
}
