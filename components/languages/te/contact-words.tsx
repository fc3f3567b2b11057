"use client";

import type { ReactNode } from "react";
import { contactFields } from "@/content/languages/te/browser/contact-fields";
import { fields } from "@/content/languages/te/browser/fields";
import { bringWords } from "../bring-words";

bringWords(contactFields, fields);

/** Brings what the contact page says in Telugu before it is rendered. */
export function ContactWords({ children }: { children: ReactNode }) {
  return children;
}
