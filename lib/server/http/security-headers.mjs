/**
 * For every response: what Next answers has them by `next.config.mjs`, what the server sends itself by hand. Documents get a
 * policy that says more (`policy.ts`), and `SiteResponse` adds `Strict-Transport-Security`, which a setting decides when the
 * site starts.
 * @type {[name: string, value: string][]}
 */
export const securityHeaders = [
  [
    "Content-Security-Policy",
    "frame-ancestors 'none'; object-src 'none'; base-uri 'none'; form-action 'self'",
  ],
  ["X-Content-Type-Options", "nosniff"],
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  ["Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=()"],
];
