import { accessibilitySections } from "@/content/guides/accessibility";
import { accessibilityCheck } from "@/content/open-book";
import { brand } from "@/content/site";
import { formatDay } from "@/lib/base/format";
import { t } from "@/lib/base/language";
import { addressOf, registeredOffice } from "@/lib/seo/office-words";
import type { GuideBlock, GuideSection } from "./guide";

/** The statement of `/accessibility` in the language of the page, with the last check and the company as their own files have them. */
export function accessibilityStatement(): GuideSection[] {
  const { checkedOn, tool, rules, faults, screens } = accessibilityCheck;
  const values = {
    day: formatDay(checkedOn) ?? checkedOn,
    tool,
    rules: t(rules),
    faults,
    screens: Object.keys(screens)
      .map((screen) => t(screen))
      .join(", "),
    mail: `[${brand.email}](mailto:${brand.email})`,
    phone: `[${brand.phone}](${brand.phoneLink})`,
    address: `${brand.name}, ${addressOf(registeredOffice)}`,
  };
  return accessibilitySections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) => fill(block, (text) => t(text, values))),
  }));
}

function fill(block: GuideBlock, say: (text: string) => string): GuideBlock {
  if (block.kind === "list") return { ...block, items: block.items.map(say) };
  if (block.kind === "details")
    return { ...block, items: block.items.map(({ term, text }) => ({ term, text: say(text) })) };
  return { ...block, text: say(block.text) };
}
