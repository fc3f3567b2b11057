"use client";

import { EndContent } from "#still-content";
import { StillPart } from "@/components/ui/still-part";
import type { SiteMenu } from "@/lib/projects/listing/site-menu";
import { LatePlacePicker } from "./late-place-picker";

/** What stands at the end of every document: footer, chat, menus. */
export function SiteEnd({ menu }: { menu: SiteMenu }) {
  return (
    <>
      <StillPart
        id="site-end"
        className="contents"
        markup={<EndContent menu={menu} />}
        stamp={[menu.states, menu.cities].map((names) => names?.length).join(" ")}
      />
      <LatePlacePicker states={menu.states} busy={menu.cities} />
    </>
  );
}
