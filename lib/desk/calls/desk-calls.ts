import "server-only";
import { accountCalls } from "./account-calls";
import { boardCalls } from "./board-calls";
import type { DeskCall } from "./serve-desk";
import { fileCalls } from "./file-calls";
import { leadFileCalls } from "./lead-file-calls";
import { leadCalls } from "./lead-calls";
import { leadListCalls } from "./lead-list-calls";
import { personCalls } from "./person-calls";
import { postCalls, wordCalls } from "./content-calls";
import { projectCalls } from "./project-calls";
import { ringCalls } from "./ring-calls";
import { sharingCalls } from "./sharing-calls";
import { signInCalls } from "./sign-in-calls";
import { staffCalls } from "./staff-calls";

/** Every call of the desk. `lib/desk/calls/refusals.server.test.ts` tries each without a session, role and origin of its own. */
export const deskCalls: readonly DeskCall[] = [
  ...signInCalls,
  ...accountCalls,
  ...ringCalls,
  ...sharingCalls,
  ...leadCalls,
  ...personCalls,
  ...leadListCalls,
  ...leadFileCalls,
  ...boardCalls,
  ...projectCalls,
  ...postCalls,
  ...fileCalls,
  ...wordCalls,
  ...staffCalls,
];
