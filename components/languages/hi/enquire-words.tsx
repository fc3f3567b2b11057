"use client";

import type { ReactNode } from "react";
import { contactFields } from "@/content/languages/hi/browser/contact-fields";
import { fields } from "@/content/languages/hi/browser/fields";
import { loanFields } from "@/content/languages/hi/browser/loan-fields";
import { messages } from "@/content/languages/hi/browser/messages";
import { bringWords } from "../bring-words";

bringWords(contactFields, fields, loanFields, messages);

/** Brings what the page of a form says in Hindi before it is rendered. */
export function EnquireWords({ children }: { children: ReactNode }) {
  return children;
}
