"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { deskCall, deskCallPaths } from "@/lib/desk/forms/desk-paths";
import { sayProgress, type RunningImport } from "@/lib/desk/forms/file-look";

/** How often it is looked how far an import is, while somebody looks at it. In milliseconds. */
const everyMs = 1_000;

/** `running`: as the page found it. `endsPage`: when it has ended, the page says what it did. */
type Props = { running: RunningImport | null; endsPage?: boolean };

/** How far the running import is: it moves by itself, and is there after loading the page again. */
export function ImportProgress({ running, endsPage = false }: Props) {
  const router = useRouter();
  const [shown, setShown] = useState(running);

  useEffect(() => {
    let isOver = false;
    async function look(): Promise<void> {
      if (document.hidden) return;
      const answer = await fetch(deskCall(deskCallPaths.runningImport), {
        headers: { Accept: "application/json" },
      }).catch(() => null);
      // Signed out: the next click says so.
      if (answer?.status === 401) isOver = true;
      if (!answer?.ok || isOver) return;
      const { running: now } = (await answer.json()) as { running: RunningImport | null };
      setShown(now);
      if (!now && endsPage) router.refresh();
    }
    const timer = setInterval(() => void (isOver ? clearInterval(timer) : look()), everyMs);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [endsPage, router]);

  const text = shown ? sayProgress(shown) : "Beginning…";
  return (
    <div className="grid gap-1">
      <p className="figures font-normal">{text}</p>
      <progress
        aria-label="Import"
        aria-valuetext={text}
        max={shown?.total ?? undefined}
        value={shown?.total ? shown.done : undefined}
        className="accent-brand-600 w-full"
      />
      {endsPage && (
        <noscript>
          <meta httpEquiv="refresh" content="3" />
        </noscript>
      )}
    </div>
  );
}
