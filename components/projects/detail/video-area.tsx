"use client";

import { useState, type MouseEvent, type ReactNode } from "react";
import { loadLater } from "@/components/ui/load-later";
import { plainClick } from "@/components/ui/plain-click";
import { watchAddress } from "@/lib/projects/project/video-link";

const VideoDialog = loadLater(
  () => import("./video-dialog").then((module) => module.VideoDialog),
  ({ videoId, onClose }) => {
    onClose();
    window.location.assign(watchAddress(videoId));
  },
);

type Props = { videoId: string; name: string; children: ReactNode };

/** Links inside with `data-video` lead to the video; here they open it in a dialog instead, whose code is loaded then. */
export function VideoArea({ videoId, name, children }: Props) {
  const [opener, setOpener] = useState<HTMLElement | null>(null);

  function openVideo(event: MouseEvent<HTMLDivElement>) {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-video]") : null;
    if (link) plainClick(() => setOpener(link))(event);
  }

  return (
    <div className="contents" onClick={openVideo}>
      {children}
      {opener && <VideoDialog {...{ videoId, name, opener }} onClose={() => setOpener(null)} />}
    </div>
  );
}
