"use client";

import type { ReactNode } from "react";
import { contactFields } from "@/content/languages/te/browser/contact-fields";
import { fields } from "@/content/languages/te/browser/fields";
import { loanFields } from "@/content/languages/te/browser/loan-fields";
import { messages } from "@/content/languages/te/browser/messages";
import { bringWords } from "../bring-words";

bringWords(contactFields, fields, loanFields, messages);

/** Brings what the page of a form says in Telugu before it is rendered. */
export function EnquireWords({ children }: { children: ReactNode }) {
  return children;
}
