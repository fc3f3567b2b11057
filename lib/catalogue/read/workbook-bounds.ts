/*
 * What a packed file says that it becomes, before anything of it is unpacked: a few kilobytes can hold gigabytes. The reader of
 * workbooks unpacks no part beyond what is said here, but one that says nothing: that is refused. Each is read in a process of
 * bounded memory (`file-reader.ts`).
 */
export const workbookBounds = { parts: 500, partBytes: 64 * 1024 * 1024, bytes: 96 * 1024 * 1024 };

const endOfDirectory = 0x06054b50;
const entry = 0x02014b50;
const packedStart = [0x50, 0x4b, 0x03, 0x04];
/** What a part with nothing in it takes, packed. */
const packedNothing = 2;
const endBytes = 22;
const longestComment = 65_535;
const entryBytes = 46;

/** Whether a file is packed as workbooks are. */
export function isWorkbook(content: Uint8Array): boolean {
  return packedStart.every((byte, at) => content[at] === byte);
}

/** Whether a file is a workbook, by its parts, and small enough to be unpacked; a sentence about why not. */
export function workbookFault(content: Uint8Array): string | null {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  const end = findEnd(view);
  if (end === null) return cannotRead;
  const count = view.getUint16(end + 10, true);
  const size = view.getUint32(end + 12, true);
  let at = view.getUint32(end + 16, true);
  if (count > workbookBounds.parts) return tooLarge;
  // 65,535 and 4 GB stand for numbers that need more room: no workbook that is taken here has such.
  if (at + size > end) return cannotRead;
  let bytes = 0;
  let isWorkbook = false;
  for (let number = 0; number < count; number++) {
    if (at + entryBytes > end || view.getUint32(at, true) !== entry) return cannotRead;
    const packed = view.getUint32(at + 20, true);
    const unpacked = view.getUint32(at + 24, true);
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(content.subarray(at + entryBytes, at + entryBytes + nameLength));
    const isSaidLater = (view.getUint16(at + 8, true) & 8) !== 0 && packed === 0 && !name.endsWith("/");
    if (unpacked === 0 && (packed > packedNothing || isSaidLater)) return cannotRead;
    bytes += unpacked;
    if (unpacked > workbookBounds.partBytes || bytes > workbookBounds.bytes) return tooLarge;
    isWorkbook ||= name === "[Content_Types].xml";
    at += entryBytes + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return isWorkbook ? null : cannotRead;
}

export const cannotRead = "This workbook can’t be read. Please save the sheet as “CSV UTF-8” and send that.";
const tooLarge =
  "This workbook is too large unpacked. Please leave out what is not about projects, or save the sheet as “CSV UTF-8” and send that.";

function findEnd(view: DataView): number | null {
  const last = view.byteLength - endBytes;
  for (let at = last; at >= Math.max(0, last - longestComment); at--)
    if (view.getUint32(at, true) === endOfDirectory) return at;
  return null;
}
