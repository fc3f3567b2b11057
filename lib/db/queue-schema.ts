/** Where the job queue keeps its tables, whatever the environment says about it: our SQL names it too. */
export const queueSchema = "graphile_worker";
