/** The first port of the journeys' servers. Another one lets two checkouts run their journeys at once. */
const first = Number(process.env.E2E_PORT || 4310);
if (!Number.isInteger(first) || first < 1 || first > 65_530) {
  throw new Error(`E2E_PORT must be a whole number from 1 to 65530, but is "${process.env.E2E_PORT}".`);
}

export const ports = {
  site: first,
  copy: first + 1,
  alone: first + 2,
  /** Of the backend of `alone`, which is started by one test only (`home-outage`). */
  backend: first + 3,
  mail: first + 4,
  crm: first + 5,
  plain: first + 6,
};
const at = (port: number) => `http://localhost:${port}`;

/** The site that the journeys visit. */
export const siteUrl = at(ports.site);
/** A second copy of the site, whose backend is the first, and which has a public address. */
export const copyUrl = at(ports.copy);
/** A third one, whose backend is started by one test only (`home-outage`). */
export const aloneUrl = at(ports.alone);
/** A fourth one with the same backend, which changes nothing of what Next writes (PLAIN_NEXT). */
export const plainUrl = at(ports.plain);
