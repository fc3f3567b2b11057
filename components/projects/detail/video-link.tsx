import type { ReactNode } from "react";
import { watchAddress } from "@/lib/projects/project/video-link";

type Props = { videoId: string; className: string; children: ReactNode };

/** A link to the video; in a `VideoArea` it opens it in a dialog instead. */
export function VideoLink({ videoId, className, children }: Props) {
  return (
    <a
      href={watchAddress(videoId)}
      target="_blank"
      rel="noopener noreferrer"
      aria-haspopup="dialog"
      data-video=""
      className={className}
    >
      {children}
    </a>
  );
}
