import type { Words } from "@/lib/base/language";

/** What the browser says of a home or a plot. */
export const projectParts: Words = {
  "Parts of this page": "इस पेज के हिस्से",
  Copy: "कॉपी",
  Copied: "कॉपी हुआ",
  "Please copy it by hand": "कृपया हाथ से कॉपी करें",
};
