import { randomBytes } from "node:crypto";
import pg from "pg";
import { grantToSite } from "@/lib/db/site-role";

/** As `deploy/roles.sql` calls it. */
const role = "zerokey_site";

/**
 * The address with which a site uses its embedded database: of a user that reads and writes rows, and can't change a table, read
 * a file of the machine or run a program on it, as the one that made the database can. `url`: of that one, once the tables
 * are there. Its password is made anew at each start, and kept nowhere.
 */
export async function siteUserUrl(url: string): Promise<string> {
  const password = randomBytes(24).toString("hex");
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on("error", () => {});
  await client.connect();
  try {
    const { rowCount } = await client.query("select from pg_roles where rolname = $1", [role]);
    await client.query(`${rowCount === 0 ? "create" : "alter"} role ${role} login password '${password}'`);
  } finally {
    await client.end();
  }
  await grantToSite(url, role);
  const own = new URL(url);
  [own.username, own.password] = [role, password];
  return own.href;
}
