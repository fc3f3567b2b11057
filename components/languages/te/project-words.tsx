"use client";

import type { ReactNode } from "react";
import { amounts } from "@/content/languages/te/browser/amounts";
import { emi } from "@/content/languages/te/browser/emi";
import { emiActions } from "@/content/languages/te/browser/emi-actions";
import { fields } from "@/content/languages/te/browser/fields";
import { projectParts } from "@/content/languages/te/browser/project";
import { shared } from "@/content/languages/te/browser/shared";
import { bringWords } from "../bring-words";

bringWords(amounts, emi, emiActions, fields, projectParts, shared);

/** Brings what the page of a home or a plot says in Telugu before it is rendered. */
export function ProjectWords({ children }: { children: ReactNode }) {
  return children;
}
