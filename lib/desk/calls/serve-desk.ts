import "server-only";
import { checkOrigin } from "@/lib/api/check-origin";
import { ApiError, toApiError } from "@/lib/api/errors";
import { mediaTypeOf, parseJson, readRequestBody } from "@/lib/api/read-submission";
import { matchPath } from "@/lib/api/serve-calls";
import { safeNext, signInPath } from "@/lib/desk/forms/desk-paths";
import { mayActAs, type Role } from "@/lib/desk/forms/roles";
import { type DeskDraft, keepDraft } from "@/lib/desk/session/form-drafts";
import {
  accountOfSession,
  isDeskOn,
  isSure,
  readSession,
  rotateSession,
  type SignedIn,
} from "@/lib/desk/session/sign-in";
import type { Actor } from "@/lib/desk/store/staff";
import { clientAddress } from "@/lib/process/client-address";
import { errorName, log } from "@/lib/process/log";
import { checkSignIn } from "@/lib/process/rate-limits";

const noStore = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" };

type Context = { params: Promise<{ call: string[] }> };
type Route = (request: Request, context: Context) => Promise<Response>;

/**
 * The methods of the route that serves these calls. Each is refused from other origins and without a session before
 * anything of it is read; while the desk is off there are none.
 */
export function serveDesk(calls: readonly DeskCall[]): Record<"GET" | "POST", Route> {
  const serve: Route = async (request, context) => {
    const { call: parts } = await context.params;
    for (const call of calls) {
      const params = call.method === request.method ? matchPath(call.path, parts) : null;
      if (params) return answerCall(call, request, params);
    }
    return new ApiError(404, "There is no such call.").toResponse(noStore);
  };
  return { GET: serve, POST: serve };
}

async function answerCall(
  call: DeskCall,
  request: Request,
  params: Record<string, string>,
): Promise<Response> {
  // A form without JavaScript is answered with a page, everything else with JSON.
  const isForm = request.method === "POST" && !wantsJson(request.headers);
  let sent: Sent = {};
  let lost = "";
  let typedBy: string | null = null;
  try {
    // First: the library removes a session that it finds ended.
    if (isForm) typedBy = await accountOfSession(request.headers);
    const signedIn = await readSession(request.headers);
    typedBy = signedIn?.actor.id ?? typedBy;
    if (!signedIn && !(await isDeskOn())) throw new ApiError(404, "There is no such call.");
    checkOrigin(request.headers);
    // Of whose session has just ended the words are read, so that they are not lost; nobody else's are.
    const hasJustEnded = isForm && !signedIn && typedBy !== null;
    if (call.role === null) await checkSignIn(clientAddress(request.headers));
    else if ((!signedIn || call.takesFiles) && !hasJustEnded) await admit(call, request.headers, signedIn);
    const read = await readSent(request, call);
    sent = read.sent;
    // With JavaScript they stay in their boxes.
    if (isForm && read.files.size > 0) lost = chooseAgain;
    const answered = await run(
      call,
      { headers: request.headers, gone: request.signal, params, ...read },
      signedIn,
    );
    const cookies = [...(answered.cookies ?? [])];
    if (signedIn?.isOld && cookies.length === 0) cookies.push(...(await rotateSession(request.headers)));
    if (answered.again && typedBy !== null) {
      const to = await draftPage(call, { params, sent: answered.again, typedBy }, { problem: lost });
      return toResponse(isForm ? { to } : { data: { again: to } }, isForm, cookies);
    }
    return toResponse(answered, isForm, cookies);
  } catch (error) {
    const refusal = toApiError(error) ?? unexpected(call, error);
    // Of whom nobody knows nothing is kept.
    const typed = typedBy === null ? null : { params, sent, typedBy };
    if (!isForm) return tell(call, refusal, typed);
    // What is not there has no page, and what another origin sent gets none.
    if (refusal.status === 404 || (refusal.status === 403 && Object.keys(sent).length === 0))
      return refusal.toResponse(noStore);
    return typed ? showAgain(call, refusal, { ...typed, lost }) : toTheDoor(call, refusal, { params, sent });
  }
}

