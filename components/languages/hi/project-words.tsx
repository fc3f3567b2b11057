"use client";

import type { ReactNode } from "react";
import { amounts } from "@/content/languages/hi/browser/amounts";
import { emi } from "@/content/languages/hi/browser/emi";
import { emiActions } from "@/content/languages/hi/browser/emi-actions";
import { fields } from "@/content/languages/hi/browser/fields";
import { projectParts } from "@/content/languages/hi/browser/project";
import { shared } from "@/content/languages/hi/browser/shared";
import { bringWords } from "../bring-words";

bringWords(amounts, emi, emiActions, fields, projectParts, shared);

/** Brings what the page of a home or a plot says in Hindi before it is rendered. */
export function ProjectWords({ children }: { children: ReactNode }) {
  return children;
}
