"use client";

import { StillPart } from "@/components/ui/still-part";
import type { SiteMenu } from "@/lib/projects/listing/site-menu";
import { LatePlacePicker } from "./late-place-picker";

// An `import` would bring the code of all of it into the browser, though nothing there uses it.
const content =
  typeof window === "undefined" &&
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  (require("./end-content") as typeof import("./end-content"));

/** What stands at the end of every document: footer, chat, menus. */
export function SiteEnd({ menu }: { menu: SiteMenu }) {
  return (
    <>
      <StillPart id="site-end" className="contents" markup={content && <content.EndContent menu={menu} />} />
      <LatePlacePicker states={menu.states} busy={menu.cities} />
    </>
  );
}
