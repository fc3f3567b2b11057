/** Older names that people still type, and the names this catalogue keeps. Lower case. */
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

/** A place's name as it is compared: lower case, single spaces, today's name. */
export function placeKey(name: string): string {
  const key = name.trim().toLowerCase().replace(/\s+/g, " ");
  return formerNames.get(key) ?? key;
}
