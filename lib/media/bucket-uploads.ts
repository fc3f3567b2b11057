import { AwsV4Signer } from "aws4fetch";
import { LRUCache } from "lru-cache";
import { createHash } from "node:crypto";
import "server-only";
import type { Bucket } from "@/lib/process/env-rules";
import { log } from "@/lib/process/log";
import { readFirstBytes } from "@/lib/process/read-first-bytes";
import { TooBusy, workSlots } from "@/lib/process/work-slots";
import type { KeptFiles } from "./disk-uploads";
import { hashInAddress, hashOfUpload, uploadAddress, UploadsAway, type UploadStore } from "./upload-address";

const types = { picture: "image/jpeg", brochure: "application/pdf" } as const;
/** So long nobody asks again for what was not there, in milliseconds. */
const missingMs = 10_000;

type Parts = {
  calls: BucketCalls;
  /** Copies of what was asked for. */
  kept: KeptFiles;
  /** What was uploaded before there was a bucket; it is read, and nothing new comes into it. */
  earlier: UploadStore;
};

/** Uploads in a bucket, which several sites share. A file never changes, because its address has the hash of its bytes. */
export function bucketUploads({ calls, kept, earlier }: Parts): UploadStore {
  const coming = new Map<string, Promise<string | null>>();
  const missing = new LRUCache<string, true>({ max: 1_000, ttl: missingMs });

  async function bring(address: string): Promise<string | null> {
    const object = await calls.get(address.slice(1));
    if (!object) return null;
    if (hashOfUpload(object.bytes) !== hashInAddress(address)) {
      log("error", "The bucket of MEDIA_STORE has other bytes than were uploaded", { upload: address });
      throw new UploadsAway("away", "other bytes than those of this address");
    }
    return kept.add(address, object.bytes, object.modified);
  }

  /** Who asks for the same file at once shares one call. */
  function bringOnce(address: string): Promise<string | null> {
    const before = coming.get(address);
    if (before) return before;
    const file = bring(address).finally(() => coming.delete(address));
    coming.set(address, file);
    return file;
  }

  return {
    async keep(kind, name, bytes) {
      const address = uploadAddress(kind, name, bytes);
      // What is there keeps its time, which visitors have as a validator; what was put there is read back.
      if (await bringOnce(address)) return address;
      await calls.put(address.slice(1), bytes, types[kind]);
      missing.delete(address);
      if (!(await bringOnce(address))) throw new UploadsAway("away", "it has not kept what it took");
      return address;
    },
    async find(address) {
      if (hashInAddress(address) === null) return earlier.find(address);
      const file = (await kept.find(address)) ?? (await earlier.find(address));
      if (file || missing.has(address)) return file;
      const brought = await bringOnce(address);
      if (!brought) missing.set(address, true);
      return brought;
    },
    // Asking takes a call, and a catalogue that is checked can't wait for one: the form of the address has to do.
    mayHave: (address) => hashInAddress(address) !== null || earlier.mayHave(address),
  };
}

export type BucketKeys = { accessKeyId: string; secretAccessKey: string };
type BucketCalls = {
  put(key: string, bytes: Buffer, type: string): Promise<void>;
  get(key: string): Promise<{ bytes: Buffer; modified: Date } | null>;
};

/** In milliseconds; `rest`: after it was away nobody waits for it that long, everybody is told at once. */
const usualPatience = { answer: 4_000, whole: 20_000, put: 40_000, rest: 5_000 };

/** More than the desk takes. */
const mostBytes = 48 * 1024 * 1024;

type Call = { method: "GET" | "PUT"; body?: Buffer; type?: string; answer: number; whole: number };

/**
 * The calls to a bucket that speaks the protocol of S3. Each has a time limit, few are under way at once and few wait. All of
 * them reject with `UploadsAway`.
 */