async function run(call: DeskCall, asked: Asked, signedIn: SignedIn | null): Promise<Answered> {
  if (call.role === null) return call.answer(asked);
  const actor = await admit(call, asked.headers, signedIn);
  // Not before the form was read: what was typed is kept for after signing in.
  if (call.asksAgain && !(signedIn && isSure(signedIn))) throw new ApiError(401, signInAgain);
  return call.answer(asked, actor);
}

/** Whoever sent a call that is for staff, when he may make it. */
async function admit(call: DeskCall, headers: Headers, signedIn: SignedIn | null): Promise<Actor> {
  if (!signedIn) {
    await checkSignIn(clientAddress(headers));
    throw new ApiError(401, "Your session has ended. Please sign in again.");
  }
  if (call.role !== null && !mayActAs(signedIn.actor.role, call.role))
    throw new ApiError(403, `This needs the role ${call.role}. Yours is ${signedIn.actor.role}.`);
  return signedIn.actor;
}

const chooseAgain = "The files that you chose were not kept: please choose them again.";

const signInAgain = "You signed in more than an hour ago. For this, please sign in once more.";

function wantsJson(headers: Headers): boolean {
  return (headers.get("accept") ?? "").includes("application/json");
}

function toResponse({ to, data, file }: Answered, isForm: boolean, cookies: readonly string[]): Response {
  const answer =
    file ??
    (isForm && to !== undefined
      ? new Response(null, { status: 303, headers: { Location: to } })
      : Response.json({ status: true, ...data, ...(to !== undefined && { to }) }));
  for (const [name, value] of Object.entries(noStore)) answer.headers.set(name, value);
  for (const cookie of cookies) answer.headers.append("Set-Cookie", cookie);
  return answer;
}

/** `lost`: what is to be said of files. */
type Typed = { params: Record<string, string>; sent: Sent; typedBy: string; lost?: string };

/** A form that was refused: back to its page with what was typed, by way of signing in when the session has ended. */
async function showAgain(call: DeskCall, refusal: ApiError, typed: Typed): Promise<Response> {
  const problem = [refusal.status === 401 ? "" : refusal.message, typed.lost].filter(Boolean).join("\n");
  const back = await draftPage(call, typed, { problem, errors: refusal.errors });
  return seeOther(
    refusal.status === 401
      ? signInPath({ next: back, problem: refusal.message === signInAgain ? "again" : "ended" })
      : back,
  );
}

/** What the page to sign in says of a form that was refused there, or sent by who is not signed in. */
const doorProblems: Partial<Record<number, string>> = { 400: "email", 401: "unknown", 429: "often" };

function toTheDoor(call: DeskCall, { status }: ApiError, asked: Pick<Asked, "params" | "sent">): Response {
  const next = safeNext(call.role === null ? asked.sent.next : call.pageOf(asked));
  return seeOther(signInPath({ next, problem: doorProblems[status] ?? "failed" }));
}

function seeOther(to: string): Response {
  return new Response(null, { status: 303, headers: { ...noStore, Location: to } });
}

/** A refusal as JSON; what is wrong with single fields stands beside them on the form's page, which `again` leads to. */
async function tell(call: DeskCall, refusal: ApiError, typed: Typed | null): Promise<Response> {
  const errors = refusal.errors?.filter(({ path }) => path !== "version") ?? [];
  if (errors.length === 0 || !typed) return refusal.toResponse(noStore);
  const again = await draftPage(call, typed, { problem: refusal.message, errors });
  const body = { status: false, message: refusal.message, errors: refusal.errors, again };
  return Response.json(body, { status: refusal.status, headers: noStore });
}

/** The page of a call's form with what was typed. */
async function draftPage(
  call: DeskCall,
  { params, sent, typedBy }: Typed,
  why: Pick<DeskDraft, "problem" | "errors">,
): Promise<string> {
  const page = call.pageOf({ params, sent });
  const path = page.split("?", 1)[0] ?? page;
  const draft = await keepDraft({ path, fields: sent, owner: typedBy, ...why });
  return `${page}${page.includes("?") ? "&" : "?"}${new URLSearchParams({ draft })}`;
}

