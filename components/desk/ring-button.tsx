"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { buttonStyle } from "@/components/ui/button-style";
import { deskCall, deskCallPaths, deskRoot } from "@/lib/desk/forms/desk-paths";
import { Notice } from "./marks";
import { sendForm } from "./send-form";

type Props = {
  /** By which makers of browsers know this site. */
  publicKey: string;
  /** The addresses of one's browsers that are rung. */
  known: readonly string[];
};

/** Has the desk ring on this device, also while no page of it is open; or no more. */
export function RingButton({ publicKey, known }: Props) {
  const router = useRouter();
  const [own, setOwn] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    // Without it there is none, and the click says so.
    void findOwn().then(setOwn, () => undefined);
  }, []);
  const isOn = own !== null && known.includes(own);

  async function press(): Promise<void> {
    setBusy(true);
    setProblem("");
    const outcome = await (isOn ? turnOff(own) : turnOn(publicKey)).catch((error: unknown) => {
      console.error(error);
      return { problem: refused };
    });
    setBusy(false);
    if ("problem" in outcome) return setProblem(outcome.problem);
    setOwn(outcome.endpoint);
    router.refresh();
  }

  return (
    <div className="js-only grid gap-3">
      {problem && (
        <div role="alert">
          <Notice kind="problem">{problem}</Notice>
        </div>
      )}
      <button
        type="button"
        aria-busy={isBusy}
        disabled={isBusy}
        className={buttonStyle("outline", "justify-self-start")}
        onClick={() => void press()}
      >
        {isOn ? "No more rings on this device" : "Ring on this device"}
      </button>
    </div>
  );
}

const workerPath = "/desk-worker.js";
const refused =
  "The browser’s service for messages can’t be reached just now. Please try again, or use another browser.";
const unknown =
  "This browser can’t ring. On an iPhone, first add the desk to the home screen, and open it from there.";
const forbidden =
  "This browser may not show messages of this site. Please allow notifications in its settings, then press again.";

type Outcome = { endpoint: string | null } | { problem: string };

async function findOwn(): Promise<string | null> {
  const registration = await navigator.serviceWorker.getRegistration(deskRoot);
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null;
}

async function turnOn(publicKey: string): Promise<Outcome> {
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window))
    return { problem: unknown };
  if ((await Notification.requestPermission()) !== "granted") return { problem: forbidden };
  const registration = await navigator.serviceWorker.register(workerPath, { scope: deskRoot });
  await untilActive(registration);
  // One that was made for another key of this site would ring in vain.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const made = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { keys } = made.toJSON();
  const reply = await sendForm(deskCall(deskCallPaths.addBrowser), { endpoint: made.endpoint, ...keys });
  return reply.kind === "done" ? { endpoint: made.endpoint } : { problem: reply.problem };
}

async function turnOff(endpoint: string): Promise<Outcome> {
  const reply = await sendForm(deskCall(deskCallPaths.removeBrowser), { endpoint });
  if (reply.kind !== "done") return { problem: reply.problem };
  const registration = await navigator.serviceWorker.getRegistration(deskRoot);
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  return { endpoint: null };
}

/** A worker that was just registered takes a moment. */
async function untilActive({ active, waiting, installing }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting;
  if (active || !worker) return;
  await new Promise<void>((done) =>
    worker.addEventListener("statechange", () => worker.state === "activated" && done()),
  );
}
