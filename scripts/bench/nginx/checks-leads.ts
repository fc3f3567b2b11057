import { goodBody } from "@/lib/api/testing/lead-bodies";
import type { Check } from "../report";
import { brotli, front, get, token } from "./front";

const leadCall = "/api/v1/contactus/createcontactus";

/** What nobody may get out of a cache, or from outside. */
export async function checkLeadsAndDesk(): Promise<Check[]> {
  const send = () =>
    fetch(front + leadCall, {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: front },
      body: JSON.stringify(goodBody.createContact()),
    });
  const [one, other] = [await send(), await send()];
  const references = await Promise.all(
    [one, other].map(
      async (answer) => ((await answer.json()) as { data?: { reference?: string } }).data?.reference,
    ),
  );
  const desk = await get("/desk", brotli);
  const call = await get("/api/v1/property/places", brotli);
  const inside = await Promise.all(
    ["/metrics", "/readyz"].map((address) => get(address, `Authorization: Bearer ${token}`)),
  );
  return [
    [
      "each lead has its own receipt, and is kept nowhere",
      one.status === 201 &&
        other.status === 201 &&
        references[0] !== references[1] &&
        one.headers.get("x-cache") === null,
    ],
    ["the desk is kept nowhere", desk.headers["x-cache"] === undefined],
    [
      "a reading call is answered, with the site's own headers",
      call.status === 200 && call.headers["x-cache"] === undefined,
    ],
    ["figures and the state of the data are not told outside", inside.every(({ status }) => status === 404)],
  ];
}

/** How much one visitor may ask and send. */
export async function checkLimits(): Promise<Check[]> {
  const statuses = await Promise.all(
    Array.from({ length: 60 }, () =>
      fetch(front + leadCall, {
        method: "POST",
        headers: { "Content-Type": "application/json", Origin: front },
        body: "{}",
      }).then(({ status }) => status),
    ),
  );
  const large = await fetch(front + leadCall, { method: "POST", body: "x".repeat(100_000) });
  const upload = (cookie: string) =>
    fetch(`${front}/desk/calls/files/send`, {
      method: "POST",
      body: "x".repeat(5_000_000),
      headers: { Origin: front, Cookie: cookie },
    });
  const uploads = [(await upload("desk.session_token=x")).status, (await upload("a=b")).status];
  const refused = statuses.filter((status) => status === 429).length;
  return [
    [
      "60 leads at once of one address are refused in part (429)",
      refused >= 30 && refused < 60,
      `${refused} of 60`,
    ],
    [
      "a lead of 100 kB is refused (413), 5 MB for the desk only without a session",
      large.status === 413 && uploads[0] !== 413 && uploads[1] === 413,
      `${large.status}, ${uploads.join(", ")}`,
    ],
  ];
}
