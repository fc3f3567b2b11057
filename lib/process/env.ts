import path from "node:path";
import { z } from "zod";
import {
  emails,
  hostNames,
  hours,
  mailbox,
  mapTiles,
  mediaStore,
  oneOf,
  secretAddress,
  textMatching,
  webAddress,
  wholeNumber,
} from "./env-rules";

/** The settings of the environment; `.env.example` says what each one means. An empty value counts as unset. */
const settingsSchema = z.object({
  PORT: wholeNumber(1, 65_535).default(3000),
  HOST: textMatching("a host name or an IP address", /^[^\s/]+$/).default("0.0.0.0"),
  SITE_URL: webAddress("an http:// or https:// address without a path", ["http:", "https:"], {
    originOnly: true,
  }).optional(),
  DATABASE_URL: secretAddress("a postgres:// or postgresql:// address", [
    "postgres:",
    "postgresql:",
  ]).optional(),
  DATABASE_READ_URL: secretAddress("a postgres:// or postgresql:// address", [
    "postgres:",
    "postgresql:",
  ]).optional(),
  DATABASE_READ_SECONDS: wholeNumber(1, 3_600).default(1),
  DATA_DIR: textMatching("the path of a folder", /\S/).default(".data"),
  API_BASE_URL: webAddress("an http:// or https:// address", ["http:", "https:"]).optional(),
  REDIS_URL: secretAddress("a redis:// or rediss:// address", ["redis:", "rediss:"]).optional(),
  SMTP_URL: secretAddress("an smtp:// or smtps:// address", ["smtp:", "smtps:"]).optional(),
  MAIL_FROM: mailbox().optional(),
  LEADS_EMAIL_TO: emails().default([]),
  LEADS_WEBHOOK_URL: secretAddress("an http:// or https:// address", ["http:", "https:"]).optional(),
  LEADS_WEBHOOK_SECRET: z.string().optional(),
  LEADS_INCOMING_SECRET: textMatching("at least 16 characters without spaces", /^\S{16,}$/).optional(),
  LEADS_PORTAL_SECRET: textMatching("at least 16 characters without spaces", /^\S{16,}$/).optional(),
  SAVED_SEARCH_HOURS: hours().default({ from: 9, until: 21 }),
  MEDIA_HOSTS: hostNames().default([]),
  MAP_TILES: mapTiles().optional(),
  MAP_ATTRIBUTION: textMatching("one line of at most 200 characters", /^[^\p{Cc}]{1,200}$/u).optional(),
  UPLOADS_MEGABYTES: wholeNumber(1, 10_000_000).default(10_000),
  MEDIA_STORE: mediaStore().optional(),
  MEDIA_STORE_MEGABYTES: wholeNumber(100, 1_000_000).default(1_000),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  LOG_LEVEL: oneOf(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"),
  TRUST_PROXY: wholeNumber(0, 100).default(0),
  HSTS: oneOf(["host", "subdomains"]).default("host"),
  METRICS_TOKEN: textMatching("at least 16 characters without spaces", /^\S{16,}$/).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress("an http:// or https:// address", ["http:", "https:"]).optional(),
  READY_MEGABYTES: wholeNumber(8, 4_096).default(64),
  PICTURES_MEGABYTES: wholeNumber(0, 1_000_000).default(1_000),
  SEARCH_INDEX: oneOf(["on", "off"]).default("on"),
  OFFLINE_COPIES: oneOf(["on", "off"]).default("on"),
  PLAIN_NEXT: oneOf(["0", "1"]).default("0"),
});

type Parsed = z.output<typeof settingsSchema>;
export type Settings = Omit<Parsed, "SITE_URL"> & { SITE_URL: string };

/** The names of all settings, in the order of `.env.example`. */
export const settingNames = Object.keys(settingsSchema.shape);

/** The settings are invalid: `sentences` has one plain sentence for each bad setting. */
export class SettingsError extends Error {
  constructor(readonly sentences: string[]) {
    super(sentences.join("\n"));
    this.name = "SettingsError";
  }
}

/**
 * Reads the settings from `source` and nothing else. DATA_DIR comes back absolute, addresses without a slash at the
 * end. Throws a `SettingsError` that names every bad setting.
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Settings {
  const given = Object.fromEntries(
    settingNames.map((name) => [name, source[name]?.trim() || undefined] as const),
  );
  const result = settingsSchema.safeParse(given);
  const sentences = result.success
    ? missingPartners(result.data)
    : result.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
  if (!result.success || sentences.length > 0) throw new SettingsError(sentences);

  const { PORT, DATA_DIR, SITE_URL = `http://localhost:${PORT}` } = result.data;
  // Every command of the project runs in its root folder, and the launcher hands an absolute path to the site.
  return {
    ...result.data,
    SITE_URL,
    DATA_DIR: path.resolve(/* turbopackIgnore: true */ process.cwd(), DATA_DIR),
  };
}

let memoised: Settings | undefined;

/** The settings of this process, read once. */
export function env(): Settings {
  memoised ??= readEnv();
  return memoised;
}

function missingPartners(settings: Parsed): string[] {
  const sentences: string[] = [];
  if (settings.LEADS_WEBHOOK_URL && !settings.LEADS_WEBHOOK_SECRET) {
    sentences.push(
      "LEADS_WEBHOOK_SECRET must be set when LEADS_WEBHOOK_URL is set, because every lead sent there is signed.",
    );
  }
  const secrets = [
    settings.LEADS_WEBHOOK_SECRET,
    settings.LEADS_INCOMING_SECRET,
    settings.LEADS_PORTAL_SECRET,
  ];
  const [outgoing, incoming, portal] = secrets.map((secret) => secret?.replace(/^whsec_/, ""));
  if (incoming && incoming === outgoing) {
    sentences.push(
      "LEADS_INCOMING_SECRET must not be LEADS_WEBHOOK_SECRET, so that no message of ours can be sent back to us.",
    );
  }
  if (portal && (portal === outgoing || portal === incoming)) {
    sentences.push("LEADS_PORTAL_SECRET must be a secret of its own: portals are others than the CRM.");
  }
  if (settings.SMTP_URL && !settings.MAIL_FROM) {
    sentences.push("MAIL_FROM must be set when SMTP_URL is set, because every mail needs a sender.");
  }
  if (settings.MAP_TILES && !settings.MAP_ATTRIBUTION) {
    sentences.push(
      "MAP_ATTRIBUTION must be set when MAP_TILES is set, because whoever made the map is named on it.",
    );
  }
  const hasKeys = settings.AWS_ACCESS_KEY_ID && settings.AWS_SECRET_ACCESS_KEY;
  if (typeof settings.MEDIA_STORE === "object" && !hasKeys) {
    sentences.push(
      "AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be set when MEDIA_STORE is a bucket, because every call to it is signed.",
    );
  }
  return sentences;
}

/** Whether `next build` is running: it has no database, and its pages are never served (`lib/server/cache`). */
export function isBuilding(): boolean {
  return process.env.NEXT_PHASE === "phase-production-build";
}
