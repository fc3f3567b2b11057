import type { Words } from "@/lib/base/language";

/** Prices and areas. */
export const amounts: Words = {
  "₹1 Cr": "₹1 करोड़",
  "₹1 L": "₹1 लाख",
  "₹{amount} Cr": "₹{amount} करोड़",
  "₹{amount} L": "₹{amount} लाख",
  "{area} sqft": "{area} वर्ग फ़ुट",
  "sq ft": "वर्ग फ़ुट",
  "sq yd": "वर्ग गज",
};
