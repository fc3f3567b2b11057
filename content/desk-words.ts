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
