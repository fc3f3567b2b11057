"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState, useSyncExternalStore } from "react";
import { deskCall, deskCallPaths, leadPath } from "@/lib/desk/forms/desk-paths";
import { hearSound, isSoundOn, playSound, setSound } from "./lead-sound";

/** How long it rests when the desk can't be reached, and between two changes of the page. In milliseconds. */
const restMs = 5_000;
const calmMs = 1_000;
/** After so long (milliseconds) a list shows also what was done to leads that were not on it: they may be by now. */
const elsewhereMs = 60_000;

/** What the page shows: of this lead, or of all with those since `since`. */
type Props = {
  lead?: string;
  since?: string;
  event: number;
  /** Somebody without JavaScript is choosing on the page. */
  isKept?: boolean;
};

/**
 * What colleagues do and new leads appear by themselves, for as long as the session lasts, and while the page is seen or may make
 * a sound: one request waits for the next news. A list is made again at once for a new lead, for one that it shows and for one of
 * the reader's own, and within a minute for any other: with fifty agents at work each call would make fifty lists. Without
 * JavaScript the page of all leads loads itself again each minute.
 */
export function LeadNews({ lead, since, event, isKept = false }: Props) {
  const router = useRouter();
  const [told, setTold] = useState("");

  useEffect(() => {
    const end = new AbortController();
    let later = 0;
    void follow({ lead, since, event }, end.signal, (news, isNew) => {
      if (isNew || news.alarms > 0) playSound();
      if (news.count > 0)
        setTold(news.count === 1 ? "A new lead has come in." : `${news.count} new leads have come in.`);
      if (lead || isNew || news.mine || news.leads.some(isListed)) router.refresh();
      else later ||= window.setTimeout(() => router.refresh(), elsewhereMs);
    });
    return () => {
      end.abort();
      clearTimeout(later);
    };
  }, [lead, since, event, router]);

  return (
    <>
      {!lead && <SoundButton />}
      <p role="status" className="text-success-600 font-bold empty:hidden">
        {told}
      </p>
      {!lead && !isKept && (
        <noscript>
          <meta httpEquiv="refresh" content="60" />
        </noscript>
      )}
    </>
  );
}

/** Lets this device make a sound for each new lead and each alarm, or no more. */
function SoundButton() {
  const isOn = useSyncExternalStore(hearSound, isSoundOn, () => false);
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={() => setSound(!isOn)}
      className="js-only text-brand-600 min-h-touch justify-self-start font-bold underline underline-offset-4"
    >
      {isOn ? "Sound for new leads: on" : "Sound for new leads: off"}
    </button>
  );
}

const isListed = (id: string) => document.querySelector(`a[data-row][href^="${leadPath(id)}"]`) !== null;

type OnNews = (news: News, isNew: boolean) => void;

/** Calls `onNews` for what is new, until the signal or the session ends. */
async function follow(shown: Props, end: AbortSignal, onNews: OnNews): Promise<void> {
  let { event } = shown;
  let count = 0;
  while (!end.aborted) {
    if (!isSoundOn()) await untilSeen(end);
    const answer = await ask({ ...shown, event }, end);
    // Signed out: the next click says so.
    if (answer === "ended") return;
    if (answer && (answer.event > event || answer.count > count)) {
      onNews(answer, answer.count > count);
      ({ event, count } = answer);
    }
    await pause(answer ? calmMs : restMs, end);
  }
}

type News = { count: number; event: number; alarms: number; leads: string[]; mine: boolean };

async function ask({ lead, since, event }: Props, signal: AbortSignal): Promise<News | "ended" | null> {
  const query = new URLSearchParams({ event: String(event), ...(since && { since }), ...(lead && { lead }) });
  const headers = { Accept: "application/json" };
  try {
    const answer = await fetch(`${deskCall(deskCallPaths.leadNews)}?${query}`, { headers, signal });
    if (answer.status === 401) return "ended";
    return answer.ok ? ((await answer.json()) as News) : null;
  } catch {
    return null;
  }
}

const pause = (ms: number, end: AbortSignal) =>
  new Promise<void>((done) => {
    const timer = setTimeout(done, ms);
    end.addEventListener("abort", () => (clearTimeout(timer), done()));
  });

const untilSeen = (end: AbortSignal) =>
  new Promise<void>((done) => {
    if (!document.hidden) return done();
    const look = () => {
      if (!document.hidden) finish();
    };
    const finish = () => {
      document.removeEventListener("visibilitychange", look);
      done();
    };
    document.addEventListener("visibilitychange", look);
    end.addEventListener("abort", finish);
  });