export function bucketCalls(bucket: Bucket, keys: BucketKeys, patience = usualPatience): BucketCalls {
  const slot = workSlots({ slots: 4, queue: 64 });
  let restsUntil = 0;

  async function call<T>(key: string, asked: Call, read: (answer: Response) => Promise<T>): Promise<T> {
    const stop = new AbortController();
    const stopLater = (ms: number) => setTimeout(() => stop.abort(new Error("no answer in time")), ms);
    const limit = stopLater(asked.whole);
    try {
      return await slot(async () => {
        // More than a rest is left where the clock was set back.
        const left = restsUntil - Date.now();
        if (stop.signal.aborted || (left > 0 && left <= patience.rest))
          throw new UploadsAway("away", "a moment ago");
        const silence = stopLater(asked.answer);
        const sent = send(bucket, keys, { ...asked, key, signal: stop.signal });
        const answered = sent.finally(() => clearTimeout(silence)).then(read);
        // Before the next in the queue has the slot.
        return answered.catch((error: unknown) => {
          restsUntil = Date.now() + patience.rest;
          throw error;
        });
      });
    } catch (error) {
      if (error instanceof UploadsAway && error.cause === "a moment ago") throw error;
      const away = error instanceof UploadsAway ? error : new UploadsAway("away", reasonOf(error));
      if (error instanceof TooBusy) throw away;
      const told =
        away.why === "refused"
          ? "The bucket of MEDIA_STORE refuses AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY"
          : "The bucket of MEDIA_STORE is away";
      log("error", told, { bucket: bucket.name, endpoint: bucket.endpoint, reason: away.cause });
      throw away;
    } finally {
      clearTimeout(limit);
    }
  }

  return {
    put: (key, body, type) =>
      call(key, { method: "PUT", body, type, answer: patience.put, whole: patience.put }, async (answer) => {
        if (!answer.ok) throw await refusalOf(answer);
        await answer.body?.cancel();
      }),
    get: (key) =>
      call(key, { method: "GET", answer: patience.answer, whole: patience.whole }, async (answer) => {
        if (!answer.ok) {
          const refusal = await refusalOf(answer);
          // Without a bucket every file is missing, and that is no 404.
          if (answer.status === 404 && !refusal.cause.includes("NoSuchBucket")) return null;
          throw refusal;
        }
        const { bytes, whole } = await readFirstBytes(answer, mostBytes);
        if (!whole) throw new Error(`is larger than ${mostBytes} bytes`);
        return { bytes, modified: new Date(answer.headers.get("last-modified") ?? 0) };
      }),
  };
}

type Sending = Call & { key: string; signal: AbortSignal };

async function send(bucket: Bucket, keys: BucketKeys, { method, key, body, type, signal }: Sending) {
  const name = [bucket.name, ...(bucket.prefix ? [bucket.prefix] : []), key].join("/");
  // The signature covers the bytes, on http too.
  const hash = createHash("sha256")
    .update(body ?? "")
    .digest("hex");
  const signed = await new AwsV4Signer({
    ...{ ...keys, method, service: "s3", region: bucket.region, url: `${bucket.endpoint}/${name}` },
    headers: { "X-Amz-Content-Sha256": hash, ...(type && { "Content-Type": type }) },
  }).sign();
  return fetch(signed.url, {
    ...{ method, headers: signed.headers, signal, redirect: "error", cache: "no-store" },
    ...(body && { body: new Uint8Array(body) }),
  });
}

/** What the bucket says of itself: a code such as `SignatureDoesNotMatch`. */
async function refusalOf(answer: Response): Promise<UploadsAway> {
  const { bytes } = await readFirstBytes(answer, 4_096);
  const code = /<Code>(\w{1,60})<\/Code>/.exec(bytes.toString("utf8"))?.[1];
  const why = answer.status === 401 || answer.status === 403 ? "refused" : "away";
  return new UploadsAway(why, `answered ${answer.status}${code ? ` ${code}` : ""}`);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
