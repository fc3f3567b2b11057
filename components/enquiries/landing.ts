"use client";

import { useEffect } from "react";
import { utmNames } from "@/lib/enquiries/forms/lead-context-names";

/** Where a visit came from: the campaign's `utm_` parameters and the referring page. */
export type Landing = Record<string, string>;

const storageKey = "landing";
const longest = 150;

/**
 * The campaign in the address, and the referring page if it is on another host. On a slow network a visitor may leave
 * the first page before its script ran: the campaign is then in the address of our own page that referred here.
 */
export function landingOf(search: string, referrer: string, host: string): Landing {
  const from = URL.canParse(referrer) ? new URL(referrer) : null;
  const isForeign = from !== null && from.host !== host;
  const previousCampaign = from && !isForeign ? campaignIn(from.search) : {};
  return { ...previousCampaign, ...campaignIn(search), ...(isForeign && { referrer }) };
}

function campaignIn(search: string): Landing {
  const params = new URLSearchParams(search);
  const utm = utmNames.flatMap((name) => {
    const value = params.get(name);
    return value ? [[name, value.slice(0, longest)]] : [];
  });
  return Object.fromEntries(utm);
}

/** Keeps the first page's landing until the tab is closed. */
function rememberLanding(): void {
  try {
    if (sessionStorage.getItem(storageKey) !== null) return;
    sessionStorage.setItem(storageKey, new URLSearchParams(landingNow()).toString());
  } catch {
    // Storage is blocked: the lead then says only what the current page knows.
  }
}

/** The landing that was kept; a campaign in the current page's address takes precedence. */
export function recallLanding(): Landing {
  let kept: Landing = {};
  try {
    kept = Object.fromEntries(new URLSearchParams(sessionStorage.getItem(storageKey) ?? ""));
  } catch {
    // As above.
  }
  return { ...kept, ...landingNow() };
}

function landingNow(): Landing {
  return landingOf(location.search, document.referrer, location.host);
}

/** Remembers on the first page where the visit came from, because the form may be on the fifth. In the root layout. */
export function LandingKeeper() {
  useEffect(rememberLanding, []);
  return null;
}
