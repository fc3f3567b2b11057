/** Is `next build` running? Then there is no database to read; what it renders is never served (`lib/page-cache`). */
export function isBuilding(): boolean {
  return process.env.NEXT_PHASE === "phase-production-build";
}
