import type { makeCard } from "./project-card-parts";

let code: typeof makeCard | undefined;

/** The code that asks for lists (`observe-list.ts`) brings what makes their cards. */
export function bringCards(make: typeof makeCard): void {
  code = make;
}

/** What makes the cards of lists that were asked for. */
export function cardCode(): typeof makeCard {
  if (!code) throw new Error("A list came without the code of its cards.");
  return code;
}
