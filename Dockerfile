# syntax=docker/dockerfile:1
# The image of Daywell. docs/operating.md says how to use it.

FROM node:24-trixie-slim AS build
WORKDIR /source
COPY . .
# "all" adds fonts for Chinese, Japanese, Korean and emoji in PDFs, and search by meaning (about 170 MB).
ARG OPTIONAL=none
# The same steps that tools/assemble/assemble.test.ts tries.
RUN --mount=type=cache,target=/root/.npm \
    node tools/assemble.mjs /daywell $([ "$OPTIONAL" = all ] && echo --with-optional)

FROM debian:trixie-slim
# Only the runtime of Node: a server needs no package manager.
COPY --from=build /usr/local/bin/node /usr/local/bin/node
RUN groupadd --gid 10001 daywell \
    && useradd --uid 10001 --gid daywell --home-dir /data --no-create-home --shell /usr/sbin/nologin daywell \
    && install --directory --owner=daywell --group=daywell --mode=0700 /data
COPY --from=build /daywell /daywell
WORKDIR /daywell
ENV NODE_ENV=production \
    NODE_COMPILE_CACHE=/tmp/node-compile-cache \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data
# A number, so that Kubernetes can see that it isn't root.
USER 10001:10001
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --start-interval=2s \
    CMD ["node", "deploy/health-check.mjs"]
CMD ["node", "packages/server/dist/main.js"]
