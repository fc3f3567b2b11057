import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { formatDay } from "@/lib/base/format";
import { SitePicture } from "@/components/ui/site-picture";
import { t } from "@/lib/base/language";
import { watchAddress } from "@/lib/projects/project/video-link";
import { VideoArea } from "./video-area";

type Props = { name: string; videoId: string | null; picture: string | null; uploadDate?: string | null };

/** The video's thumbnail: the project's own picture, so that no other host is contacted before the video opens. */
export function VideoTour({ name, videoId, picture, uploadDate }: Props) {
  if (!videoId) return <p className="text-ink-600 text-sm">{t("No video available")}</p>;
  const day = uploadDate ? formatDay(uploadDate) : null;
  return (
    <VideoArea videoId={videoId} name={name}>
      <VideoLink videoId={videoId} className="group video-row">
        <span>
          {picture && <SitePicture src={picture} alt={name} sizes="160px" />}
          <PlayIcon className="size-9" />
        </span>
        <span>
          <span className="block font-bold">{t("Watch the video tour")}</span>
          {day && <span className="text-ink-600 block text-sm">{t("Online since {day}", { day })}</span>}
        </span>
      </VideoLink>
    </VideoArea>
  );
}

export function PlayIcon({ className }: { className: string }) {
  return (
    <span className="absolute inset-0 grid place-items-center">
      <span
        className={`bg-ink-900/80 group-hover:bg-brand-600 grid place-items-center rounded-full text-white transition-colors duration-150 ${className}`}
      >
        <Icon name="play" />
      </span>
    </span>
  );
}

type VideoLinkProps = { videoId: string; className: string; children: ReactNode };

/** A link to the video; in a `VideoArea` it opens it in a dialog instead. */
export function VideoLink({ videoId, className, children }: VideoLinkProps) {
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
