import type { Words } from "@/lib/base/language";
import { browserWords } from "./browser";
import { frame } from "./frame";
import { listing } from "./listing";

/** All words in this language by the English ones. */
export const words: Words = { ...browserWords, ...frame, ...listing };
