"use client";

import { EndContent } from "#still-content";
import { StillPart } from "@/components/ui/still-part";
import type { SiteMenu } from "@/lib/projects/listing/site-menu";
import { LatePlacePicker } from "./late-place-picker";
import type { StateIds } from "./live-place-picker";

type Props = {
  /** Of the states in the order of the menu, which has their names. */
  stateIds: StateIds;
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
export function SiteEnd({ menu, stateIds, busy }: Props) {
  return (
    <>
      <StillPart
        id="site-end"
        className="contents"
        markup={menu && <EndContent menu={menu} />}
        stamp={`${stateIds?.length} ${busy.length}`}
      />
      <LatePlacePicker stateIds={stateIds} busy={busy} />
    </>
  );
}
