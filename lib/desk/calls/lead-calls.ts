import "server-only";
import { z } from "zod";
import { type WhatsappText, whatsappLabels } from "@/content/whatsapp-texts";
import { ApiError } from "@/lib/api/errors";
import { deskCallPaths as paths, deskPaths, leadPath } from "@/lib/desk/forms/desk-paths";
import { contactKinds, leadChangeSchema, noteSchema } from "@/lib/desk/forms/lead-work";
import { outcomeSchema } from "@/lib/desk/forms/outcomes";
import { visitFormSchema } from "@/lib/desk/forms/visits";
import { type Actor } from "@/lib/desk/store/staff";
import { readNewLead } from "@/lib/desk/forms/new-lead";
import { saveBooking } from "@/lib/desk/store/booking-mutations";
import { addLead } from "@/lib/desk/store/lead-add-mutations";
import { deskDatabaseUrl } from "@/lib/desk/store/desk-database";
import { waitForNews } from "@/lib/desk/store/lead-news";
import { noteOutcome, undoOutcome } from "@/lib/desk/store/lead-outcome-mutations";
import {
  addNote,
  changeLead,
  erasePerson,
  noteContact,
  stopContact,
} from "@/lib/desk/store/lead-work-mutations";
import { saveVisit } from "@/lib/desk/store/visit-mutations";
import { log } from "@/lib/process/log";
import type { Answered, Asked, StaffCall } from "./serve-desk";

/** The calls about one lead. */
export const ofLead = {
  method: "POST",
  role: "agent",
  pageOf: ({ params }: Pick<Asked, "params">) => leadPath(params.id ?? ""),
} as const;

const change: StaffCall = {
  ...ofLead,
  path: paths.changeLead,
  async answer({ params, sent }, actor) {
    const parsed = leadChangeSchema.safeParse(sent);
    if (!parsed.success) throw new ApiError(400, parsed.error.issues[0]?.message ?? "");
    await changeLead(actor, idOf(params), parsed.data);
    return { to: leadPath(idOf(params)) };
  },
};

const note: StaffCall = { ...ofLead, path: paths.noteLead, answer: takeNote };

async function takeNote({ params, sent }: Asked, actor: Actor): Promise<Answered> {
  const parsed = noteSchema.safeParse(sent.note ?? "");
  if (!parsed.success) throw new ApiError(400, parsed.error.issues[0]?.message ?? "");
  await addNote(actor, idOf(params), parsed.data);
  return { to: leadPath(idOf(params)) };
}

const outcome: StaffCall = {
  ...ofLead,
  path: paths.outcomeLead,
  async answer(asked, actor) {
    const { params, sent } = asked;
    // Enter in the box of the note.
    if (sent.outcome === "note") return takeNote(asked, actor);
    const parsed = outcomeSchema.safeParse(sent);
    if (!parsed.success) throw new ApiError(400, parsed.error.issues[0]?.message ?? "");
    await noteOutcome(actor, idOf(params), parsed.data);
    return { to: leadPath(idOf(params)) };
  },
};

const undo: StaffCall = {
  ...ofLead,
  path: paths.undoOutcome,
  async answer({ params }, actor) {
    await undoOutcome(actor, idOf(params));
    return { to: leadPath(idOf(params)) };
  },
};

const booking: StaffCall = {
  ...ofLead,
  path: paths.saveBooking,
  async answer({ params, sent: { version = "", ...fields } }, actor) {
    await saveBooking(actor, idOf(params), { version, fields });
    return { to: leadPath(idOf(params)) };
  },
};

const visit: StaffCall = {
  ...ofLead,
  path: paths.saveVisit,
  async answer({ params, sent }, actor) {
    const parsed = visitFormSchema.safeParse(sent);
    if (!parsed.success) throw new ApiError(400, parsed.error.issues[0]?.message ?? "");
    await saveVisit(actor, idOf(params), parsed.data);
    return { to: leadPath(idOf(params)) };
  },
};

const contact: StaffCall = {
  ...ofLead,
  path: paths.contactLead,
  async answer({ params, sent }, actor) {
    const kind = contactKinds.find((known) => known === sent.by);
    if (!kind) throw new ApiError(400, `by must be ${contactKinds.join(" or ")}.`);
    await noteContact(actor, idOf(params), kind, {
      isInPlace: sent.inPlace === "1",
      note: Object.hasOwn(whatsappLabels, sent.text ?? "")
        ? whatsappLabels[sent.text as WhatsappText]
        : undefined,
    });
    return { to: leadPath(idOf(params)) };
  },
};

const stop: StaffCall = {
  ...ofLead,
  path: paths.stopContact,
  async answer({ params }, actor) {
    await stopContact(actor, idOf(params));
    return { to: leadPath(idOf(params)) };
  },
};

const erase: StaffCall = {
  ...ofLead,
  path: paths.eraseLead,
  role: "owner",
  asksAgain: true,
  async answer({ params }, actor) {
    const { leads, waiting } = await erasePerson(actor, idOf(params), deskDatabaseUrl());
    log("info", "A person was erased at the desk", { by: actor.id, leads, waiting });
    return { to: `${deskPaths.leads}?erased=${leads + waiting}` };
  },
};

const add: StaffCall = {
  path: paths.addLead,
  method: "POST",
  role: "agent",
  pageOf: () => deskPaths.newLead,
  async answer({ sent }, actor) {
    const read = readNewLead(sent);
    if ("faults" in read)
      throw new ApiError(400, "Please look at what is marked below. Nothing was added yet.", read.faults);
    return { to: leadPath(await addLead(actor, read.lead, sent.isAnother === "yes")) };
  },
};

/** A moment as PostgreSQL writes it: `2026-11-23 10:52:03.123456+00`. */
function isDatabaseMoment(text: string): boolean {
  const parts = /^([12]\d{3}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.\d{1,6})?[+-](?:0\d|1[0-5])(?::[0-5]\d)?$/.exec(
    text,
  );
  const moment = new Date(`${parts?.[1]}T${parts?.[2]}Z`);
  // A day that no calendar has becomes another one, or none.
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(parts?.[1] ?? "none");
}

const shownSchema = z.object({
  since: z.string().refine(isDatabaseMoment, "since must be a moment.").optional(),
  event: z.coerce.number("event must be a number.").int().min(0).max(2_147_483_647).default(0),
  lead: z.uuid("lead must be the id of a lead.").optional(),
});

/** For so long an open page waits for news with one request; less than a proxy or this site waits for an answer. */
const waitMs = 25_000;

const news: StaffCall = {
  path: paths.leadNews,
  method: "GET",
  role: "agent",
  pageOf: () => deskPaths.leads,
  async answer({ sent, gone }, { id }) {
    const shown = shownSchema.safeParse(sent);
    if (!shown.success) throw new ApiError(400, shown.error.issues[0]?.message ?? "");
    return { data: await waitForNews({ ...shown.data, me: id }, waitMs, gone) };
  },
};

export function idOf({ id = "" }: Record<string, string>): string {
  if (/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return id;
  throw new ApiError(404, "There is no such lead.");
}

export const leadCalls: readonly StaffCall[] = [
  add,
  change,
  note,
  outcome,
  undo,
  booking,
  visit,
  contact,
  stop,
  erase,
  news,
];
