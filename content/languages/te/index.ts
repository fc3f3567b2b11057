import type { Words } from "@/lib/base/language";
import { broken } from "./broken";
import { browserWords } from "./browser";
import { compared } from "./compared";
import { aboutUs } from "./about";
import { builderPages } from "./builder-pages";
import { moreGuides } from "./more-guides";
import { pricePages } from "./price-pages";
import { privacy } from "./privacy";
import { quality } from "./quality";
import { contact } from "./contact";
import { costPage } from "./cost-page";
import { frame } from "./frame";
import { guides } from "./guides";
import { home } from "./home";
import { listing } from "./listing";
import { loanAssistance } from "./loan-assistance";
import { loanGuide } from "./loan-guide";
import { loanGuidePapers } from "./loan-guide-papers";
import { offline } from "./offline";
import { mails } from "./mails";
import { project } from "./project";
import { rentalFaqs } from "./rental-faqs";
import { saved } from "./saved";
import { share } from "./share";
import { visitChecks } from "./visit-checks";
import { visitSheet } from "./visit-sheet";
import { yourConsent } from "./your-consent";
import { savedSearches } from "./saved-searches";

/** All words in this language by the English ones; the browser's come last, so that it and the server say the same. */
export const words: Words = {
  ...broken,
  ...compared,
  ...aboutUs,
  ...builderPages,
  ...moreGuides,
  ...pricePages,
  ...privacy,
  ...quality,
  ...contact,
  ...costPage,
  ...frame,
  ...guides,
  ...home,
  ...listing,
  ...loanAssistance,
  ...loanGuide,
  ...loanGuidePapers,
  ...offline,
  ...mails,
  ...project,
  ...rentalFaqs,
  ...saved,
  ...savedSearches,
  ...share,
  ...visitChecks,
  ...visitSheet,
  ...yourConsent,
  ...browserWords,
};
