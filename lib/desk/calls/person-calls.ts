import "server-only";
import type { z } from "zod";
import { deskCallPaths as paths, leadPath } from "@/lib/desk/forms/desk-paths";
import { eventSchema, otherSchema } from "@/lib/desk/forms/one-person";
import { joinLeads, partLead, undoEvent } from "@/lib/desk/store/person-mutations";
import type { Actor } from "@/lib/desk/store/staff";
import { actsOn } from "./kinds-of-call";
import { idOf, ofLead } from "./lead-calls";
import { readAs } from "./read-sent";
import type { StaffCall } from "./serve-desk";

const doing = actsOn(ofLead, idOf, leadPath);

/** What staff say on the page of a lead of who is one person: `other` is what its form sends. */
const said = <Other>(
  path: string,
  other: z.ZodType<Other>,
  tell: (actor: Actor, id: string, other: Other) => Promise<void>,
): StaffCall => doing(path, (actor, id, sent) => tell(actor, id, readAs(other, sent.other)), "#history");

export const personCalls: readonly StaffCall[] = [
  said(paths.joinLead, otherSchema, joinLeads),
  said(paths.partLead, otherSchema, (actor, id, other) => partLead(actor, other, id)),
  said(paths.undoPerson, eventSchema, (actor, _, event) => undoEvent(actor, event)),
];
