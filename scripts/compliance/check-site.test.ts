import { expect, test } from "vitest";
import { agentRegistrations } from "@/content/site";
import { noticeVersionOf } from "@/lib/enquiries/forms/notice-version";
import { projectPreview } from "@/lib/projects/detail/project-metadata";
import { readDemoProjects } from "@/lib/projects/testing/demo-projects";
import { previewPath } from "@/lib/seo/preview-address";
import { sayRegistration } from "@/lib/seo/agent-words";
import { lookAtPreview, registrationsIn } from "./check-site";
import { emptyRow, everything, lookAtCards, lookAtPage } from "./look-at-page";

const agent = agentRegistrations.map(({ number }) => number).join(" ");
const place = { state: "Telangana", city: "Hyderabad", locality: null, address: null };
const projects = new Map([
  ["/propertydetails/1", { name: "Lake View", reraId: "P02400001234", locations: [place] }],
  ["/propertydetails/2?type=plot", { name: "Meadow", reraId: "P02400004321", locations: [place] }],
]);
const said = "P02400001234, rera.telangana.gov.in";
const pageOf = (body: string, description = said) =>
  `<head><meta name="description" content="${description}"/></head><body>${body}</body>`;
const formOf = (version: string) =>
  `<form action="/api/v1/propertyenquiry/createpropertyenquiry"><input name="notice" value="${version}"/>` +
  '<a href="/te/privacy-notice/callback">…</a></form>';
const look = (path: string, text: string) => {
  const row = emptyRow("", everything);
  lookAtPage(row, path, text, projects);
  return row.faults.map((fault) => fault.slice(fault.indexOf(": ") + 2));
};

test.each([
  ["all of it", pageOf(`${said} ${agent}`), []],
  ["no agent", pageOf(said), ["the agent’s registration is not on it"]],
  [
    "no number",
    pageOf(`rera.telangana.gov.in ${agent}`, "rera.telangana.gov.in"),
    ["P02400001234 is not on it"],
  ],
  [
    "no number in what is shared",
    pageOf(`${said} ${agent}`, "rera.telangana.gov.in"),
    ["P02400001234 is not on it"],
  ],
  ["no authority", pageOf(`P02400001234 ${agent}`), ["rera.telangana.gov.in is not on it"]],
  [
    "a form that leads to its notice",
    pageOf(`${said} ${agent} ${formOf(noticeVersionOf("callback", "te"))}`),
    [],
  ],
  [
    "a form with the notice of another day",
    pageOf(`${said} ${agent} ${formOf("callback-2026-01-01-te")}`),
    ["a form does"],
  ],
  [
    "a form without its notice",
    pageOf(`${said} ${agent} ${formOf("")}`),
    ["a form does not lead to its notice"],
  ],
  ["a link to a plot", pageOf(`${said} ${agent} <a href="/propertydetails/2/meadow?type=plot">`), []],
  [
    "a link to a home that no list has",
    pageOf(`${said} ${agent} <a href="/te/propertydetails/2/meadow">`),
    ["leads to"],
  ],
])("of a project’s page with %s is told what is wrong", (_, text, faults) => {
  expect(look("/te/propertydetails/1/lake-view", text)).toEqual(
    faults.map((fault) => expect.stringContaining(fault)),
  );
});

test.each([
  ["its picture", {}, (picture: string) => picture, []],
  ["another picture", {}, () => "/share/project/1-old.jpg", ["does not bring its preview picture along"]],
  [
    "a picture without a number",
    { reraId: null },
    (picture: string) => picture,
    ["its number is not on it", "rera.telangana.gov.in is not on it"],
  ],
])("of a project’s page with %s is told what is wrong", (_, changes, pictureOf, faults) => {
  const [demo] = readDemoProjects();
  const project = { ...demo!, reraId: "P02400001234", locations: [place], ...changes }; // the demo has projects
  const row = emptyRow("", everything);
  const picture = pictureOf(previewPath(projectPreview(project)));
  lookAtPreview(row, "/propertydetails/1", `<meta content="https://site.example${picture}"/>`, project);
  expect(row.faults).toEqual(faults.map((fault) => expect.stringContaining(fault)));
});

test("each card of a list needs its own number and authority", () => {
  const row = emptyRow("", everything.slice(1));
  const card = (link: string, text: string) =>
    `<article class="project-card"><a href="${link}">${text}</article>`;
  const html = [
    card("/te/propertydetails/1/lake-view", said),
    card("/te/propertydetails/1/lake-view", "P02400001234"),
    card("/te/propertydetails/2/meadow?type=plot", "rera.telangana.gov.in"),
  ].join("");
  lookAtCards(row, "/te/propertylist", html, projects);
  expect(row).toMatchObject({ looked: 3, number: 2, authority: 2 });
  expect(row.faults).toEqual([
    "/te/propertylist, the card of Lake View: rera.telangana.gov.in is not on it, or not in all its parts",
    "/te/propertylist, the card of Meadow: P02400004321 is not on it, or not in all its parts",
  ]);
});

test("whose registrations every page must have is what the site tells assistants", () => {
  const of = (number: string, isSample?: true) => ({
    ...{ number, state: "Telangana", from: "2025-10-01", until: "2030-09-30", isSample },
  });
  const said = [of("A02500001234"), of("AG/7 (2)", true)].map(sayRegistration);
  const llms = `## Facts\n\n${said.map((line) => `- ${line}\n`).join("")}- Office: 2, Lane`;
  expect(registrationsIn(llms)).toMatchObject([
    { number: "A02500001234", state: "Telangana", isSample: false },
    { number: "AG/7 (2)", state: "Telangana", isSample: true },
  ]);
});
