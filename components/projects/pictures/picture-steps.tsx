import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { fetchProject } from "@/lib/api/browser-client";
import { linkedPictures, type LinkedPicture } from "@/lib/projects/project/picture-links";
import { parseProjectKey } from "@/lib/projects/project/project-key";
import { t } from "@/lib/base/language";

type Props = { card: HTMLElement; isWanted: boolean };
/** Where a card's picture is in it, by its `data-card`. */
const boxes: Record<string, string> = {
  picture: "inset-0",
  tile: "inset-y-0 left-0 w-28 sm:inset-x-0 sm:bottom-auto sm:aspect-8/5 sm:w-auto",
  home: "inset-x-0 top-0 aspect-16/10",
};

/**
 * The other pictures of a card, behind the first, and two buttons over them for pointers and keys. What they are of is
 * read from the card (`card-pictures.tsx`).
 */
export function PictureSteps({ card, isWanted }: Props) {
  const strip = card.querySelector<HTMLElement>(".picture-strip");
  const first = strip?.querySelector("img");
  const { of: projectKey = "", first: shown } = strip?.dataset ?? {};
  const name = nameIn(card);
  const [links, setLinks] = useState<LinkedPicture[]>();
  // Which picture is in view, counted from 0, and of how many.
  const [at, setAt] = useState(0);
  const [count, setCount] = useState(Number(strip?.style.getPropertyValue("--photos")));
  // The next one is loaded while this one is looked at.
  const [reach, setReach] = useState(1);
  if (at >= reach) setReach(at + 1);

  useEffect(() => {
    const leaving = new AbortController();
    readLinks(projectKey, leaving.signal).then(
      (read) => {
        // The card's own comes first: in a list it need not be the main one.
        const found = [...read].sort((a, b) => Number(b.src === shown) - Number(a.src === shown));
        setLinks(found);
        setCount(found.length);
        // Another backend may count otherwise.
        card.querySelector<HTMLElement>(".picture-strip")?.style.setProperty("--photos", `${found.length}`);
      },
      // What could not be read stands there as a picture that could not.
      () => !leaving.signal.aborted && setLinks([]),
    );
    return () => leaving.abort();
  }, [projectKey, shown, card]);

  useEffect(() => {
    const swiped = card.querySelector(".picture-strip");
    if (!swiped) return;
    const look = () => setAt(Math.round(swiped.scrollLeft / swiped.clientWidth));
    look();
    swiped.addEventListener("scroll", look, { passive: true });
    return () => swiped.removeEventListener("scroll", look);
  }, [card]);

  useEffect(() => {
    const badge = card.querySelector<HTMLElement>(".photo-badge");
    if (!badge) return;
    badge.textContent = `${at + 1}/${count}`;
    badge.hidden = count < 2;
  }, [card, at, count]);

  if (!strip || count < 2) return null;
  const step = (by: number) => {
    strip.scrollLeft = (at + by) * strip.clientWidth;
  };
  const button = (by: number) => {
    const isEnd = by < 0 ? at === 0 : at === count - 1;
    return (
      <button
        type="button"
        aria-disabled={isEnd}
        // In a row that arrow keys move, the Tab key goes from card to card.
        tabIndex={card.dataset.card === "home" ? -1 : undefined}
        onClick={() => isEnd || step(by)}
        className="size-touch text-ink-900 hover:text-brand-600 aria-disabled:text-ink-400 pointer-events-auto grid place-items-center rounded-full bg-white/95 shadow-sm aria-disabled:opacity-60"
      >
        <Icon name={by < 0 ? "chevronLeft" : "chevronRight"} />
        <span className="sr-only">{by < 0 ? t("Previous photo") : t("Next photo")}</span>
      </button>
    );
  };
  return (
    <>
      {createPortal(
        Array.from({ length: count - 1 }, (_, place) => (
          <span key={place}>
            {links && isWanted && place < reach && (
              <Picture
                src={links[place + 1]?.src}
                made={links[place + 1]?.made}
                alt={t("{name}: photo {number} of {count}", {
                  name,
                  number: place + 2,
                  count,
                })}
                sizes={first?.sizes ?? "100vw"}
                eager
              />
            )}
          </span>
        )),
        strip,
      )}
      {createPortal(
        <div
          role="group"
          aria-label={t("Photos of {name}", { name })}
          className={`pointer-events-none absolute flex items-center justify-between px-2 transition-opacity duration-150 not-focus-within:opacity-0 print:hidden not-focus-within:[&>button]:pointer-events-none [@media(hover:hover)]:[[data-card]:hover>&]:opacity-100 [@media(hover:hover)]:[[data-card]:hover>&]:[&>button]:pointer-events-auto ${boxes[card.dataset.card ?? ""]}`}
        >
          {button(-1)}
          <span role="status" className="sr-only">
            {at > 0 && t("Photo {number} of {count}", { number: at + 1, count })}
          </span>
          {button(1)}
        </div>,
        card,
      )}
    </>
  );
}

/** The name that stands on the card. */
function nameIn(card: HTMLElement): string {
  const whole = card.closest("article") ?? card;
  return whole.querySelector("h2, .tile-name, .recent-card-name")?.textContent ?? "";
}

async function readLinks(projectKey: string, signal: AbortSignal): Promise<LinkedPicture[]> {
  const key = parseProjectKey(projectKey);
  const project = key && (await fetchProject(key, signal));
  return project ? linkedPictures(project) : [];
}
