import { promises } from "@/content/promises";
import { places } from "@/content/site";
import type { Words } from "@/lib/base/language";

/** What the pictures say that links bring along (`content/page-pictures.ts`); a comma begins a new line in them. */
export const share: Words = {
  [`${places.city} homes, 0% brokerage`]: "హైదరాబాద్‌లో బ్రోకరేజ్ లేని ఇళ్లు",
  [promises.phone.answer]: "పగలూ రాత్రీ ఒక మనిషి జవాబిస్తారు",
  "Apartments, villas and plots": "అపార్ట్‌మెంట్లు విల్లాలు ప్లాట్లు",
  "Prices, floor plans and RERA numbers": "ధరల నుండి రెరా నంబర్ల వరకు",
  "Ask us about a home": "ఇంటి గురించి మమ్మల్ని అడగండి",
  "Home loan EMI calculator": "గృహ రుణ వాయిదా కాలిక్యులేటర్",
  "Instalment, interest and balance": "వాయిదా వడ్డీ మిగిలిన రుణం",
  "Home loan guide": "గృహ రుణ మార్గదర్శి",
  "From eligibility to the last payment": "అర్హత నుండి చివరి వాయిదా వరకు",
  "Help with your home loan": "మీ గృహ రుణానికి సాయం",
  "One form, several lenders": "ఒకే ఫారం, పలు రుణ సంస్థలు",
  "Rental FAQs": "అద్దె గురించి ప్రశ్నలు",
  "Deposit, agreement and notice": "డిపాజిట్, ఒప్పందం, నోటీసు",
};
