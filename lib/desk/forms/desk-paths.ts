import { deskRoot, leadPath } from "@/lib/base/lead-path";

/**
 * Addresses of the desk, written once. Like all that the desk has in the browser, it imports nothing that visitors load: what
 * both have would be cut out of their scripts into a file of its own.
 */
export { deskRoot, leadPath };

export const deskPaths = {
  home: deskRoot,
  signIn: `${deskRoot}/sign-in`,
  signInLink: `${deskRoot}/sign-in/link`,
  account: `${deskRoot}/account`,
  leads: `${deskRoot}/leads`,
  newLead: `${deskRoot}/leads/new`,
  leadFile: `${deskRoot}/leads/file`,
  followUps: `${deskRoot}/follow-ups`,
  visits: `${deskRoot}/visits`,
  projects: `${deskRoot}/projects`,
  newProject: `${deskRoot}/projects/new`,
  posts: `${deskRoot}/posts`,
  newPost: `${deskRoot}/posts/new`,
  /** The first of its parts. */
  words: `${deskRoot}/words/testimonials`,
  files: `${deskRoot}/files`,
  staff: `${deskRoot}/staff`,
  alarms: `${deskRoot}/alarms`,
  sharing: `${deskRoot}/sharing`,
  marketing: `${deskRoot}/marketing`,
  board: `${deskRoot}/board`,
} as const;

/** What an address asks for, as a page gets it. */
export type Given = Record<string, string | string[] | undefined>;

/** A text that an address asks for; empty for none. No text of the database has the character 0. */
export const textIn = (given: Given, name: string): string =>
  [given[name]].flat()[0]?.replaceAll("\0", "").trim() ?? "";

type Query = Record<string, string | number | boolean | null | undefined>;

/** A query that asks for these, without `?`; what is empty is left out. */
export function queryOf(given: Query): string {
  const pairs = Object.entries(given).filter(([, value]) => value);
  return new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString();
}

/** An address with such a query. */
export function withQuery(path: string, given: Query): string {
  const query = queryOf(given);
  return query ? `${path}?${query}` : path;
}

/** Its calls: forms are posted here, which no page takes. */
export const deskCallsRoot = `${deskRoot}/calls`;

/** Paths of the calls, below their root; `{id}` stands for a path parameter. */
export const deskCallPaths = {
  askForLink: "/sign-in",
  signInByLink: "/sign-in/link",
  passkeyQuestion: "/sign-in/passkey-question",
  signInByPasskey: "/sign-in/passkey",
  signOut: "/sign-out",
  endSessions: "/sessions/end",
  endSession: "/sessions/{id}/end",
  newPasskeyQuestion: "/passkeys/question",
  addPasskey: "/passkeys/add",
  removePasskey: "/passkeys/remove",
  goAway: "/account/away",
  newCalendar: "/account/calendar",
  removeCalendar: "/account/calendar/remove",
  addBrowser: "/browsers/add",
  tryBrowsers: "/browsers/try",
  removeBrowser: "/browsers/remove",
  saveAlarms: "/alarms/save",
  saveSharing: "/sharing/save",
  saveTaking: "/sharing/{id}/takes",
  leadNews: "/leads/news",
  exportLeads: "/leads/export",
  exportBoard: "/board/export",
  addLead: "/leads/add",
  sendLeadFile: "/leads/file/send",
  leadFileRest: "/leads/file/rest",
  chooseLeadColumns: "/leads/file/{id}/columns",
  takeLeadFile: "/leads/file/{id}/take",
  changeLeads: "/leads/change",
  undoLeads: "/leads/undo",
  saveView: "/leads/views/save",
  forgetView: "/leads/views/forget",
  saveLook: "/leads/look",
  changeLead: "/leads/{id}/change",
  noteLead: "/leads/{id}/note",
  outcomeLead: "/leads/{id}/outcome",
  undoOutcome: "/leads/{id}/outcome/undo",
  saveBooking: "/leads/{id}/booking",
  saveVisit: "/leads/{id}/visit",
  contactLead: "/leads/{id}/contact",
  joinLead: "/leads/{id}/join",
  partLead: "/leads/{id}/part",
  undoPerson: "/leads/{id}/join/undo",
  stopContact: "/leads/{id}/stop",
  eraseLead: "/leads/{id}/erase",
  saveProject: "/projects/{id}/save",
  publishProject: "/projects/{id}/publish",
  withdrawProject: "/projects/{id}/withdraw",
  forgetProject: "/projects/{id}/forget",
  deleteProject: "/projects/{id}/delete",
  checkProject: "/projects/{id}/checked",
  undoProject: "/projects/{id}/undo",
  addFiles: "/projects/{id}/files",
  projectPicture: "/projects/{id}/picture",
  savePost: "/posts/{id}/save",
  publishPost: "/posts/{id}/publish",
  withdrawPost: "/posts/{id}/withdraw",
  undoPost: "/posts/{id}/undo",
  addCover: "/posts/{id}/cover",
  saveWords: "/words/{id}/save",
  undoWords: "/words/{id}/undo",
  saveRegistrations: "/registrations/save",
  undoRegistrations: "/registrations/undo",
  fileTemplate: "/files/template",
  sendFile: "/files/send",
  acceptInFile: "/files/{id}/accept",
  chooseSheet: "/files/{id}/sheet",
  mendRow: "/files/{id}/mend",
  chooseColumns: "/files/{id}/columns",
  importFile: "/files/{id}/import",
  publishFile: "/files/{id}/publish",
  runningImport: "/imports/running",
  undoImport: "/imports/{id}/undo",
  addStaff: "/staff/add",
  linkStaff: "/staff/{id}/link",
  changeStaff: "/staff/{id}/role",
  signOutStaff: "/staff/{id}/sign-out",
  removeStaff: "/staff/{id}/remove",
  awayStaff: "/staff/{id}/away",
} as const;

