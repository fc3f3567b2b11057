"use client";

import type { ReactNode } from "react";
import { emi } from "@/content/languages/hi/browser/emi";
import { fields } from "@/content/languages/hi/browser/fields";
import { formats } from "@/content/languages/hi/browser/formats";
import { places } from "@/content/languages/hi/browser/places";
import { projectParts } from "@/content/languages/hi/browser/project";
import { shared } from "@/content/languages/hi/browser/shared";
import { bringWords } from "../bring-words";

bringWords(emi, fields, formats, places, projectParts, shared);

/** Brings what the page of a home or a plot says in Hindi before it is rendered. */
export function ProjectWords({ children }: { children: ReactNode }) {
  return children;
}
