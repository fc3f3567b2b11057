"use client";

import { useRef, useState, type ReactNode } from "react";
import { closeOnBack } from "@/components/ui/close-on-back";
import { Icon } from "@/components/ui/icon";
import { plainClick } from "@/components/ui/plain-click";
import { playerAddress, watchAddress } from "@/lib/projects/project/video-link";

type Props = { videoId: string; name: string; className: string; children: ReactNode };

/** A link to the video that opens it in a dialog instead. The player is in the page only while the dialog is open. */
export function VideoLink({ videoId, name, className, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const title = `Video tour of ${name}`;

  function openDialog() {
    setOpen(true);
    dialog.current?.showModal();
    if (dialog.current) void closeOnBack(dialog.current);
  }

  return (
    <>
      <a
        href={watchAddress(videoId)}
        target="_blank"
        rel="noopener noreferrer"
        aria-haspopup="dialog"
        onClick={(event) => plainClick(openDialog)(event)}
        className={className}
      >
        {children}
      </a>
      <dialog
        ref={dialog}
        aria-label={title}
        onClose={() => setOpen(false)}
        onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
        className="backdrop:bg-ink-900 m-auto w-[min(960px,calc(100vw-32px))] max-w-none bg-transparent"
      >
        <div className="flex justify-end pb-2">
          <button
            type="button"
            aria-label="Close video"
            onClick={() => dialog.current?.close()}
            className="size-touch text-ink-900 grid place-items-center rounded-full bg-white"
          >
            <Icon name="close" />
          </button>
        </div>
        <div className="rounded-card aspect-video overflow-hidden bg-black">
          {open && (
            <iframe
              src={playerAddress(videoId)}
              title={title}
              allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
              referrerPolicy="strict-origin-when-cross-origin"
              className="size-full"
            />
          )}
        </div>
      </dialog>
    </>
  );
}
