import { utmNames } from "@/lib/enquiries/lead-context-names";

/** Where a visit came from. */
export type Landing = Record<string, string>;

const storageKey = "landing";
const longest = 150;

/** The campaign in the address, and the page of another host that led here. */
export function landingOf(search: string, referrer: string, host: string): Landing {
  const params = new URLSearchParams(search);
  const utm = utmNames.flatMap((name) => {
    const value = params.get(name);
    return value ? [[name, value.slice(0, longest)]] : [];
  });
  const isForeign = URL.canParse(referrer) && new URL(referrer).host !== host;
  return { ...Object.fromEntries(utm), ...(isForeign && { referrer }) };
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
