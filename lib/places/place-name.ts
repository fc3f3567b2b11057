/** Older names that people still type, with the current names in the catalogue. Lower case. */
const formerNames = new Map(
  Object.entries({
    bangalore: "bengaluru",
    bombay: "mumbai",
    madras: "chennai",
    vizag: "visakhapatnam",
    "hitech city": "hitec city",
    "hi-tech city": "hitec city",
    calcutta: "kolkata",
    gurgaon: "gurugram",
    mysore: "mysuru",
    trivandrum: "thiruvananthapuram",
  }),
);

/** A place's name for comparisons: lower case, single spaces, the current name in place of an older one. */
export function placeKey(name: string): string {
  const key = name.trim().toLowerCase().replace(/\s+/g, " ");
  return formerNames.get(key) ?? key;
}
