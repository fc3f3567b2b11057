/** Older names that people still type, and the names this catalogue keeps. Lower case. */
const formerNames: Record<string, string> = {
  bangalore: "bengaluru",
  bombay: "mumbai",
  madras: "chennai",
  vizag: "visakhapatnam",
  "hitech city": "hitec city",
  "hi-tech city": "hitec city",
};

/** A place's name as it is compared: lower case, single spaces, today's name. */
export function placeKey(name: string): string {
  const key = name.trim().toLowerCase().replace(/\s+/g, " ");
  return formerNames[key] ?? key;
}
