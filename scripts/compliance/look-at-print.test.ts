import { expect, test } from "vitest";
import { agentRegistrations } from "@/content/site";
import { emptyRow, everything } from "./look-at-page";
import { lookAtPrint, printedOf } from "./look-at-print";

const agent = agentRegistrations.map(({ number }) => number).join(" ");
const telangana = [{ state: "Telangana" }];
const projects = [
  { reraId: "P02400001234", locations: telangana },
  { reraId: "P02400004321", locations: telangana },
];
const head = `<div class="hidden print:flex"><p>${agent}</p></div>`;
const numbers = "<p>P02400001234</p><td>P02400004321, rera.telangana.gov.in</td>";
const code = '<figure class="hidden print:block"><img src="data:image/svg+xml,%3Csvg%20viewBox=0"/></figure>';
const agentGone = "the agent’s registration is not on it";

test.each([
  ["all of it", `${head}${numbers}${code}`, []],
  [
    "the agent in a foot that is not printed",
    `<p class="print:hidden">${agent}</p>${numbers}${code}`,
    [agentGone],
  ],
  ["the agent in what is never shown", `<p class="hidden">${agent}</p>${numbers}${code}`, [agentGone]],
  ["the agent in a script", `<script>${agent}</script>${numbers}${code}`, [agentGone]],
  [
    "one number that is not printed",
    `${head}<p class="flex print-none">P02400001234</p><td>P02400004321, rera.telangana.gov.in</td>${code}`,
    ["P02400001234 is not on it"],
  ],
  [
    "the authority in a closed part",
    `${head}<p>P02400001234 P02400004321</p><div hidden>rera.telangana.gov.in</div>${code}`,
    ["rera.telangana.gov.in and rera.telangana.gov.in is not on it"],
  ],
  ["no code", head + numbers, ["the code of the register is not printed"]],
  ["the code on the screen alone", `${head}${numbers}<div class="js-only">${code}</div>`, ["the code"]],
])("of a page on paper with %s is told what is wrong", (_, body, faults) => {
  const row = emptyRow("", everything);
  lookAtPrint(row, "/compare", `<head><title>${agent}</title></head><body>${body}</body>`, projects, true);
  expect(row.faults).toEqual(faults.map((fault) => expect.stringContaining(`/compare: ${fault}`)));
  if (faults.length === 0) expect(row).toMatchObject({ looked: 1, agent: 1, number: 1, authority: 1 });
});

test("a panel that the screen opens is on paper", () => {
  expect(printedOf('<div hidden class="js-panel">2BHK</div><div hidden>3BHK</div>')).toBe("2BHK");
});
