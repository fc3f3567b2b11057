"use client";

import { EndContent } from "#still-content";
import { StillPart } from "@/components/ui/still-part";
import type { SiteMenu } from "@/lib/projects/listing/site-menu";
import { LatePlacePicker } from "./late-place-picker";

type Props = {
  /** How many places the menu has, by which a new one is told from an old one. */
  stamp: string;
  still: "menu";
  /** Not in the data of documents (`lib/door/still-data.ts`): only the server reads it. */
  menu: SiteMenu | null;
};

/** What stands at the end of every document: footer, chat, menus. */
export function SiteEnd({ menu, stamp }: Props) {
  return (
    <>
      <StillPart
        id="site-end"
        className="contents"
        markup={menu && <EndContent menu={menu} />}
        stamp={stamp}
      />
      <LatePlacePicker />
    </>
  );
}
