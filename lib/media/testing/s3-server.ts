import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { BucketKeys } from "@/lib/media/bucket-uploads";
import type { Bucket } from "@/lib/process/env-rules";

type Kept = { bytes: Buffer; type: string; modified: Date };
type Mode = "answers" | "hangs" | "fails" | "stalls";

export type S3Server = {
  bucket: Bucket;
  keys: BucketKeys;
  /** As the setting MEDIA_STORE. */
  setting: string;
  /** By their path below the bucket. */
  objects: Map<string, Kept>;
  /** Methods and paths that came. */
  calls: string[];
  mode: (mode: Mode) => void;
  close: () => Promise<void>;
};

/** A bucket in memory that speaks what the site uses of S3's protocol, and checks each signature. */
export async function openS3Server(): Promise<S3Server> {
  const keys = { accessKeyId: "AKTESTS", secretAccessKey: "a/secret+of the tests" };
  const [name, prefix, region] = ["uploads-of-tests", "site/one", "ap-south-1"];
  const objects = new Map<string, Kept>();
  const calls: string[] = [];
  let mode: Mode = "answers";

  const server = createServer((request, response) => {
    void answer(request, response);
  });
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const { pathname } = new URL(request.url ?? "/", "http://bucket.test");
    calls.push(`${request.method} ${pathname}`);
    if (mode === "hangs") return;
    if (mode === "fails") return refuse(response, 500, "InternalError");
    const fault = faultOf(request, body, keys, region);
    if (fault) return refuse(response, 403, fault);
    const key = pathname.startsWith(`/${name}/`) ? pathname.slice(name.length + 2) : null;
    if (key === null) return refuse(response, 404, "NoSuchBucket");
    if (request.method === "PUT") {
      const modified = new Date("2026-11-20T10:00:00Z");
      objects.set(key, { bytes: body, type: String(request.headers["content-type"]), modified });
      return void response.writeHead(200).end();
    }
    const object = objects.get(key);
    if (!object) return refuse(response, 404, "NoSuchKey");
    response.writeHead(200, {
      ...{ "Content-Type": object.type, "Content-Length": object.bytes.length },
      "Last-Modified": object.modified.toUTCString(),
    });
    if (mode === "stalls") return void response.write(object.bytes.subarray(0, 1));
    response.end(object.bytes);
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The bucket has no port");
  const endpoint = `http://127.0.0.1:${address.port}`;
  return {
    ...{ bucket: { name, prefix, endpoint, region }, keys, objects, calls },
    setting: `s3://${name}/${prefix}?endpoint=${endpoint}&region=${region}`,
    mode: (next) => void (mode = next),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { "Content-Type": "application/xml" });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>No.</Message></Error>`);
}

const form =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w+)$/;
const alwaysSigned = ["host", "x-amz-content-sha256", "x-amz-date"];

/** The code that refuses a request whose signature, time or body is not right. */
function faultOf({ method, url, headers }: IncomingMessage, body: Buffer, keys: BucketKeys, region: string) {
  const [, keyId, day, inRegion, names = "", signature] = form.exec(headers.authorization ?? "") ?? [];
  const [time, bodyHash] = [String(headers["x-amz-date"]), String(headers["x-amz-content-sha256"])];
  const signedNames = names.split(";");
  if (!signature || !alwaysSigned.every((name) => signedNames.includes(name))) return "AccessDenied";
  if (keyId !== keys.accessKeyId) return "InvalidAccessKeyId";
  if (inRegion !== region || day !== time.slice(0, 8)) return "AuthorizationHeaderMalformed";
  const at = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ)$/, "$1-$2-$3:$4:$5"));
  if (!(Math.abs(Date.now() - at) < 15 * 60_000)) return "RequestTimeTooSkewed";
  if (bodyHash !== sha256(body)) return "XAmzContentSHA256Mismatch";
  const [path = "/", query = ""] = (url ?? "/").split("?");
  const signed = signedNames.map((name): [string, string] => [name, String(headers[name])]);
  const expected = s3Signature(keys.secretAccessKey, region, {
    ...{ method: method ?? "", path, query, headers: signed, bodyHash, time },
  });
  return signature === expected ? null : "SignatureDoesNotMatch";
}

/** What of a request is signed; names of headers are lower case, in their order. */
type Signed = {
  method: string;
  path: string;
  query: string;
  headers: [name: string, value: string][];
  bodyHash: string;
  /** As in `X-Amz-Date`. */
  time: string;
};

export const sha256 = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest("hex");

/** Signature version 4 as Amazon publishes it, written from its description and not from a client. */
export function s3Signature(secret: string, region: string, signed: Signed): string {
  const { method, path, query, headers, bodyHash, time } = signed;
  const day = time.slice(0, 8);
  const lines = headers.map(([name, value]) => `${name}:${value.trim()}\n`).join("");
  const names = headers.map(([name]) => name).join(";");
  const canonical = [method, path, query, lines, names, bodyHash].join("\n");
  const text = ["AWS4-HMAC-SHA256", time, `${day}/${region}/s3/aws4_request`, sha256(canonical)].join("\n");
  const key = [day, region, "s3", "aws4_request"].reduce<Buffer | string>(
    (before, part) => createHmac("sha256", before).update(part).digest(),
    `AWS4${secret}`,
  );
  return createHmac("sha256", key).update(text).digest("hex");
}
