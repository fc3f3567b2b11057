import { createServer } from "node:http";
import path from "node:path";
import next from "next";
import sharp from "sharp";
import { keptAddress } from "@/lib/server/cache/kept-address";
import { pictureStoreFolder, shippedPictures } from "@/lib/media/picture-folders";
import { previewDrawer, startPreviewDrawer } from "@/lib/preview-images/preview-drawer";
import { env } from "@/lib/process/env";
import { log } from "@/lib/process/log";
import { catalogueSeen, remotePictures } from "@/lib/process/process-state.mjs";
import { fileReader, startFileReader } from "@/lib/catalogue/read/file-reader";
import { replicaState } from "@/lib/process/told-figures";
import { startProjectIndex } from "@/lib/projects/index/project-index";
import { projectIndex } from "@/lib/projects/index/index-slot";
import { deviceSizes, imageSizes, qualities } from "@/lib/media/optimiser-sizes.mjs";
import { writeConsoleInLines } from "./console-lines";
import { SiteServer } from "./site-server";
import { responsesWith } from "./site-response";
import { startFigures } from "./figures";
import { limitConnections, patienceInDevelopment } from "./limits";
import { createPictureFiles } from "./picture-files";
import { createPictureRules, type PictureRules } from "./picture-requests";
import { SiteFiles } from "./site-files";
import { VisitLines } from "./visit-lines";

// The process of the site: Next behind the server. Started by the launcher (`scripts/launcher/server.ts`), from the bundle
// that the build leaves in `.next/site/`.
const isDev = process.argv.includes("--dev");
const { PORT, HOST, SITE_URL, DATA_DIR, MEDIA_HOSTS, TRUST_PROXY, READY_MEGABYTES, ...settings } = env();

/** Documents go out as Next writes them, made for each request, without a policy of their scripts (docs/upgrading-next.md). */
const isPlain = isDev || settings.PLAIN_NEXT === "1";

// What it has drawn once is not drawn again from the same file; its cache of 50 MB would hold that.
sharp.cache(false);

// Before Next, whose steps are told too. Nothing of it is loaded without the setting.
const collector = settings.OTEL_EXPORTER_OTLP_ENDPOINT;
const traces = collector === undefined ? undefined : (await import("./traces")).startTraces(collector);

const app = next({ dev: isDev, dir: process.cwd(), hostname: HOST, port: PORT });
await app.prepare();
const handler = app.getRequestHandler();
if (!isDev) writeConsoleInLines();
const files = isDev ? null : new SiteFiles(process.cwd());
const sendPicture = createPictureFiles([pictureStoreFolder(DATA_DIR), path.resolve(shippedPictures)]);
const lines = new VisitLines();
process.on("exit", lines.write);
const site = new SiteServer({
  next: (request, response) => handler(request, response),
  // What is being worked on is made for each request.
  keptAddress: isPlain ? () => null : keptAddress,
  host: new URL(SITE_URL).host,
  // Hot reload brings scripts that no build knows.
  mediaHosts: isPlain ? null : MEDIA_HOSTS,
  tiles: settings.MAP_TILES?.origin ?? null,
  readyBytes: READY_MEGABYTES * 1024 * 1024,
  sendFile: (request, response, path) =>
    files !== null && (files.send(request, response, path) || sendPicture(request, response, path)),
  judgePicture: isDev ? async () => 200 : createPictureRules(readPictureRules()),
  isBuilt: !isDev,
  trustProxy: TRUST_PROXY,
  log: (message, facts) => log("error", message, facts),
  ...(!isDev && { tell: lines.tell }),
  ...(traces && { trace: traces.visit }),
});
site.documents.ready.improve();
if (settings.METRICS_TOKEN) site.figures = await startFigures(site.documents.ready.store);

const server = createServer({ ServerResponse: responsesWith(settings.HSTS) }, site.handle);
limitConnections(server, isDev ? patienceInDevelopment : undefined);
// Nothing here speaks anything but HTTP, and nobody bounds what Node hands over. Hot reload does.
if (!isDev) server.on("upgrade", (_request, socket) => socket.destroy());
server.on("error", (error) => {
  log("fatal", "The site can't listen.", { reason: String(error) });
  process.exit(1);
});
server.listen(PORT, HOST);
const { DATABASE_URL, DATABASE_READ_URL } = settings;
if (settings.SEARCH_INDEX === "on" && DATABASE_URL && !settings.API_BASE_URL) {
  // The watch of the catalogue finds it there, and has it loaded.
  projectIndex.current = startProjectIndex({
    databaseUrl: DATABASE_URL,
    readUrl: () => (DATABASE_READ_URL && !replicaState.current?.isLeft ? DATABASE_READ_URL : DATABASE_URL),
    log,
  });
}
previewDrawer.current = startPreviewDrawer({ program: new URL("./draw-thread.mjs", import.meta.url) });
fileReader.current = startFileReader({ program: new URL("./file-process.mjs", import.meta.url) });
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, stop);

function readPictureRules(): PictureRules {
  return {
    publicDir: path.join(process.cwd(), "public"),
    mediaHosts: MEDIA_HOSTS,
    widths: [...deviceSizes, ...imageSizes],
    qualities,
    isNamed: (url) => {
      const named = remotePictures.current;
      // What came with a change is counted a moment later.
      const isCounted = named !== undefined && named.version === catalogueSeen.current?.version;
      return !isCounted || named.sources.has(url);
    },
  };
}

/** Lets running requests finish, and then ends. */
function stop(): void {
  server.close(() => void Promise.resolve(traces?.stop()).finally(() => process.exit(0)));
  // A connection whose last answer has gone out would be kept open for the next request.
  setInterval(() => server.closeIdleConnections(), 50).unref();
}
