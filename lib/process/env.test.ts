import path from "node:path";
import { describe, expect, it, test } from "vitest";
import { readEnv, settingNames, SettingsError } from "./env";
import { parseMapTiles } from "./env-rules";

function sentencesOf(source: Record<string, string>): string[] {
  try {
    readEnv(source);
  } catch (error) {
    if (error instanceof SettingsError) return error.sentences;
    throw error;
  }
  return [];
}

describe("settings", () => {
  it("are complete without any environment", () => {
    expect(readEnv({})).toEqual({
      PORT: 3000,
      HOST: "0.0.0.0",
      SITE_URL: "http://localhost:3000",
      DATABASE_READ_SECONDS: 1,
      DATA_DIR: path.resolve(".data"),
      LEADS_EMAIL_TO: [],
      SAVED_SEARCH_HOURS: { from: 9, until: 21 },
      MEDIA_HOSTS: [],
      LOG_LEVEL: "info",
      HSTS: "host",
      TRUST_PROXY: 0,
      READY_MEGABYTES: 64,
      PICTURES_MEGABYTES: 1_000,
      UPLOADS_MEGABYTES: 10_000,
      MEDIA_STORE_MEGABYTES: 1_000,
      SEARCH_INDEX: "on",
      OFFLINE_COPIES: "on",
      PLAIN_NEXT: "0",
    });
  });

  it("count an empty value as unset", () => {
    expect(readEnv(Object.fromEntries(settingNames.map((name) => [name, " "])))).toEqual(readEnv({}));
  });

  it("derive the site's address from the port", () => {
    expect(readEnv({ PORT: "4000" }).SITE_URL).toBe("http://localhost:4000");
  });

  it("drop the slash at the end of an address", () => {
    const settings = readEnv({ SITE_URL: "https://homes.example/", API_BASE_URL: "https://api.example/v2/" });
    expect(settings.SITE_URL).toBe("https://homes.example");
    expect(settings.API_BASE_URL).toBe("https://api.example/v2");
  });

  it("read lists", () => {
    const settings = readEnv({ MEDIA_HOSTS: "cdn.example, Img.Example ,", LEADS_EMAIL_TO: "a@b.co,c@d.co" });
    expect(settings.MEDIA_HOSTS).toEqual(["cdn.example", "img.example"]);
    expect(settings.LEADS_EMAIL_TO).toEqual(["a@b.co", "c@d.co"]);
  });

  it.each([
    ["PORT", "abc", `PORT must be a whole number from 1 to 65535, but is "abc".`],
    ["PORT", "0", `PORT must be a whole number from 1 to 65535, but is "0".`],
    ["PORT", "80.5", `PORT must be a whole number from 1 to 65535, but is "80.5".`],
    [
      "SITE_URL",
      "homes.example",
      `SITE_URL must be an http:// or https:// address without a path, but is "homes.example".`,
    ],
    [
      "SITE_URL",
      "https://a.b/c",
      `SITE_URL must be an http:// or https:// address without a path, but is "https://a.b/c".`,
    ],
    ["HSTS", "all", `HSTS must be host or subdomains, but is "all".`],
    ["TRUST_PROXY", "-1", `TRUST_PROXY must be a whole number from 0 to 100, but is "-1".`],
    [
      "LOG_LEVEL",
      "loud",
      `LOG_LEVEL must be trace, debug, info, warn, error, fatal or silent, but is "loud".`,
    ],
    [
      "SAVED_SEARCH_HOURS",
      "21-9",
      `SAVED_SEARCH_HOURS must be two full hours of a day such as "9-21", but is "21-9".`,
    ],
    [
      "MEDIA_HOSTS",
      "https://cdn.example",
      `MEDIA_HOSTS must be host names separated by commas, without https:// and without a path, but is "https://cdn.example".`,
    ],
    [
      "LEADS_EMAIL_TO",
      "a@b.co, me",
      `LEADS_EMAIL_TO must be e-mail addresses separated by commas, but is "a@b.co, me".`,
    ],
    ...["s3:bucket", "s3://bucket", "s3://b?region=auto", "s3://bucket?region=auto&acl=x", "S3"].map(
      (value) => [
        "MEDIA_STORE",
        value,
        `MEDIA_STORE must be "file", or a bucket as in s3://bucket/prefix?endpoint=https://s3.example.com&region=ap-south-1 (without endpoint it is Amazon's).`,
      ],
    ),
    ["REDIS_URL", "http://r", "REDIS_URL must be a redis:// or rediss:// address."],
    ["SMTP_URL", "mail.example", "SMTP_URL must be an smtp:// or smtps:// address."],
    ["API_BASE_URL", "ftp://x", `API_BASE_URL must be an http:// or https:// address, but is "ftp://x".`],
  ])("refuse %s=%s with a sentence", (name, value, sentence) => {
    expect(sentencesOf({ [name]: value })).toEqual([sentence]);
  });

  it("read where uploads lie, with the keys to it", () => {
    const keys = { AWS_ACCESS_KEY_ID: "a", AWS_SECRET_ACCESS_KEY: "b" };
    const read = (MEDIA_STORE: string) => readEnv({ MEDIA_STORE, ...keys }).MEDIA_STORE;
    expect(read("s3://homes/a/b/?endpoint=https://s3.example.com/&region=auto")).toEqual({
      ...{ name: "homes", prefix: "a/b", endpoint: "https://s3.example.com", region: "auto" },
    });
    expect(read("s3://homes?region=ap-south-1")).toEqual({
      ...{ name: "homes", prefix: "", endpoint: "https://s3.ap-south-1.amazonaws.com", region: "ap-south-1" },
    });
    expect(read("file")).toBe("file");
    expect(sentencesOf({ MEDIA_STORE: "s3://homes?region=ap-south-1" })).toEqual([
      "AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be set when MEDIA_STORE is a bucket, because every call to it is signed.",
    ]);
  });

  it("never repeat a password", () => {
    const sentences = sentencesOf({ DATABASE_URL: "mysql://root:secret@db/x" });
    expect(sentences).toEqual(["DATABASE_URL must be a postgres:// or postgresql:// address."]);
  });

  it("name every bad setting at once", () => {
    expect(sentencesOf({ PORT: "x", LOG_LEVEL: "y" })).toHaveLength(2);
  });

  it("ask for the secret of the webhook and the sender of the mail", () => {
    expect(
      sentencesOf({ LEADS_WEBHOOK_URL: "https://crm.example", SMTP_URL: "smtp://mail.example" }),
    ).toEqual([
      "LEADS_WEBHOOK_SECRET must be set when LEADS_WEBHOOK_URL is set, because every lead sent there is signed.",
      "MAIL_FROM must be set when SMTP_URL is set, because every mail needs a sender.",
    ]);
  });

  it("ask for another secret for what the CRM sends", () => {
    const secret = "c2VjcmV0IG9mIHRoZSB0ZXN0cw==";
    const given = { LEADS_WEBHOOK_SECRET: `whsec_${secret}`, LEADS_INCOMING_SECRET: secret };
    expect(sentencesOf(given)).toEqual([
      "LEADS_INCOMING_SECRET must not be LEADS_WEBHOOK_SECRET, so that no message of ours can be sent back to us.",
    ]);
    expect(sentencesOf({ LEADS_INCOMING_SECRET: "short" })).toHaveLength(1);
    expect(sentencesOf({ LEADS_INCOMING_SECRET: secret, LEADS_PORTAL_SECRET: `whsec_${secret}` })).toEqual([
      "LEADS_PORTAL_SECRET must be a secret of its own: portals are others than the CRM.",
    ]);
  });

  it("accept a sender with a name", () => {
    expect(readEnv({ MAIL_FROM: "Zerokey <homes@example.com>" }).MAIL_FROM).toBe(
      "Zerokey <homes@example.com>",
    );
  });
});

