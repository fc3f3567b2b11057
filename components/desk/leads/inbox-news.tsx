"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { deskCall, deskCallPaths } from "@/lib/desk/forms/desk-paths";

/** How often new leads are looked for while somebody looks at the inbox. In milliseconds. */
const everyMs = 15_000;

/**
 * New leads appear by themselves, while the page is seen and for as long as the session lasts. Without JavaScript the page
 * loads itself again each minute.
 */
export function InboxNews({ newest }: { newest: string }) {
  const router = useRouter();
  const [told, setTold] = useState("");

  useEffect(() => {
    let isOver = false;
    async function look(): Promise<void> {
      if (document.hidden || isOver) return;
      const query = new URLSearchParams({ since: newest });
      const answer = await fetch(`${deskCall(deskCallPaths.leadNews)}?${query}`, {
        headers: { Accept: "application/json" },
      }).catch(() => null);
      // Signed out: the next click says so.
      if (answer?.status === 401) isOver = true;
      if (!answer?.ok || isOver) return;
      const { count } = (await answer.json()) as { count: number };
      if (count === 0) return;
      setTold(count === 1 ? "A new lead has come in." : `${count} new leads have come in.`);
      router.refresh();
    }
    const timer = setInterval(() => void look(), everyMs);
    const onSeen = () => void look();
    document.addEventListener("visibilitychange", onSeen);
    return () => {
      isOver = true;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onSeen);
    };
  }, [newest, router]);

  return (
    <>
      <p role="status" className="text-success-600 font-bold empty:hidden">
        {told}
      </p>
      <noscript>
        <meta httpEquiv="refresh" content="60" />
      </noscript>
    </>
  );
}
