import pg from "pg";
import { vi } from "vitest";

/** How many statements the database is sent while `act` runs. */
export async function countStatements(act: () => Promise<unknown>): Promise<number> {
  const sent = vi.spyOn(pg.Client.prototype, "query");
  try {
    await act();
    return sent.mock.calls.length;
  } finally {
    sent.mockRestore();
  }
}
