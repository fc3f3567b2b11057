"use client";

import { useEffect, useRef } from "react";
import { closeOnBack } from "@/components/ui/close-on-back";
import { Icon } from "@/components/ui/icon";
import { playerAddress } from "@/lib/projects/project/video-link";
import { t } from "@/lib/base/language";

type Props = { videoId: string; name: string; opener: HTMLElement; onClose: () => void };

/** The video over the page. Its player is in the page only while this is. */
export function VideoDialog({ videoId, name, opener, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = t("Video tour of {name}", { name });

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open) return;
    element.showModal();
    void closeOnBack(element);
    // Its code was loaded after the press, so it does not know for certain what had the focus before.
    return () => opener.focus({ preventScroll: true });
  }, [opener]);

  return (
    <dialog
      ref={dialog}
      aria-label={title}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      className="backdrop:bg-ink-900 m-auto w-[min(960px,calc(100vw-32px))] max-w-none bg-transparent"
    >
      <div className="flex justify-end pb-2">
        <button
          type="button"
          aria-label={t("Close video")}
          onClick={() => dialog.current?.close()}
          className="size-touch text-ink-900 grid place-items-center rounded-full bg-white"
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="rounded-card aspect-video overflow-hidden bg-black">
        <iframe
          src={playerAddress(videoId)}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          className="size-full"
        />
      </div>
    </dialog>
  );
}
