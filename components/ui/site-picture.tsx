import "server-only";
import type { ComponentProps } from "react";
import { madeWord } from "@/lib/base/made-pictures";
import { Picture } from "./picture";

/** A picture that only the server renders, which knows in which sizes the site has it. */
export function SitePicture(props: Omit<ComponentProps<typeof Picture>, "made">) {
  return <Picture {...props} made={madeWord(props.src)} />;
}