test.each([
  ["https://tiles.example.com/{z}/{x}/{y}.png?key=a1", "raster", "https://tiles.example.com"],
  ["https://tiles.example.com/styles/light.json", "style", "https://tiles.example.com"],
  ["/tiles/{z}/{x}/{y}.webp", "raster", null],
])("%s is a %s of %s", (address, kind, origin) => {
  expect(parseMapTiles(address)).toEqual({ kind, address, origin });
});

test.each([
  "http://tiles.example.com/{z}/{x}/{y}.png",
  "//tiles.example.com/style.json",
  "https://tiles.example.com/{z}/{x}.png",
  "https://tiles.example.com/{z}/{x}/{y}.pbf",
  "https://name:secret@tiles.example.com/style.json",
  "https://tiles.example.com/style.json; script-src *",
  "tiles",
])("%s is refused", (address) => expect(parseMapTiles(address)).toBeUndefined());

test("a map of somebody else's needs the words that say whose it is", () => {
  const sentences = (given: Record<string, string>) => {
    try {
      readEnv(given);
      return [];
    } catch (error) {
      return error instanceof SettingsError ? error.sentences : expect.fail(String(error));
    }
  };
  const tiles = { MAP_TILES: "https://tiles.example.com/style.json" };
  expect(sentences(tiles)).toEqual([
    "MAP_ATTRIBUTION must be set when MAP_TILES is set, because whoever made the map is named on it.",
  ]);
  expect(sentences({ ...tiles, MAP_ATTRIBUTION: "© OpenStreetMap contributors" })).toEqual([]);
  expect(sentences({ MAP_TILES: "http://tiles.example.com" })[0]).toMatch(/^MAP_TILES must be .*https:/);
});
