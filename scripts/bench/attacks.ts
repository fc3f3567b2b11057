import { setTimeout as pause } from "node:timers/promises";
import { say } from "../launcher/output";
import { load } from "./load";

const seconds = 6;
const perSecond = 20;

/** The dearest addresses that one client can ask for, a new one each time where there is no end of them. */
const attacks: Record<string, (number: number) => string> = {
  "a search in words": (number) => `/propertylist?search=lake+${number}`,
  "a list of rare filters": (number) => `/propertylist?minPrice=${5_000_000 + number}&sort=price_asc`,
  "a list of an unknown place": (number) => `/propertylist?location=Nowhere${number}`,
  "a list of known places": (number) => `/propertylist?location=Kokapet&page=${1 + (number % 9_000)}`,
  "a wrong name of a project": (number) => `/propertydetails/1/wrong-${number}`,
  "an unknown page": (number) => `/nothing/${number}`,
  "a comparison": (number) =>
    `/compare?project=${1 + (number % 60)}&project=${2 + (number % 50)}&project=${3 + (number % 40)}`,
  "the preview of a link": (number) => `/share-preview?path=%2Fpropertydetails%2F${1 + (number % 100)}`,
  "a preview picture": (number) => previews[number % previews.length] ?? "",
  "a picture in another size": (number) =>
    `/_next/image?url=${encodeURIComponent(pictures[number % pictures.length] ?? "")}&w=${widths[number % 7]}&q=70`,
  "a feed": (number) => `/feeds/hyderabad.atom?${number}`,
  "a part of the sitemap": (number) => `/sitemaps/projects-1.xml?${number}`,
  "a searching call": (number) => `/api/v1/property/getfilteredproperties?search=lak${number}&limit=50`,
};
const widths = [360, 480, 640, 828, 1080, 1280, 1600];
const pictures: string[] = [];
/** Of projects of which none was drawn yet. */
const previews: string[] = [];

/** How long visitors of the home page wait while one client does its worst. */
export async function underAttack({ port }: { port: number }): Promise<Record<string, string>> {
  const home = `http://127.0.0.1:${port}`;
  const list = await (await fetch(`${home}/api/v1/property/getfilteredproperties?limit=100`)).text();
  pictures.push(...new Set([...list.matchAll(/"(\/media\/[^"]+\.jpg)"/g)].map(([, name]) => name!)));
  const { properties } = JSON.parse(list) as { properties: { id: number }[] };
  for (const { id } of properties.slice(0, 3 * perSecond + 60)) {
    const page = await (await fetch(`${home}/propertydetails/${id}`)).text();
    const picture = /property="og:image" content="[a-z]+:\/\/[^/"]+(\/share\/[^"]+)"/.exec(page)?.[1];
    if (picture) previews.push(picture);
  }
  const rows: Record<string, string> = {};
  for (const [name, address] of Object.entries(attacks)) {
    const answers = new Map<number, number>();
    let isOver = false;
    const attacking = (async () => {
      for (let number = 0; !isOver; number += 1) {
        void fetch(home + address(number), { redirect: "manual" })
          .then(async (answer) => {
            answers.set(answer.status, (answers.get(answer.status) ?? 0) + 1);
            await answer.arrayBuffer();
          })
          .catch(() => undefined);
        await pause(1_000 / perSecond);
      }
    })();
    const { p50, p95, most } = await load({
      port,
      paths: ["/"],
      encoding: "gzip",
      seconds,
      connections: 4,
      perSecond: 50,
    });
    isOver = true;
    await attacking;
    await pause(2_000);
    const told = [...answers].map(([status, times]) => `${times} × ${status}`).join(", ");
    rows[`home while one client asks for ${name}, p50 / p95 / most`] =
      `${[p50, p95, most].map((wait) => `${wait.toFixed(1)} ms`).join(" / ")}; answered ${told}`;
    say(`  ${name}: p95 ${p95.toFixed(1)} ms`);
  }
  return rows;
}
