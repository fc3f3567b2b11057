/** The schema of the job queue's tables. Not a setting, because our SQL names it too. */
export const queueSchema = "graphile_worker";
