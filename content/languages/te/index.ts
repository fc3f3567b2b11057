import type { Words } from "@/lib/base/language";
import { browserWords } from "./browser";
import { contact } from "./contact";
import { frame } from "./frame";
import { guides } from "./guides";
import { home } from "./home";
import { listing } from "./listing";
import { loanAssistance } from "./loan-assistance";
import { loanGuide } from "./loan-guide";
import { loanGuidePapers } from "./loan-guide-papers";
import { project } from "./project";
import { rentalFaqs } from "./rental-faqs";
import { share } from "./share";
import { yourConsent } from "./your-consent";
import { savedSearches } from "./saved-searches";

/** All words in this language by the English ones; the browser's come last, so that it and the server say the same. */
export const words: Words = {
  ...contact,
  ...frame,
  ...guides,
  ...home,
  ...listing,
  ...loanAssistance,
  ...loanGuide,
  ...loanGuidePapers,
  ...project,
  ...rentalFaqs,
  ...savedSearches,
  ...share,
  ...yourConsent,
  ...browserWords,
};
