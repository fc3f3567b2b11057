import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import type { Check } from "../report";
import { brotli, get } from "./front";

/** Pages of two languages, a project that is not there, a post, a file and a call. */
const addresses = [
  ...["/no-such-page", "/propertydetails/999999", "/te/propertydetails/999999", "/blog-detail/no-such-post"],
  ...["/media/no-such.jpg", "/api/v1/no-such-call"],
];

/** Who calls about what is not there can be found in the log. */
export async function checkIds(): Promise<Check[]> {
  const asked = [...addresses, ...addresses];
  const answers = await Promise.all(asked.map((address) => get(address, brotli)));
  const ids = answers.map(({ headers }) => headers["x-request-id"] ?? "");
  await pause(500);
  const lines = readFileSync("/var/log/nginx/zerokey.log", "utf8").split("\n");
  const unlogged = ids.filter((id) => !lines.some((line) => line.includes(`"request":"${id}","status":404`)));
  const without = asked.filter((_, at) => !/^[0-9a-f]{10}$/.test(ids[at] ?? ""));
  return [
    [
      "what is not there (404) has an id of its own in its header, which the log has",
      answers.every(({ status }) => status === 404) &&
        new Set(ids).size === asked.length &&
        unlogged.length === 0,
      `${answers.map(({ status }) => status).join()}; ${without.length} without ${without[0] ?? ""}; ${unlogged.length} not in the log`,
    ],
  ];
}
