# One image for every role: `serve` (the default), `worker`, and the commands that look after a server.
FROM node:24-bookworm-slim AS build
WORKDIR /fathom
COPY package.json package-lock.json ./
COPY bots/package.json bots/
COPY cli/package.json cli/
COPY games/package.json games/
COPY kernel/package.json kernel/
COPY parts/package.json parts/
COPY server/package.json server/
COPY web/package.json web/
# The base image has the right Node already, so no package need run a script of its own. The lock file pins every version but
# names the binaries of one platform only, which is why this is no "npm ci".
RUN npm install --ignore-scripts --no-audit --no-fund
COPY . .
RUN npx vite build web --logLevel warn \
  && npm prune --omit=dev --ignore-scripts --no-audit --no-fund \
  && rm -rf e2e scripts

FROM node:24-bookworm-slim
ENV NODE_ENV=production \
  HOST=0.0.0.0 \
  PORT=8080 \
  FATHOM_DATA=/data
WORKDIR /fathom
COPY --from=build --chown=root:root /fathom /fathom
RUN install --directory --mode=0700 --owner=node --group=node /data
USER node
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--max-semi-space-size=16", "--no-allocation-site-pretenuring", "cli/fathom.ts"]
CMD ["serve"]
