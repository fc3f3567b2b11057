import { networkInterfaces } from "node:os";
import { anyOther } from "./lib/base/languages.mjs";
import { deviceSizes, imageSizes, qualities } from "./lib/media/optimiser-sizes.mjs";
import { securityHeaders } from "./lib/server/http/security-headers.mjs";
import { rewrites } from "./lib/server/http/rewrites.mjs";

/** @type {import("next").NextConfig} */
export const config = {
  agentRules: false,
  poweredByHeader: false,
  reactStrictMode: true,
  trailingSlash: false,
  // The server has validators of its own for what it keeps, and computes each once (lib/server/http/encodings.ts).
  generateEtags: false,
  // `npm run dev` under another address of this machine than "localhost", on a phone say: without its socket a page would
  // load itself again and again.
  allowedDevOrigins:
    process.env.NODE_ENV === "development"
      ? Object.values(networkInterfaces()).flatMap((all) => (all ?? []).map(({ address }) => address))
      : [],
  // `.ci/run` checks the types before it builds.
  typescript: { ignoreBuildErrors: process.env.TYPES_ARE_CHECKED === "1" },
  // They load parts of themselves at run time, which a bundle would not contain.
  serverExternalPackages: [
    "graphile-worker",
    "nodemailer",
    "better-auth",
    "@better-auth/core",
    "@better-auth/passkey",
    "@redis/client",
  ],
  // Plots, lists and languages are rewritten, so what the router guesses from another address is wrong: it would ask for a
  // plot as for a home, and again when it is tapped.
  experimental: {
    optimisticRouting: false,
    // CI keeps no cache between builds, and writing one takes an eighth of a build.
    turbopackFileSystemCacheForBuild: !process.env.CI,
  },
  // Title, canonical address and preview stand in the head of every page, whoever asks: what is kept goes to crawlers too.
  htmlLimitedBots: /.*/,
  images: {
    formats: ["image/webp"],
    deviceSizes,
    imageSizes,
    qualities,
    minimumCacheTTL: 31_536_000,
    maximumDiskCacheSize: 300_000_000,
    // A host of MEDIA_HOSTS that leads elsewhere would lead this server to any host.
    maximumRedirects: 0,
    localPatterns: [{ pathname: "/media/**", search: "" }],
    remotePatterns: (process.env.MEDIA_HOSTS ?? "")
      .split(",")
      .map((host) => host.trim())
      .filter(Boolean)
      .map((hostname) => ({ protocol: "https", hostname })),
  },
  async headers() {
    // The folder is named after the version (scripts/launcher/build.ts), so a copy never becomes outdated.
    const forGood = [{ key: "Cache-Control", value: "public, max-age=31536000, immutable" }];
    // The links that let a person in are told to no other site; with "no-referrer" the forms would come from nowhere.
    const ofOne = [
      { key: "Cache-Control", value: "private, no-store" },
      { key: "X-Robots-Tag", value: "noindex, nofollow" },
      { key: "Referrer-Policy", value: "same-origin" },
    ];
    return [
      { source: "/:path*", headers: securityHeaders.map(([key, value]) => ({ key, value })) },
      { source: "/pdfjs/:path*", headers: forGood },
      { source: "/desk/:path*", headers: ofOne },
      { source: "/consent/:path*", headers: ofOne },
      { source: `/:language(${anyOther})/:page(consent|saved-search)/:path*`, headers: ofOne },
      { source: "/saved-search/:path*", headers: ofOne },
    ];
  },
  async rewrites() {
    return { beforeFiles: rewrites(), afterFiles: [], fallback: [] };
  },
  async redirects() {
    // Folders of the code: a visitor who opens one is redirected to the public address.
    return [
      { source: "/en", destination: "/", permanent: true },
      { source: "/en/:path*", destination: "/:path*", permanent: true },
      // The map of a list stands in a folder of its own.
      ...["", `/:language(${anyOther})`].map((language) => ({
        source: `${language}/map-list`,
        destination: `${language.replace(/\(.*/, "")}/propertylist?view=map`,
        permanent: true,
      })),
    ];
  },
};

/**
 * Next's own commands would start without the server in front, and build without what goes before and after: those that the
 * launcher did not start end here. `next typegen`, which `npm run types` calls, reads types alone.
 */
export default function configOf() {
  const isCommand = /[\\/]next(?:$|[\\/])/.test(process.argv[1] ?? "") && !process.argv.includes("typegen");
  if (isCommand && process.env.BY_LAUNCHER !== "1") {
    console.error(
      "This site is started by `npm start`, developed by `npm run dev` and built by `npm run build`.",
    );
    process.exit(1);
  }
  return config;
}
