import "server-only";

/** The first `most` bytes of a body; `whole` says whether that was all. The rest is not read. */
export async function readFirstBytes({ body }: Request | Response, most: number) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > most) break;
  }
  return { bytes: Buffer.concat(chunks).subarray(0, most), whole: size <= most };
}
