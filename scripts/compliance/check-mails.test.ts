import { expect, test } from "vitest";
import { agentRegistrations } from "@/content/site";
import { readDemoProjects } from "@/lib/projects/testing/demo-projects";
import { checkMails, lookAtMail } from "./check-mails";
import { emptyRow, everything } from "./look-at-page";

const agent = agentRegistrations.map(({ number }) => number).join(" ");
const project = { reraId: "P02400001234", locations: [{ state: "Telangana" }] };
const said = `P02400001234, rera.telangana.gov.in, ${agent}`;

test.each([
  ["all of it", said, said, []],
  ["no agent", "P02400001234, rera.telangana.gov.in", said, ["the agent’s registration is not on it"]],
  ["no number in its text", `rera.telangana.gov.in, ${agent}`, said, ["P02400001234 is not on it"]],
  ["no number in its HTML", said, `rera.telangana.gov.in, ${agent}`, ["P02400001234 is not on it"]],
  ["no authority", said, `P02400001234 ${agent}`, ["rera.telangana.gov.in is not on it"]],
])("of a mail with %s is told what is wrong", (_, text, html, faults) => {
  const row = emptyRow("", everything);
  lookAtMail(row, { subject: "Lake View", text, html: `<html lang="te">${html}` }, "te", [project]);
  expect(row.faults).toEqual(
    faults.map((fault) => expect.stringContaining(`the mail “Lake View”: ${fault}`)),
  );
});

test("a mail in another language is told", () => {
  const row = emptyRow("", everything);
  lookAtMail(row, { subject: "Lake View", text: said, html: `<html lang="en">${said}` }, "te", [project]);
  expect(row.faults).toEqual(["the mail “Lake View”: is not in te"]);
});

test("every mail to a visitor about a project of the demo has all of it, in each language", () => {
  const projects = readDemoProjects().slice(0, 3);
  const rows = checkMails(projects, ["en", "te", "hi"]);
  expect(rows.flatMap(({ faults }) => faults)).toEqual([]);
  expect(rows.map(({ looked, agent, number }) => [looked, agent, number])).toEqual(
    ["en", "te", "hi"].flatMap(() => [
      [9, 9, 9],
      [3, 3, null],
    ]),
  );
});
