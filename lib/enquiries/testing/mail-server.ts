import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export type ReceivedMail = Email & { recipients: string[]; raw: string };

export type MailServer = {
  url: string;
  mails: ReceivedMail[];
  /** What the server says to a mail from now on; without, it takes it. */
  refuseWith: (answer: { code: number; message: string } | null) => void;
  /** Keeps mails waiting for an answer until it is let go. */
  hang: () => () => void;
  /** How many mails came to the end of their text, taken or not. */
  attempts: () => number;
  /** Forgets what came and takes mails again. */
  clear: () => void;
  close: () => Promise<void>;
};

/** A real mail server on a free port that keeps what it gets. */
export async function openMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  let refusal: { code: number; message: string } | null = null;
  let attempts = 0;
  let gate = Promise.resolve();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        attempts += 1;
        const raw = Buffer.concat(chunks).toString("latin1");
        await gate;
        if (refusal) {
          return done(Object.assign(new Error(refusal.message), { responseCode: refusal.code }));
        }
        const email = await PostalMime.parse(Buffer.concat(chunks));
        mails.push({ ...email, raw, recipients: session.envelope.rcptTo.map(({ address }) => address) });
        done();
      });
    },
  });
  // A client that is killed in the middle of a mail is no trouble of the server's.
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.server.address();
  if (address === null || typeof address === "string") throw new Error("The mail server has no port");
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    refuseWith: (answer) => {
      refusal = answer;
    },
    hang: () => {
      let letGo = () => {};
      gate = new Promise((resolve) => (letGo = resolve));
      return letGo;
    },
    attempts: () => attempts,
    clear: () => {
      mails.length = attempts = 0;
      refusal = null;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
