"use client";

import type { ReactNode } from "react";
import { emi } from "@/content/languages/te/browser/emi";
import { fields } from "@/content/languages/te/browser/fields";
import { formats } from "@/content/languages/te/browser/formats";
import { places } from "@/content/languages/te/browser/places";
import { projectParts } from "@/content/languages/te/browser/project";
import { shared } from "@/content/languages/te/browser/shared";
import { bringWords } from "../bring-words";

bringWords(emi, fields, formats, places, projectParts, shared);

/** Brings what the page of a home or a plot says in Telugu before it is rendered. */
export function ProjectWords({ children }: { children: ReactNode }) {
  return children;
}
