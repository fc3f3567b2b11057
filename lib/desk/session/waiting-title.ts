import "server-only";
import type { Metadata } from "next";
import { headers } from "next/headers";
import { readPulse } from "@/lib/desk/store/lead-news";
import { noted } from "./desk-page";
import { readSession } from "./sign-in";

/** The title of a page that renews itself, with how many leads wait for a first call: `(3) Leads`. */
export async function waitingTitle(title: string): Promise<Metadata> {
  return noted(async () => {
    if (!(await readSession(await headers()))) return { title };
    const { waiting } = await readPulse();
    return { title: waiting > 0 ? `(${waiting}) ${title}` : title };
  });
}
