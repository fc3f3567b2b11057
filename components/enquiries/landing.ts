import { utmNames } from "@/lib/enquiries/forms/lead-context-names";

/** Where a visit came from. */
export type Landing = Record<string, string>;

const storageKey = "landing";
const longest = 150;

/**
 * The campaign in the address, and the page of another host that led here. On a slow network a visitor goes on before the
 * first page could remember anything: the campaign is then in the address of our own page that led here.
 */
export function landingOf(search: string, referrer: string, host: string): Landing {
  const from = URL.canParse(referrer) ? new URL(referrer) : null;
  const isForeign = from !== null && from.host !== host;
  const before = from && !isForeign ? campaignIn(from.search) : {};
  return { ...before, ...campaignIn(search), ...(isForeign && { referrer }) };
}

function campaignIn(search: string): Landing {
  const params = new URLSearchParams(search);
  const utm = utmNames.flatMap((name) => {
    const value = params.get(name);
    return value ? [[name, value.slice(0, longest)]] : [];
  });
  return Object.fromEntries(utm);
}

/** Keeps the first page's landing for as long as the tab lives. */
export function rememberLanding(): void {
  try {
    if (sessionStorage.getItem(storageKey) !== null) return;
    sessionStorage.setItem(storageKey, new URLSearchParams(landingNow()).toString());
  } catch {
    // Storage is blocked: the lead then says only what the present page knows.
  }
}

/** What was kept; a campaign that led to this very page counts more. */
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
