"use client";

import { SaveButton } from "@/components/projects/saved/save-button";
import { ShareButton } from "@/components/projects/saved/share-button";
import { Icon } from "@/components/ui/icon";

const style =
  "size-touch border-surface-line text-ink-900 hover:border-brand-600 hover:text-brand-600 grid place-items-center rounded-full border bg-white transition-colors duration-150";

type Props = {
  projectKey: string;
  name: string;
  /** What is sent with the address: `shareText`. */
  text: string;
  /** Of the project's page in this language. */
  path: string;
  /** Of the button that shares it. */
  label: string;
};

/** Beside the name: share this project, save it to the shortlist. One part: each would bring its drawing in the page's data. */
export function SaveShareButtons({ projectKey, name, text, path, label }: Props) {
  return (
    <div className="flex shrink-0 gap-2 print:hidden">
      <ShareButton path={path} title={name} text={text} label={label} className={style}>
        <Icon name="share" />
      </ShareButton>
      <SaveButton projectKey={projectKey} name={name} className={style}>
        <Icon name="heart" className="size-6" />
      </SaveButton>
    </div>
  );
}
