/** Next calls this once, when the server starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs" || process.env.NEXT_PHASE === "phase-production-build") return;
  const { watchCatalogue } = await import("@/lib/page-cache/catalogue-watch");
  await watchCatalogue();
  if (process.env.API_BASE_URL) return;
  const [{ readAddressFate }, { addressFate }] = await Promise.all([
    import("@/lib/page-cache/address-queries"),
    import("@/lib/process/process-state.mjs"),
  ]);
  addressFate.current = (address) => readAddressFate(address);
  const { watchSpool } = await import("@/lib/enquiries/intake/watch-spool");
  watchSpool();
  const { startDelivery } = await import("@/lib/enquiries/deliver/delivery-worker");
  startDelivery();
}
