"use client";

import { useState, type ReactNode } from "react";
import { deskCall, deskCallPaths as paths } from "@/lib/desk/forms/desk-paths";
import { Notice } from "./marks";
import { sendForm } from "./send-form";

type Props = { kind: "sign-in" | "add"; next?: string; children: ReactNode };

/** Asks the device for a passkey, in the browser's own dialog; its code comes when it is asked for. */
export function PasskeyButton({ kind, next, children }: Props) {
  const [problem, setProblem] = useState("");
  async function ask(): Promise<void> {
    setProblem("");
    const outcome = await (kind === "add" ? addPasskey() : signIn(next));
    if ("problem" in outcome) setProblem(outcome.problem);
    else location.assign(outcome.to);
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
        className="button-outline"
        onClick={() => void ask().catch(() => setProblem(refused))}
      >
        {children}
      </button>
    </div>
  );
}

const refused = "The device did not give a passkey. Please try again, or use a link.";

type Outcome = { to: string } | { problem: string };

async function signIn(next?: string): Promise<Outcome> {
  const [{ startAuthentication }, options] = await Promise.all([
    import("@simplewebauthn/browser"),
    question(paths.passkeyQuestion),
  ]);
  if ("problem" in options) return options;
  const response = await startAuthentication({
    optionsJSON: options.options as Parameters<typeof startAuthentication>[0]["optionsJSON"],
  });
  return answer(paths.signInByPasskey, { response, ...(next !== undefined && { next }) });
}

async function addPasskey(): Promise<Outcome> {
  const [{ startRegistration }, options] = await Promise.all([
    import("@simplewebauthn/browser"),
    question(paths.newPasskeyQuestion),
  ]);
  if ("problem" in options) return options;
  const response = await startRegistration({
    optionsJSON: options.options as Parameters<typeof startRegistration>[0]["optionsJSON"],
  });
  return answer(paths.addPasskey, { response, name: nameOfDevice() });
}

async function question(path: string): Promise<{ options: unknown } | { problem: string }> {
  const reply = await sendForm(deskCall(path), {});
  return reply.kind === "done" ? { options: reply.data?.options } : { problem: problemOf(reply) };
}

async function answer(path: string, body: Record<string, unknown>): Promise<Outcome> {
  const reply = await sendForm(deskCall(path), body);
  return reply.kind === "done" ? { to: reply.to ?? "/desk" } : { problem: problemOf(reply) };
}

function problemOf(reply: { kind: string; problem?: string }): string {
  return reply.problem ?? "Your session has ended. Please sign in again.";
}

/** So that somebody with several passkeys knows them apart. */
function nameOfDevice(): string {
  const system = /Android|iPhone|iPad|Windows|Mac OS|CrOS|Linux/.exec(navigator.userAgent)?.[0] ?? "Device";
  return `${system}, ${new Date().toLocaleDateString("en-IN", { dateStyle: "medium" })}`;
}
