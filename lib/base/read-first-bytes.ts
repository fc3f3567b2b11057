import "server-only";

/** The first `most` bytes of a response; `whole` says whether that was all. The rest is not read. */
export async function readFirstBytes(
  response: Response,
  most: number,
): Promise<{ bytes: Buffer; whole: boolean }> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    chunks.push(part.value);
    size += part.value.length;
    if (size > most) {
      await reader?.cancel();
      return { bytes: Buffer.concat(chunks).subarray(0, most), whole: false };
    }
  }
  return { bytes: Buffer.concat(chunks), whole: true };
}
