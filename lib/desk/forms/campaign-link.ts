import { toSlug } from "@/lib/base/slug";
import { utmNames } from "@/lib/enquiries/forms/lead-context-names";
import { deskPaths, type Given, textIn, withQuery } from "./desk-paths";

/** Where a link is put, and what the lead that comes by it then says. */
export const presets = {
  whatsapp: { label: "WhatsApp", source: "whatsapp", medium: "chat" },
  facebook: { label: "Facebook", source: "facebook", medium: "social" },
  instagram: { label: "Instagram", source: "instagram", medium: "social" },
  google: { label: "Google Ads", source: "google", medium: "cpc" },
  newspaper: { label: "Newspaper", source: "newspaper", medium: "print" },
  hoarding: { label: "Hoarding or banner", source: "hoarding", medium: "print" },
  sms: { label: "SMS", source: "sms", medium: "sms" },
  email: { label: "Email", source: "email", medium: "email" },
} as const;

export type PresetName = keyof typeof presets;
export const presetNames = Object.keys(presets) as PresetName[];

/** What is asked for: a page of the site, or words to find one by; where the link is put; the campaign. */
export type Marketing = { page: string; preset: PresetName; campaign: string };

/** Reads the address of the page of marketing. */
export function parseMarketing(given: Given): Marketing {
  const campaign = textIn(given, "campaign").slice(0, 80);
  return {
    page: textIn(given, "page").slice(0, 1_024),
    preset: presetNames.find((name) => name === textIn(given, "preset")) ?? "whatsapp",
    campaign: campaign ? toSlug(campaign, "") : "",
  };
}

export function marketingPath({ page, preset, campaign }: Partial<Marketing> = {}): string {
  return withQuery(deskPaths.marketing, { page, preset: preset === "whatsapp" ? null : preset, campaign });
}

/** The link of a page with its campaign; one that it had before goes. */
export function campaignLink(
  siteUrl: string,
  path: string,
  { preset, campaign }: Omit<Marketing, "page">,
): string {
  const url = new URL(path, siteUrl);
  for (const name of utmNames) url.searchParams.delete(name);
  url.searchParams.set("utm_source", presets[preset].source);
  url.searchParams.set("utm_medium", presets[preset].medium);
  url.searchParams.set("utm_campaign", campaign);
  return url.href;
}

/** What is sent with a link. `ad`: what `adLine` says of a project. */
export function campaignText(title: string, ad: string | null, link: string): string {
  return [title, ad, link].filter(Boolean).join("\n");
}

/** The page of an address without campaign and place on the page: what two links to it have in common. */
export function pageOfLink(path: string): string {
  const url = new URL(path, "http://site");
  for (const name of utmNames) url.searchParams.delete(name);
  return url.pathname + url.search;
}
