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
import { actsOn, callsOf } from "./kinds-of-call";
import { readAs, uuidOf } from "./read-sent";
import type { Asked, StaffCall } from "./serve-desk";

/** The calls about one lead. */
export const ofLead = callsOf({ role: "agent", pageOf: ({ params }) => leadPath(params.id ?? "") });
export const idOf = (params: Record<string, string>) => uuidOf(params, "lead");
const doing = actsOn(ofLead, idOf, leadPath);

type Act = (actor: Actor, id: string, sent: Asked["sent"]) => Promise<unknown>;

const takeNote: Act = (actor, id, { note = "" }) => addNote(actor, id, readAs(noteSchema, note));

const takeOutcome: Act = (actor, id, sent) =>
  // Enter in the box of the note.
  sent.outcome === "note" ? takeNote(actor, id, sent) : noteOutcome(actor, id, readAs(outcomeSchema, sent));

const takeContact: Act = (actor, id, { by, inPlace, text = "" }) => {
  const kind = contactKinds.find((known) => known === by);
  if (!kind) throw new ApiError(400, `by must be ${contactKinds.join(" or ")}.`);
  return noteContact(actor, id, kind, {
    isInPlace: inPlace === "1",
    note: Object.hasOwn(whatsappLabels, text) ? whatsappLabels[text as WhatsappText] : undefined,
  });
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

export const leadCalls: readonly StaffCall[] = [
  ofLead({ path: paths.addLead, pageOf: () => deskPaths.newLead }, async ({ sent }, actor) => {
    const read = readNewLead(sent);
    if ("faults" in read)
      throw new ApiError(400, "Please look at what is marked below. Nothing was added yet.", read.faults);
    return { to: leadPath(await addLead(actor, read.lead, sent.isAnother === "yes")) };
  }),
  doing(paths.changeLead, (actor, id, sent) => changeLead(actor, id, readAs(leadChangeSchema, sent))),
  doing(paths.noteLead, takeNote),
  doing(paths.outcomeLead, takeOutcome),
  doing(paths.undoOutcome, (actor, id) => undoOutcome(actor, id)),
  doing(paths.saveBooking, (actor, id, { version = "", ...fields }) =>
    saveBooking(actor, id, { version, fields }),
  ),
  doing(paths.saveVisit, (actor, id, sent) => saveVisit(actor, id, readAs(visitFormSchema, sent))),
  doing(paths.contactLead, takeContact),
  doing(paths.stopContact, (actor, id) => stopContact(actor, id)),
  ofLead({ path: paths.eraseLead, role: "owner", asksAgain: true }, async ({ params }, actor) => {
    const { leads, waiting } = await erasePerson(actor, idOf(params), deskDatabaseUrl());
    log("info", "A person was erased at the desk", { by: actor.id, leads, waiting });
    return { to: `${deskPaths.leads}?erased=${leads + waiting}` };
  }),
  ofLead(
    { path: paths.leadNews, method: "GET", pageOf: () => deskPaths.leads },
    async ({ sent, gone }, { id }) => ({
      data: await waitForNews({ ...readAs(shownSchema, sent), me: id }, waitMs, gone),
    }),
  ),
];