export function deskCall(path: string, { id = "" }: { id?: string } = {}): string {
  return deskCallsRoot + path.replace("{id}", encodeURIComponent(id));
}

/** The calendar of an account, for its calendar app: whoever has the secret reads it. */
export function calendarPath(secret: string): string {
  return `${deskRoot}/calendar/${secret}.ics`;
}

/** A project at the desk; visitors have theirs at `projectPath`. */
export function deskProjectPath(id: string | number): string {
  return `${deskPaths.projects}/${encodeURIComponent(id)}`;
}

/** A post at the desk; visitors have theirs at `blogPostPath`. */
export function deskPostPath(id: string | number): string {
  return `${deskPaths.posts}/${encodeURIComponent(id)}`;
}

/** What the company says of itself, one part at a time. */
export function deskWordsPath(part: string): string {
  return `${deskRoot}/words/${encodeURIComponent(part)}`;
}

/** Which leads an account is given by itself. */
export function takingPath(account: string): string {
  return withQuery(deskPaths.sharing, { of: account });
}

/** A file that was sent to the desk. */
export function deskFilePath(id: string): string {
  return `${deskPaths.files}/${encodeURIComponent(id)}`;
}

/** A project as visitors will see it, on the site or not. */
export function deskPreviewPath(id: string | number): string {
  return `${deskProjectPath(id)}/preview`;
}

/** The desk's address in `next`, where somebody goes on after signing in; anything else leads to the desk's first page. */
export function safeNext(next: unknown): string {
  if (typeof next !== "string" || next.length > 500) return deskRoot;
  // Plain characters only: nothing that a browser would read as another site's address.
  if (!/^\/desk(?:\/[\w-]+)*(?:\?[\w=&%.+-]*)?$/.test(next)) return deskRoot;
  return next.startsWith(deskCallsRoot) || next.startsWith(deskPaths.signIn) ? deskRoot : next;
}

/** The page to sign in on, which leads back to `next`. */
export function signInPath(params: { next?: string; problem?: string; sent?: "1" | "second" } = {}): string {
  return withQuery(deskPaths.signIn, { ...params, next: params.next === deskRoot ? null : params.next });
}

/**
 * The page that a one-time link opens, and where it leads on. It asks before it signs in, because programs open links of
 * mails too.
 */
export function linkPath(token: string, next = deskRoot): string {
  return withQuery(deskPaths.signInLink, { token, next: next === deskRoot ? null : next });
}
