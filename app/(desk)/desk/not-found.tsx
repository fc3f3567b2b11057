import { headers } from "next/headers";
import { NotThere } from "@/components/desk/not-there";
import { noted } from "@/lib/desk/session/desk-page";
import { readSession } from "@/lib/desk/session/sign-in";

/** After a click inside the desk; to a direct request the server answers `not-there`, because Next's document is empty. */
export default async function DeskNotFound() {
  const signedIn = await noted(async () => readSession(await headers()));
  return <NotThere who={signedIn?.actor ?? null} />;
}
