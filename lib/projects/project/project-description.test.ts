import { describe, expect, it } from "vitest";
import { aboutOf } from "./project-description";

describe("more about a project", () => {
  it("is the first field that says something", () => {
    expect(aboutOf({ aboutus: "one", aboutUs: "two", description: "three", about: "four" })).toEqual(["one"]);
    expect(aboutOf({ aboutus: " ", aboutUs: null, description: "<p></p>", about: "four" })).toEqual(["four"]);
    expect(aboutOf({})).toEqual(["No description available."]);
  });

  it("comes as paragraphs", () => {
    expect(aboutOf({ about: "One.\n\nTwo.\r\n Three < four > two." })).toEqual([
      "One.",
      "Two.",
      "Three < four > two.",
    ]);
  });

  it("loses the tags of HTML and keeps its words", () => {
    expect(aboutOf({ about: "<p>Towers &amp; villas</p><p>By the&nbsp;lake<br/>in\nKokapet</p>" })).toEqual([
      "Towers & villas",
      "By the lake",
      "in Kokapet",
    ]);
    expect(
      aboutOf({ about: `Calm<script>alert(1)</script><img src=x onerror="alert(1)"> homes<!-- x -->` }),
    ).toEqual(["Calm homes"]);
    expect(aboutOf({ about: "<ul><li>2 &lt; 3&#8377;&hellip;</li><li>B &unknown; C</ul>" })).toEqual([
      "2 < 3₹…",
      "B &unknown; C",
    ]);
  });
});
