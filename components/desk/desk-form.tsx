"use client";

import { usePathname, useRouter } from "next/navigation";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { signInPath } from "@/lib/desk/forms/desk-paths";
import { Notice } from "./marks";
import { type FormReply, sendForm } from "./send-form";

type Props = {
  action: string;
  className?: string;
  /** Who is signed in changes with it, so the next page is a new document. */
  leaves?: boolean;
  /** What is wrong with what was sent without JavaScript. */
  problem?: string;
  /** The form has a file in it. */
  hasFile?: boolean;
  /** What was saved stays in its boxes, and the page where it is. */
  stays?: boolean;
  /** What is being done, said when the answer takes a while. */
  busy?: string;
  /** How far that is, in place of a bar that doesn't know. */
  progress?: ReactNode;
  /** `keeps`: what is typed is not lost by leaving the page or by another form of it; `typed`: something is already. */
  words?: "keeps" | "typed";
  /** Of what the boxes show: another one brings them anew, but those that somebody types in stay. */
  version?: string;
  /** For boxes that stand elsewhere in the page. */
  id?: string;
  /** What it does changes nothing that another form of the page shows: that one may have unsaved words. */
  isApart?: boolean;
  children: ReactNode;
};

const saveFirst =
  "The form on this page has changes that are not saved. Please save them first, then do this.";

/** An answer that comes sooner is not announced. */
const patienceMs = 400;

/**
 * A form of the desk. Without JavaScript the browser posts it and gets a page. With it what was typed stays where it is
 * until it was taken: when the session has ended, or somebody else was quicker, too; and when the page comes anew because
 * another form of it was sent just before.
 */
export function DeskForm({ version, ...form }: Props) {
  const isTyped = form.words === "typed";
  const [isUnsaved, setUnsaved] = useState(isTyped);
  const [isSaved, setSaved] = useState(false);
  const [shown, setShown] = useState(version);
  const isKept = version !== shown && isUnsaved && !isTyped;
  if (version !== shown && !isKept) {
    setShown(version);
    setUnsaved(isTyped);
  }
  return (
    <Boxes
      key={shown}
      {...form}
      isUnsaved={isUnsaved}
      setUnsaved={setUnsaved}
      isSaved={isSaved && !isUnsaved}
      setSaved={setSaved}
      seen={isKept ? shown : undefined}
    />
  );
}

type Refused = Exclude<FormReply, { kind: "done" }>;

type BoxesProps = Omit<Props, "version"> & {
  isUnsaved: boolean;
  setUnsaved: (isUnsaved: boolean) => void;
  /** It was sent, and this is its page still, with boxes that may be new. */
  isSaved: boolean;
  setSaved: (isSaved: boolean) => void;
  /** The version that was shown when somebody began to type, when a newer one is there. */
  seen: string | undefined;
};

function Boxes({
  action,
  className,
  leaves = false,
  problem,
  hasFile,
  stays,
  busy = "Being sent…",
  progress,
  words,
  id,
  isApart = false,
  isUnsaved,
  setUnsaved,
  isSaved,
  setSaved,
  seen,
  children,
}: BoxesProps) {
  const router = useRouter();
  const pathname = usePathname();
  const [reply, setReply] = useState<Refused | null>(problem ? { kind: "refused", problem } : null);
  const isBusy = useRef(false);
  const [isSending, setSending] = useState(false);
  const noticeRef = useRef<HTMLDivElement>(null);
  const formRef = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isUnsaved]);

  // What came meanwhile may be somebody else's: whoever saves is told of both values first.
  useEffect(() => {
    if (seen) setVersion(formRef.current, seen);
  }, [seen]);

  useEffect(() => {
    if (reply) noticeRef.current?.focus();
  }, [reply]);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy.current) return;
    const form = event.currentTarget;
    // What this one does brings the other one's boxes anew.
    const unsaved = !isApart && document.querySelector("form[data-unsaved]");
    if (unsaved && unsaved !== form) return setReply({ kind: "refused", problem: saveFirst });
    isBusy.current = true;
    setSending(true);
    const { submitter } = event.nativeEvent as SubmitEvent;
    const next = await sendForm(action, new FormData(form, submitter));
    isBusy.current = false;
    setSending(false);
    // What was typed stays in the boxes; what is said of it comes with the page.
    if (next.kind !== "ended" && next.again) router.replace(next.again, { scroll: false });
    if (next.kind === "done" && next.again) return setReply(null);
    setReply(next.kind === "done" ? null : next);
    setSaved(next.kind === "done" && !leaves);
    // Both values were shown: sent once more, it takes the place of what it says it has seen.
    if (next.kind === "refused" && next.version) setVersion(form, next.version);
    if (next.kind !== "done") return;
    setUnsaved(false);
    const to = new URL(next.to ?? pathname, location.href);
    if (leaves) return location.assign(to);
    if (!stays) form.reset();
    if (to.pathname + to.search === location.pathname + location.search) router.refresh();
    else if (stays) router.replace(to.pathname + to.search, { scroll: false });
    else router.push(to.pathname + to.search);
  }

  return (
    <form
      ref={formRef}
      id={id}
      method="post"
      encType={hasFile ? "multipart/form-data" : undefined}
      action={action}
      onSubmit={(event) => void submit(event)}
      onInput={() => {
        if (words) setUnsaved(true);
        setSaved(false);
      }}
      data-unsaved={isUnsaved ? "" : undefined}
      aria-busy={isSending}
      className={`aria-busy:cursor-progress aria-busy:[&_button]:opacity-60 ${className ?? ""}`}
    >
      <div ref={noticeRef} tabIndex={-1} aria-live="polite" className="outline-none empty:absolute">
        {isSending ? (
          <Busy text={busy} progress={progress} />
        ) : reply ? (
          <Told reply={reply} />
        ) : (
          isSaved && <p className="text-success-600 font-bold">Saved.</p>
        )}
      </div>
      {children}
    </form>
  );
}

function setVersion(form: HTMLFormElement | null, version: string): void {
  const box = form?.elements.namedItem("version");
  if (box instanceof HTMLInputElement) box.value = version;
}

function Busy({ text, progress }: { text: string; progress: ReactNode }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  if (!isSlow) return null;
  return (
    <div className="grid gap-2 font-bold">
      {text}
      {progress ?? <progress aria-label={text} className="accent-brand-600 w-full" />}
    </div>
  );
}

function Told({ reply }: { reply: Refused }) {
  if (reply.kind === "refused") return <Notice kind="problem">{reply.problem}</Notice>;
  return (
    <Notice kind="problem">
      {reply.problem} Nothing you typed is lost:{" "}
      <a href={signInPath({ problem: "again" })} target="_blank" rel="noreferrer" className="underline">
        sign in in a new tab
      </a>
      , come back here and send it once more.
    </Notice>
  );
}