/** A defect of the program, or the database is away: its message may hold what was typed, so only its kind is logged. */
function unexpected(call: DeskCall, error: unknown): ApiError {
  log("error", "A call of the desk failed", { call: call.path, error: errorName(error) });
  return new ApiError(503, "This could not be done just now. Nothing was changed; please try again.");
}

type Read = Pick<Asked, "sent" | "body" | "files">;

const usualBytes = 32 * 1024;
const noFiles: Asked["files"] = new Map();

/** Reads the body of a call: a form's fields, or JSON. Rejects with 413 over so many bytes, 415 for other types. */
async function readSent(
  request: Request,
  { mostBytes = usualBytes, takesFiles = false }: Pick<DeskCall, "mostBytes" | "takesFiles">,
): Promise<Read> {
  if (request.method !== "POST") return texts(new URL(request.url).searchParams);
  const type = mediaTypeOf(request.headers);
  const isFiles = takesFiles && type === "multipart/form-data";
  if (type !== "application/json" && type !== "application/x-www-form-urlencoded" && !isFiles)
    throw new ApiError(415, "Please send a form or JSON.");
  const bytes = await readRequestBody(request, mostBytes);
  if (isFiles) return readFiles(bytes, request.headers.get("content-type") ?? "");
  if (type !== "application/json") return texts(new URLSearchParams(new TextDecoder().decode(bytes)));
  const body = parseJson(bytes);
  return { ...texts(Object.entries(body)), body };
}

async function readFiles(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<Read> {
  const form = await new Response(bytes, { headers: { "Content-Type": type } }).formData().catch(() => {
    throw new ApiError(400, "The form can't be read.");
  });
  const files = new Map<string, File[]>();
  for (const [name, value] of form)
    // A field without a file sends an empty one.
    if (value instanceof File && value.size > 0) files.set(name, [...(files.get(name) ?? []), value]);
  return { ...texts(form), files };
}

function texts(pairs: Iterable<readonly [string, unknown]>): Read {
  const sent: Sent = {};
  // No text of the database has the character 0.
  for (const [name, value] of pairs) if (typeof value === "string") sent[name] = value.replaceAll("\0", "");
  return { sent, body: {}, files: noFiles };
}

/** What was sent to a call: the fields of a form or of a JSON body, each a text. */
type Sent = Record<string, string>;

export type Asked = {
  headers: Headers;
  /** Aborted when whoever asked does not wait any more. */
  gone: AbortSignal;
  params: Record<string, string>;
  sent: Sent;
  /** The body as it is, of a call that takes more than texts. */
  body: Record<string, unknown>;
  /** The files of a form, by the name of their field. */
  files: ReadonlyMap<string, readonly File[]>;
};

/**
 * What a call says: where a form goes on to, what a script reads besides, cookies. `file` is an answer of its own kind.
 * `again`: the form is not done, and is shown again with these fields.
 */
export type Answered = {
  to?: string;
  again?: Sent;
  data?: Record<string, unknown>;
  cookies?: readonly string[];
  file?: Response;
};

type Common = {
  /** Below the root of the calls; `{id}` is the parameter `id`. */
  path: string;
  method: "GET" | "POST";
  /** The page where the form of this call is: a refused one is shown there again, with what was typed. */
  pageOf: (asked: Pick<Asked, "params" | "sent">) => string;
  /** Of the body, when it may be larger than most. */
  mostBytes?: number;
  /** Its form has files: nothing of it is read before it is known who sends it. */
  takesFiles?: boolean;
};

/** A call for anybody who has come as far as the desk's door, to sign in; each counts as an attempt to. */
export type OpenCall = Common & { role: null; answer: (asked: Asked) => Promise<Answered> };

/** A call for who is signed in and has this role, or a higher one. */
export type StaffCall = Common & {
  role: Role;
  /** Who signed in more than an hour ago does so again first. */
  asksAgain?: true;
  answer: (asked: Asked, actor: Actor) => Promise<Answered>;
};

export type DeskCall = OpenCall | StaffCall;
