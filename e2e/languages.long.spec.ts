import { test } from "./journey";
import { expectAllSaid, expectProjectSaid, translated } from "./languages-said";
import { expectSaidAgain, walkWithin } from "./languages-walk";

/* Every page in each language; `languages.spec.ts`, `languages-project.spec.ts` and `languages-steps.spec.ts` look at some. */
for (const language of ["te", "hi"]) {
  test(`${language}: every page says all in its language`, ({ page, request }) =>
    expectAllSaid(page, request, language, translated));

  for (const kind of ["home", "plot"] as const)
    test(`${language}: the page of a ${kind} says all in its language`, ({ page, request }) =>
      expectProjectSaid(page, request, language, kind));

  test(`${language}: from page to page within one document, each says all in its language`, ({
    page,
    request,
  }) => walkWithin(page, request, language));
}

test("every list and home page says the same when React has taken it over", ({ page, request }) =>
  expectSaidAgain(page, request, [
    "/hi",
    "/te/propertylist",
    "/propertylist?location=kokapet",
    "/te/propertylist?location=Kokapet&location=Amberpet",
    "/te/propertylist?location=Telangana",
    "/te/propertylist?amenities=lift&amenities=Helipad&builder=nirvanta builders",
  ]));
