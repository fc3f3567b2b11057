import { expect, test } from "vitest";
import { noticeVersionOf } from "@/lib/enquiries/forms/notice-version";
import { sayRegistration } from "@/lib/seo/agent-words";
import { lookAtPage, registrationsIn, type Row } from "./check-site";

const agent = "A02500001234 AG/7 (2)";
const agents = agent.split(/ (?=AG)/);
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
  const row: Row = { kind: "", looked: 0, agent: 0, number: 0, authority: 0, notice: null, faults: [] };
  lookAtPage(row, path, text, { projects, agents });
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

test("whose registrations every page must have is what the site tells assistants", () => {
  const said = agents.map((number, at) =>
    sayRegistration({
      number,
      state: "Telangana",
      from: "2025-10-01",
      until: "2030-09-30",
      isSample: at > 0,
    }),
  );
  expect(
    registrationsIn(`## Facts\n\n${said.map((line) => `- ${line}\n`).join("")}- Office: 2, Lane`),
  ).toEqual(agents);
});
