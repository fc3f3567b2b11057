/** Whether `next build` is running: it has no database, and its pages are never served (`lib/page-cache`). */
export function isBuilding(): boolean {
  return process.env.NEXT_PHASE === "phase-production-build";
}
