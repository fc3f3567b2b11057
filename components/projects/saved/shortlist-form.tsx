"use client";

import { useRef, useState } from "react";
import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { visitSheetWords } from "@/content/visit-sheet";
import { mostCompared } from "@/lib/projects/project/project-key";
import { here, t } from "@/lib/base/language";
import { comparePath, paths } from "@/lib/base/paths";
import { removeStoredProject } from "./stored-projects";
import { SavedEntry } from "./saved-entry";
import { ShareButton } from "./share-button";

/** The saved projects as a GET form that compares the ticked ones. If all can be compared, all are ticked at first. */
export function ShortlistForm({ keys }: { keys: readonly string[] }) {
  const [ticked, setTicked] = useState<readonly string[]>(keys.length <= mostCompared ? keys : []);
  const [removalNote, setRemovalNote] = useState("");
  const status = useRef<HTMLParagraphElement>(null);
  const chosen = keys.filter((key) => ticked.includes(key));

  function remove(key: string, name: string) {
    removeStoredProject("shortlist", key);
    setRemovalNote(t("{name} is off your shortlist.", { name }));
    // The pressed button has disappeared with its project.
    status.current?.focus();
  }

  return (
    <form action={here(paths.compare)} className="mt-6">
      <div className="border-surface-line flex flex-wrap items-center gap-x-6 gap-y-3 border-y py-3">
        <p ref={status} tabIndex={-1} role="status" className="grow basis-60 outline-none">
          {removalNote && `${removalNote} `}
          {chosen.length === 0
            ? t("Tick up to {most} projects to compare them or to visit them.", { most: mostCompared })
            : t("{count} of {most} chosen to compare.", { count: chosen.length, most: mostCompared })}
          {chosen.length === mostCompared &&
            keys.length > mostCompared &&
            t(" Untick one to choose another.")}
        </p>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow">
          <button type="submit" disabled={chosen.length === 0} className={buttonStyle("primary")}>
            <Icon name="scales" />
            {t("Compare")}
          </button>
          <button
            type="submit"
            formAction={here(paths.visitSheet)}
            disabled={chosen.length === 0}
            className={buttonStyle("outline")}
          >
            <Icon name="pin" />
            {t(visitSheetWords.title)}
          </button>
          {chosen.length > 0 && (
            <ShareButton
              path={here(comparePath(chosen))}
              title={t("Homes to compare")}
              label={t("Send to family: the comparison of what is chosen")}
              className={buttonStyle("outline", "grow")}
            >
              <Icon name="share" />
              {t("Send to family")}
            </ShareButton>
          )}
        </div>
      </div>
      <ul className="mt-5 grid gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        {keys.map((key) => (
          <SavedEntry
            key={key}
            projectKey={key}
            isChosen={chosen.includes(key)}
            isFull={chosen.length >= mostCompared}
            choose={(isChosen) => {
              setRemovalNote("");
              setTicked((now) => [...now.filter((other) => other !== key), ...(isChosen ? [key] : [])]);
            }}
            remove={remove}
          />
        ))}
      </ul>
    </form>
  );
}
