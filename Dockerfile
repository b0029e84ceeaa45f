# The site with all that it runs with and nothing else: no database, no development packages, no cache of the build.
# Where it is used, and with which settings: deploy/README.md.
# The image of the release before, whose pages may still be open: --build-arg FORMER=registry.example.com/ai-advisory:0.1.0
ARG FORMER=node:24-bookworm-slim
FROM ${FORMER} AS former

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --omit=peer --no-audit --no-fund && npm cache clean --force
COPY . .
# What Next has built stays as it is with --build-arg MINIFY_SERVER=false (docs/upgrading.md).
ARG MINIFY_SERVER=true
# One step: a folder of an earlier one's layer can't be renamed, only copied. The secret that the build made in .data stays no
# part of the image: all sites would share it.
RUN --mount=from=former,target=/former \
  if [ -d /former/app/.next/static ]; then mkdir .next-former && cp -r /former/app/.next/static .next-former/; fi && \
  node scripts/build.mjs && rm -r .data

FROM node:24-bookworm-slim
WORKDIR /app
COPY --from=build /app /app
# What is written while it runs: the lock, and mail as files while there is no mail server; pictures while there is no store.
RUN mkdir -p .data media && chown node:node .data media
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
EXPOSE 3000
USER node
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/live').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start.mjs"]
