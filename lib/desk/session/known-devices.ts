import "server-only";
import { deskRoot } from "@/lib/desk/forms/desk-paths";
import { isMarkOf, markOf } from "@/lib/enquiries/intake/installation-secret";
import { env } from "@/lib/process/env";

/** So many accounts are remembered of a device that several people use. */
const mostAccounts = 8;

/** A cookie of the desk, which only its server reads. `seconds`: how long a browser keeps it; 0 takes it away. */
export function deskCookie(name: string, value: string, seconds: number): string {
  const place = isHttps() ? "Path=/; Secure" : `Path=${deskRoot}`;
  return `${fullName(name)}=${value}; ${place}; Max-Age=${seconds}; HttpOnly; SameSite=Lax`;
}

/** The value of such a cookie in a request; empty without it. */
export function readDeskCookie(name: string, headers: Headers): string {
  const found = new RegExp(`(?:^|;\\s*)${fullName(name)}=([\\w.-]*)`).exec(headers.get("cookie") ?? "");
  return found?.[1] ?? "";
}

const isHttps = () => env().SITE_URL.startsWith("https:");
const fullName = (name: string) => `${isHttps() ? "__Host-" : ""}desk.${name}`;

const markText = (account: string) => `device of ${account}`;
const marksIn = (headers: Headers) => readDeskCookie("devices", headers).split(".").filter(Boolean);

/** Whether an account has signed in on this device before. */
export function isKnownDevice(account: string, headers: Headers): boolean {
  return marksIn(headers).some((mark) => isMarkOf(mark, markText(account)));
}

/** Knows the device from now on, for a year, by a cookie that only this site can make. */
export function rememberDevice(account: string, headers: Headers): string {
  const others = marksIn(headers).filter((mark) => !isMarkOf(mark, markText(account)));
  const marks = [markOf(markText(account)), ...others].slice(0, mostAccounts);
  return deskCookie("devices", marks.join("."), 31_536_000);
}
