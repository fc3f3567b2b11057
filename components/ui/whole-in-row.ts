import type { FocusEvent } from "react";

/**
 * For the focus on something in a row that scrolls sideways: brings it into view whole when a key brought the focus there. Browsers
 * take a tab of which a part is seen for seen. What is pressed stays where it is: if it moved between press and release, the
 * click would be lost.
 */
export function showWholeInRow({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches(":focus-visible")) target.scrollIntoView({ inline: "nearest", block: "nearest" });
}
