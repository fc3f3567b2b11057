import type { Words } from "@/lib/base/language";

/** What is done with the figures of a calculator. */
export const emiActions: Words = {
  "Copy link": "लिंक कॉपी करें",
  Print: "प्रिंट करें",
  "Link copied. It opens with these figures.": "लिंक कॉपी हो गया। वह इन्हीं आँकड़ों के साथ खुलेगा।",
  "Copy this address:": "यह पता कॉपी करें:",
  "Link to these figures": "इन आँकड़ों का लिंक",
};
