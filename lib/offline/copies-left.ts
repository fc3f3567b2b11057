import type { KeptCopy } from "./messages";

/** More than a shortlist with its sheets and some comparisons. */
export const mostCopies = 24;
export const mostBytes = 8_000_000;

/**
 * Those of a list, of late read first, that may stay: at most so many and so many bytes, the oldest make room. The page that
 * says that there is no network has no moment, and always stays.
 */
export function leftOf<T extends Pick<KeptCopy, "readAt"> & { bytes: number }>(
  list: readonly T[],
  most = mostCopies,
): T[] {
  let bytes = 0;
  return list.filter((copy, at) => {
    bytes += copy.bytes;
    return copy.readAt === "" || (at < most && bytes <= mostBytes);
  });
}

/**
 * Whether a copy that was kept because of the shortlist may go: it is none of `wanted`, and none in another language whose page
 * (`own`: its name in the language of now) is wanted and not kept yet.
 */
export function isUnwanted(
  name: string,
  own: string,
  wanted: ReadonlySet<string>,
  kept: ReadonlySet<string>,
): boolean {
  return !wanted.has(name) && (!wanted.has(own) || kept.has(own));
}
