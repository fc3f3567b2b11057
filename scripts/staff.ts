import { formatCount } from "@/lib/base/format";
import { roles, type Role } from "@/lib/desk/forms/roles";
import { linkAddress, mailLink, makeLinkToken, printedLinkSeconds } from "@/lib/desk/session/sign-in";
import { canMail } from "@/lib/desk/store/staff-mail";
import { type DeskDatabase, withDatabase } from "@/lib/desk/store/desk-database";
import { addStaff, listStaff, removeStaff } from "@/lib/desk/store/staff";
import { env } from "@/lib/process/env";
import { withDatabaseUrl } from "./launcher/database-url";
import { OperatorError } from "./launcher/errors";
import { readArguments, runStaffCommand, wrongCommand } from "./staff-command";

const name = "staff";
const usage = `Who works at the desk (/desk on the site). The desk is off until the first account is made.

  npm run staff -- add EMAIL --role ROLE [--name NAME]   makes an account, or gives one another role, and a link to sign in
  npm run staff -- list                                  everybody with an account
  npm run staff -- remove EMAIL                          removes an account; its sessions end at once

ROLE is owner, editor or agent. The link signs in once, within 24 hours; another is mailed when mail is set up.`;

process.exitCode = await runStaffCommand(async () => {
  const text = { type: "string" } as const;
  const { values, positionals } = readArguments(name, {
    allowPositionals: true,
    options: { role: text, name: text, help: { type: "boolean" } },
  });
  if (values.help) return console.log(usage);
  const [verb, email, ...more] = positionals;
  if (more.length > 0) throw wrongCommand(name, `${more[0]} is too much.`);
  if (verb === "list" && email === undefined) return withStaff(list);
  if (verb !== "add" && verb !== "remove") throw wrongCommand(name, "Say add, list or remove.");
  if (!email || !/^[^\s@<>,]+@[^\s@<>,]+\.[^\s@<>,]+$/.test(email))
    throw wrongCommand(name, `${verb} needs an email address.`);
  if (verb === "remove") return withStaff((db) => remove(db, email));
  const role = roles.find((known) => known === values.role);
  if (!role) throw wrongCommand(name, "--role must be owner, editor or agent.");
  return withStaff((db) => add(db, { email, role, name: values.name }));
});

function withStaff(run: (db: DeskDatabase) => Promise<void>): Promise<void> {
  return withDatabaseUrl(async (databaseUrl) => {
    if (env().API_BASE_URL)
      throw new OperatorError(
        "This site reads another backend (API_BASE_URL), so it has no desk: the desk is where the database is.",
      );
    return withDatabase(databaseUrl, run);
  });
}

async function add(db: DeskDatabase, wanted: { email: string; role: Role; name?: string }): Promise<void> {
  const outcome = await addStaff(db, wanted);
  const email = wanted.email.toLowerCase();
  console.log(
    outcome === "added"
      ? `${email} is ${wanted.role} now.`
      : `${email} was known, and is ${wanted.role} now.`,
  );
  const shown = await makeLinkToken(db, email, printedLinkSeconds, "shown");
  console.log(`Sign in once, within 24 hours:\n${linkAddress(shown, env())}`);
  if (!canMail(env())) return;
  try {
    const token = await makeLinkToken(db, email, printedLinkSeconds);
    const invitation = { who: "Whoever runs the site", role: wanted.role };
    await mailLink(email, { token, time: "24 hours", invitation }, env());
    console.log("A link was mailed too.");
  } catch (error) {
    console.error(`The link could not be mailed: ${error instanceof Error ? error.message : "unknown"}.`);
  }
}

async function list(db: DeskDatabase): Promise<void> {
  const everybody = await listStaff(db);
  if (everybody.length === 0) return console.log("Nobody has an account: the desk is off.");
  const width = Math.max(...everybody.map(({ email }) => email.length));
  for (const { email, role, passkeys, sessions } of everybody)
    console.log(
      `${email.padEnd(width)}  ${role.padEnd(6)}  ${passkeys} passkeys  ${sessions > 0 ? "signed in" : "signed out"}`,
    );
}

async function remove(db: DeskDatabase, email: string): Promise<void> {
  const leads = await removeStaff(db, email);
  if (leads === null) throw new OperatorError(`Nobody has an account with ${email}.`);
  console.log(`Removed ${email.toLowerCase()}. All sessions of the account have ended.`);
  if (leads > 0) console.log(`${formatCount(leads, "open or booked lead")} of the account have nobody now.`);
}
