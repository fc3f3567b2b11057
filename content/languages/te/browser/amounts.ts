import type { Words } from "@/lib/base/language";

/** Prices and areas. */
export const amounts: Words = {
  "₹1 Cr": "₹1 కోటి",
  "₹1 L": "₹1 లక్ష",
  "₹{amount} Cr": "₹{amount} కోట్లు",
  "₹{amount} L": "₹{amount} లక్షలు",
  "{area} sqft": "{area} చ.అ.",
  "sq ft": "చ.అ.",
  "sq yd": "చ.గ.",
};
