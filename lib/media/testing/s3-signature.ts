import { createHash, createHmac } from "node:crypto";

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
