"use client";

import type { ReactNode } from "react";
import { contactFields } from "@/content/languages/hi/browser/contact-fields";
import { fields } from "@/content/languages/hi/browser/fields";
import { bringWords } from "../bring-words";

bringWords(contactFields, fields);

/** Brings what the contact page says in Hindi before it is rendered. */
export function ContactWords({ children }: { children: ReactNode }) {
  return children;
}
