import { Fragment, type ReactNode } from "react";
import { t } from "@/lib/base/language";

/**
 * A sentence with parts that are more than text, in the language of the page: `<Said words="Ask {us}." us={<a …/>} />`. Other
 * languages have their parts in another order.
 */
export function Said({ words, ...parts }: { words: string } & Readonly<Record<string, ReactNode>>) {
  return t(words)
    .split(/\{(\w+)\}/)
    .map((piece, place) => <Fragment key={place}>{place % 2 ? parts[piece] : piece}</Fragment>);
}
