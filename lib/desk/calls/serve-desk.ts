import "server-only";
import { checkOrigin } from "@/lib/api/check-origin";
import { ApiError, toApiError } from "@/lib/api/errors";
import { matchPath } from "@/lib/api/serve-calls";
import { safeNext, signInPath } from "@/lib/desk/forms/desk-paths";
import { mayActAs } from "@/lib/desk/forms/roles";
import { keepDraft, type DeskDraft } from "@/lib/desk/session/form-drafts";
import { rotateSession } from "@/lib/desk/session/sign-in";
import { accountOfSession, isDeskOn, readSession, type SignedIn } from "@/lib/desk/session/staff-session";
import type { Actor } from "@/lib/desk/store/actor";
import { clientAddress } from "@/lib/process/client-address";
import { log } from "@/lib/process/log";
import { checkSignIn } from "@/lib/process/rate-limits";
import type { Answered, Asked, DeskCall, Sent } from "./desk-call";
import { readSent } from "./read-sent";

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
    const answered = await run(call, { headers: request.headers, params, ...read }, signedIn);
    const cookies = [...(answered.cookies ?? [])];
    if (signedIn?.isOld && cookies.length === 0) cookies.push(...(await rotateSession(request.headers)));
    if (answered.again && typedBy !== null) {
      const to = await draftPage(call, { params, sent: answered.again, typedBy }, { problem: "" });
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
    return typed ? showAgain(call, refusal, typed) : toTheDoor(call, refusal, { params, sent });
  }
}

async function run(call: DeskCall, asked: Asked, signedIn: SignedIn | null): Promise<Answered> {
  if (call.role === null) return call.answer(asked);
  return call.answer(asked, await admit(call, asked.headers, signedIn));
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

type Typed = { params: Record<string, string>; sent: Sent; typedBy: string };

/** A form that was refused: back to its page with what was typed, by way of signing in when the session has ended. */
async function showAgain(call: DeskCall, refusal: ApiError, typed: Typed): Promise<Response> {
  const problem = refusal.status === 401 ? "" : refusal.message;
  const back = await draftPage(call, typed, { problem, errors: refusal.errors });
  return seeOther(refusal.status === 401 ? signInPath({ next: back, problem: "ended" }) : back);
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
  log("error", "A call of the desk failed", {
    call: call.path,
    error: error instanceof Error ? error.name : "",
  });
  return new ApiError(503, "This could not be done just now. Nothing was changed; please try again.");
}
