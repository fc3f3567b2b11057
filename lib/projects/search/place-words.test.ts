import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import placeWords from "@/content/places/place-words.json";
import { isPin, placesCalled } from "./place-words";

test("every word is a pin code or a name in another script, of a place that is known", () => {
  const files = ["cities.json", "hyderabad-localities.json"];
  const homes = readFileSync("content/catalogue/projects.ndjson", "utf8");
  const known = new Set(
    files.flatMap(
      (file) =>
        (JSON.parse(readFileSync(`content/places/${file}`, "utf8")) as { name: string }[]).map(
          ({ name }) => name,
        ), // files of ours
    ),
  );
  const names = placeWords.map(([name = ""]) => name);
  expect(names.filter((name) => !known.has(name) && !homes.includes(`"locality":"${name}"`))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
  const isWord = /^(?:[1-8]\d{5}|[\p{Script=Telugu}\p{Script=Devanagari} ]+)$/u;
  expect(placeWords.flatMap(([, ...words]) => words.filter((word) => !isWord.test(word)))).toEqual([]);
  const scripts = placeWords.flatMap(([, ...words]) => words.filter((word) => !/\d/.test(word)));
  expect(new Set(scripts).size).toBe(scripts.length);
});

test("a pin code is several places, a name in another script is one", () => {
  expect(placesCalled("500075")).toEqual(expect.arrayContaining(["Kokapet", "Narsingi", "Gandipet"]));
  expect(placesCalled("కూకట్\u200cపల్లి")).toEqual(["Kukatpally"]);
  expect(placesCalled("kokapet")).toEqual([]);
  expect([
    isPin("500032", false),
    isPin("500099", false),
    isPin("500000", false),
    isPin("500000", true),
    isPin("गाचीबौली", true),
  ]).toEqual([true, true, false, true, false]);
});

test("a name in another script is that of one place, in every way in which it is typed", () => {
  const wrong = placeWords.flatMap(([name = "", ...words]) =>
    words.filter((word) => !/\d/.test(word) && placesCalled(word).join() !== name),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ["అమీర్\u200cపేట్", "Ameerpet"],
  ["అమీర్ పేటలో", "Ameerpet"],
  ["హైదరాబాదు", "Hyderabad"],
  ["హైదరాబాదులోని", "Hyderabad"],
  ["గచ్చిబౌలికి", "Gachibowli"],
  ["టోలీచౌకీ", "Tolichowki"],
  ["నానక్\u200cరాంగూడ", "Nanakramguda"],
  ["కెపిహెచ్\u200cబి", "Kukatpally"],
  ["మల్కాజిగిరి", "Malkajgiri"],
  ["కొల్లూర్", "Kollur"],
  ["ముత్తంగి", "Muthangi"],
  ["मियापूर", "Miyapur"],
  ["अम्बरपेट", "Amberpet"],
  ["निज़ामपेट", "Nizampet"],
  ["हाइटेक सिटी", "HITEC City"],
  ["विजयवाडा", "Vijayawada"],
  ["गच्चीबाउली", "Gachibowli"],
  ["पाटनचेरू", "Patancheru"],
  ["नाचारम", "Nacharam"],
])("%s is %s", (word, place) => {
  expect(placesCalled(word)).toEqual([place]);
});
