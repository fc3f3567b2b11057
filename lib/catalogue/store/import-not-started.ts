import "server-only";

/** The import could not start. The message is for staff. */
export class ImportNotStartedError extends Error {
  override name = "ImportNotStartedError";
}

/** The newest table stands for all: they are made together, when the site starts. */
export const missingTables =
  "The database has no tables yet, or those of an older version of the site: start the site once (npm start), then run this again.";
