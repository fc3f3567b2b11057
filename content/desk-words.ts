/** What the mail with a one-time link says. `{site}` and `{time}` are filled in. */
export const signInMailWords = {
  subject: "Your link to the desk of {site}",
  intro: "Open this link on the device where you work. It signs you in once.",
  button: "Sign in to the desk",
  until: "It is good for {time}. If you did not ask for it, leave it: nothing happens by itself.",
} as const;

/** What comes before it for somebody who is given an account. `{who}`, `{role}`, `{may}`, `{site}` and `{address}` are filled in. */
export const invitationWords = {
  subject: "You are invited to the desk of {site}",
  intro:
    "{who} has given you an account at the desk of {site}, {address}. Your role there is {role}: it {may}.",
} as const;

/** What the mail says after somebody signed in on another device. `{device}` and `{moment}` are filled in. */
export const newDeviceMailWords = {
  subject: "New sign-in at the desk of {site}",
  intro: "Your account was used on a device that it was not used on before: {device}, {moment}.",
  button: "Open my account",
  advice:
    "If it was you, there is nothing to do. If not, sign out everywhere else on the page of your account, and tell an owner.",
} as const;

/** What rings say, in a browser and in the subject of a mail. `{minutes}` and `{count}` are filled in. */
export const ringWords = {
  waits: {
    one: "A new lead waits {minutes} min for a call",
    many: "{count} new leads wait {minutes} min for a call",
  },
  passed: {
    one: "A lead is yours now: nobody has called for {minutes} min",
    many: "{count} leads are yours now: nobody has called for {minutes} min",
  },
  owner: {
    one: "Nobody has called a lead for {minutes} min",
    many: "Nobody has called {count} leads for {minutes} min",
  },
  trial: { title: "This is how the desk rings", body: "Nothing waits: somebody tried it." },
  given: { one: "You were given a lead", many: "You were given {count} leads" },
  footer:
    "Sent by the desk, because these leads wait for a call. Numbers are at the desk alone. An owner sets when it rings.",
} as const;

/** What the mail in the morning says. `{leads}` is filled in. */
export const morningWords = {
  subject: "Your day: {leads} to call",
  heading: "To call today",
  uncalled: "Not called yet",
  overdue: "Follow-ups overdue",
  today: "Follow-ups today",
  footer:
    "Sent once a day by the desk to who has something to do. Numbers are at the desk alone. An owner sets the hour.",
} as const;
