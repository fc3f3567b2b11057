import { t } from "@/lib/base/language";

/** What a picture is, written on it: for pictures among others that are something else. */
export function PictureNote({ note }: { note: string }) {
  return (
    <span className="bg-ink-900/80 rounded-control absolute top-2 left-2 max-w-[calc(100%-16px)] px-2 text-sm text-white">
      {t(note)}
    </span>
  );
}
