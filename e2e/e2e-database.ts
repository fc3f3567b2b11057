/** The database of the first site: on the server that `npm test` started. */
export function e2eDatabaseUrl(): string {
  const admin = process.env.TEST_DATABASE_URL;
  if (!admin) throw new Error("TEST_DATABASE_URL is not set: run the journeys with npm test -- --e2e.");
  const url = new URL(admin);
  url.pathname = "/e2e_site";
  return url.href;
}
