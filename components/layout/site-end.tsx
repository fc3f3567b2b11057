"use client";

import { EndContent } from "#still-content";
import { StillPart } from "@/components/ui/still-part";
import type { SiteMenu } from "@/lib/projects/listing/site-menu";
import { LatePlacePicker } from "./late-place-picker";

type Props = {
  states: SiteMenu["states"];
  /** Cities with live projects. */
  busy: SiteMenu["cities"];
  still: "menu";
  /**
   * `null` in the data of documents (`lib/door/still-data.ts`): only the server reads it. After the props that it shares
   * lists with: React's data have a list where it comes first.
   */
  menu: SiteMenu | null;
};

/** What stands at the end of every document: footer, chat, menus. */
export function SiteEnd({ menu, states, busy }: Props) {
  return (
    <>
      <StillPart
        id="site-end"
        className="contents"
        markup={menu && <EndContent menu={menu} />}
        stamp={`${states?.length} ${busy.length}`}
      />
      <LatePlacePicker states={states} busy={busy} />
    </>
  );
}
