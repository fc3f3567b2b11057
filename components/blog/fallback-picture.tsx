"use client";

import { useState } from "react";
import { Photo } from "@/components/ui/photo";

type Props = {
  sources: readonly { src: string; made: string | null; alt: string }[];
  sizes: string;
  priority: boolean;
  className: string;
};

/** Shows the first of `sources` that can be loaded, or nothing. */
export function FallbackPicture({ sources, ...look }: Props) {
  const [failed, setFailed] = useState(0);
  const shown = sources[failed];
  if (!shown) return null;
  return <Photo key={shown.src} {...shown} {...look} onFail={() => setFailed(failed + 1)} />;
}
