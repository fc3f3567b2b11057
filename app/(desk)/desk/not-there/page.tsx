import type { Metadata } from "next";
import { NotThere } from "@/components/desk/not-there";
import { deskPaths } from "@/lib/desk/forms/desk-paths";
import { openDeskPage } from "@/lib/desk/session/desk-page";
import { requestContexts } from "@/lib/process/process-state.mjs";

export const metadata: Metadata = { title: "Not there" };

/** The server sends this whole document for what is not there at the desk (`lib/server/http/documents.ts`). */
export default async function NotTherePage() {
  const who = await openDeskPage(deskPaths.home);
  const request = requestContexts.getStore();
  if (request) request.status = 404;
  return <NotThere who={who} />;
}
