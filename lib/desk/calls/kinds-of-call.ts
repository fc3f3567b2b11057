import "server-only";
import type { Actor } from "@/lib/desk/store/staff";
import type { Asked, StaffCall } from "./serve-desk";

/** What the calls of a page have in common. */
type Kind = Pick<StaffCall, "role" | "asksAgain" | "pageOf">;
/** The path of a call, alone or with what else it has for itself. */
type Own = string | (Pick<StaffCall, "path"> & Partial<Omit<StaffCall, "answer">>);
type MakeCall = (own: Own, answer: StaffCall["answer"]) => StaffCall;

/** Makes calls of one kind. Forms are posted: a call that is asked for says so itself. */
export function callsOf(kind: Kind): MakeCall {
  return (own, answer) => ({
    method: "POST",
    ...kind,
    ...(typeof own === "string" ? { path: own } : own),
    answer,
  });
}

/**
 * Makes calls that do one thing with what has its id in their address, and lead on to its page (`pathOf`). `then`: what that
 * address says besides.
 */
export function actsOn<Id>(
  call: MakeCall,
  idOf: (params: Asked["params"]) => Id,
  pathOf: (id: Id) => string,
) {
  return (
    path: string,
    act: (actor: Actor, id: Id, sent: Asked["sent"]) => Promise<unknown>,
    then = "",
  ): StaffCall =>
    call(path, async ({ params, sent }, actor) => {
      const id = idOf(params);
      await act(actor, id, sent);
      return { to: pathOf(id) + then };
    });
}
