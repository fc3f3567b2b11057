import { redirect } from "next/navigation";
import { deskPaths } from "@/lib/desk/forms/desk-paths";
import { openDeskPage } from "@/lib/desk/session/desk-page";

/** Leads to what most people come for. */
export default async function DeskPage() {
  await openDeskPage(deskPaths.home);
  redirect(deskPaths.leads);
}
