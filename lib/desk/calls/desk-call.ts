import "server-only";
import type { Actor } from "@/lib/desk/store/actor";
import type { Role } from "@/lib/desk/forms/roles";

/** What was sent to a call: the fields of a form or of a JSON body, each a text. */
export type Sent = Record<string, string>;

export type Asked = {
  headers: Headers;
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
export type StaffCall = Common & { role: Role; answer: (asked: Asked, actor: Actor) => Promise<Answered> };

export type DeskCall = OpenCall | StaffCall;
