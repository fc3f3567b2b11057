import { expect, test } from "vitest";
import { thanksCookie, thanksCookieName } from "./lead-drafts";

// Settings are read once: this file is that of a site behind https.
process.env.SITE_URL = "https://homes.example";

test("behind https no other host can set the cookies of the thank-you page", () => {
  const cookie = thanksCookie("lead-correction", "token", "/thank-you");
  expect(cookie).toBe("__Host-lead-correction=token; Path=/; Max-Age=3600; HttpOnly; SameSite=Lax; Secure");
  expect(cookie.startsWith(`${thanksCookieName("lead-correction")}=`)).toBe(true);
});
