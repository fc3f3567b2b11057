/** Next calls this once, when the server starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs" || process.env.NEXT_PHASE === "phase-production-build") return;
  const [{ openSitePictures }, { env }] = await Promise.all([
    import("@/lib/media/site-pictures"),
    import("@/lib/process/env"),
  ]);
  // Before any page is made. What is being worked on has no files of a build.
  const pictures =
    process.env.NODE_ENV === "production" ? openSitePictures(env().DATA_DIR, env().PICTURES_MEGABYTES) : null;
  const [{ watchCatalogue }, { readCallTimes }] = await Promise.all([
    import("@/lib/server/cache/catalogue-watch"),
    import("@/lib/open-book/open-book-queries"),
  ]);
  await watchCatalogue(async () => (await readCallTimes()) !== null);
  const { API_BASE_URL } = env();
  if (API_BASE_URL) {
    const { watchBackendSpool } = await import("@/lib/enquiries/intake/backend-spool");
    const { sendAgain } = await import("@/lib/api/forward-lead");
    return watchBackendSpool((post) => sendAgain(post, API_BASE_URL));
  }
  const [{ readAddressFate }, { addressFate, readingCalls }] = await Promise.all([
    import("@/lib/server/cache/address-queries"),
    import("@/lib/process/process-state.mjs"),
  ]);
  const { readBacklog } = await import("@/lib/enquiries/deliver/delivery-queries");
  const { countMessages } = await import("@/lib/process/told-figures");
  countMessages.current = () => readBacklog(undefined, 1_000);
  addressFate.current = (address) => readAddressFate(address);
  // What is being worked on is read anew for each request.
  if (process.env.NODE_ENV === "production")
    readingCalls.current = (await import("@/lib/backend/read-calls")).readingCall;
  // Connected before the first lead comes.
  const { sharedCounts } = await import("@/lib/process/shared-counts");
  sharedCounts();
  const { watchSpool } = await import("@/lib/enquiries/intake/watch-spool");
  watchSpool();
  const { sweepDrafts } = await import("@/lib/desk/session/form-drafts");
  sweepDrafts();
  const { watchEndings } = await import("@/lib/desk/store/lead-ending-mutations");
  watchEndings();
  const [{ watchLeads }, { staffTasks }] = await Promise.all([
    import("@/lib/desk/store/watch-leads"),
    import("@/lib/desk/store/ring-staff"),
  ]);
  watchLeads();
  const { startDelivery } = await import("@/lib/enquiries/deliver/delivery-queue");
  const [{ savedSearchTasks }, { watchDueSearches }, { sendsSavedSearches }] = await Promise.all([
    import("@/lib/saved-searches/deliver/send-saved"),
    import("@/lib/saved-searches/deliver/send-saved"),
    import("@/lib/saved-searches/store/saved-searches"),
  ]);
  // Mails to visitors are said in their languages, before any page is asked for too.
  const { speakByRequest } = await import("@/lib/pages/page-language");
  speakByRequest();
  const settings = env();
  startDelivery((db, signal) => ({
    ...savedSearchTasks({ db, settings, signal }),
    ...staffTasks({ db, settings }),
  }));
  watchDueSearches(settings.SAVED_SEARCH_HOURS, sendsSavedSearches(settings));
  if (!pictures) return;
  const { watchPictures } = await import("@/lib/catalogue/run/watch-pictures");
  watchPictures(pictures);
}

/** A page that broke while it was sent is kept for nobody: what the router asks for has begun with status 200 by then. */
export async function onRequestError(): Promise<void> {
  const { requestContexts } = await import("@/lib/process/process-state.mjs");
  const request = requestContexts.getStore();
  if (request) request.incomplete = true;
}
