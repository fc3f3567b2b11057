/** What the mail with a one-time link says. `{site}` and `{time}` are filled in. */
export const signInMailWords = {
  subject: "Your link to the desk of {site}",
  intro: "Open this link on the device where you work. It signs you in once.",
  button: "Sign in to the desk",
  until: "It is good for {time}. If you did not ask for it, leave it: nothing happens by itself.",
} as const;
