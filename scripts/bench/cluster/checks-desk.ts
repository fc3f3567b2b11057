import sharp from "sharp";
import { deskCall, deskCallPaths, deskPaths, deskProjectPath } from "@/lib/desk/forms/desk-paths";
import { makeLinkToken } from "@/lib/desk/session/sign-in";
import { withDeskDatabase } from "@/lib/desk/store/desk-database";
import { addStaff } from "@/lib/desk/store/staff";
import { host, type Cluster } from "./cluster";
import type { Check } from "../report";
import { visit, type Answer } from "./visitors";

const email = "bench@example.com";
const typed = "A name that nobody else would type";

/** Somebody works at the desk, and each of his requests comes to another site. */
export async function checkDesk({ main, sites }: Cluster): Promise<Check[]> {
  const token = await withDeskDatabase(main.url, async (db) => {
    await addStaff(db, { email, role: "owner" });
    return makeLinkToken(db, email, 600);
  });
  const ports = sites.map(({ port }) => port);
  const ask = (
    site: number,
    path: string,
    more: { cookie?: string; form?: URLSearchParams | Buffer; type?: string } = {},
  ) =>
    visit({
      ...{
        port: ports[site] ?? 0,
        path,
        method: more.form ? "POST" : "GET",
        body: more.form instanceof Buffer ? more.form : more.form?.toString(),
      },
      headers: {
        ...{ Host: host, Origin: `http://${host}`, Cookie: more.cookie ?? "" },
        ...(more.form && { "Content-Type": more.type ?? "application/x-www-form-urlencoded" }),
      },
    });
  const signedIn = await ask(0, deskCall(deskCallPaths.signInByLink), {
    form: new URLSearchParams({ token }),
  });
  const cookie = cookiesOf(signedIn);
  const pages = await Promise.all(ports.map((_, site) => ask(site, deskPaths.projects, { cookie })));
  const refused = await ask(1, deskCall(deskCallPaths.saveProject, { id: "new" }), {
    cookie,
    form: new URLSearchParams({ name: typed, price: "not a price" }),
  });
  const again = String(refused.headers.location);
  const shown = await Promise.all(ports.map((_, site) => ask(site, again, { cookie })));
  const picture = await addPicture((form, type) =>
    ask(0, deskCall(deskCallPaths.addFiles, { id: "1" }), { cookie, form, type }),
  );
  const page = await ask(1, deskProjectPath(1), { cookie });
  const address = /\/media\/uploads\/[\w./-]+/.exec(page.text.replaceAll("%2F", "/"))?.[0] ?? "/none";
  const pictures = await Promise.all(ports.map((_, site) => ask(site, address)));
  const out = await ask(2, deskCall(deskCallPaths.signOut), { cookie, form: new URLSearchParams({}) });
  const after = await ask(0, deskPaths.projects, { cookie });
  return [
    ["who signs in at one site is signed in at all", statuses(pages) === "200,200,200", statuses(pages)],
    [
      "a form that one site refused is shown again by each, with what was typed",
      shown.every(({ text }) => text.includes(typed)),
      `${refused.status} ${statuses(shown)}`,
    ],
    [
      "a picture that one site took (MEDIA_STORE) is served by each",
      picture.status < 400 && statuses(pictures) === "200,200,200",
      `${picture.status} ${picture.headers.location}; ${statuses(pictures)} ${address}`,
    ],
    [
      "who signs out at one site is out at all",
      out.status === 303 && after.status !== 200,
      `${out.status}, ${after.status}`,
    ],
  ];
}

const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status).join();

function cookiesOf({ headers }: Answer): string {
  return [headers["set-cookie"] ?? []]
    .flat()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

async function addPicture(send: (form: Buffer, type: string) => Promise<Answer>): Promise<Answer> {
  const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: "#7a4" } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.set("pictures", new File([new Uint8Array(picture)], "hall.jpg", { type: "image/jpeg" }));
  form.set("album", "interior");
  const body = new Response(form);
  return send(Buffer.from(await body.arrayBuffer()), body.headers.get("content-type") ?? "");
}
