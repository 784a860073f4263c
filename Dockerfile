# The service in all its roles, and the `endcap` command.
#
#   docker build -t endcap .            (for several kinds of machine: docker-bake.json)
#   docker run --rm -p 127.0.0.1:8080:8080 -v endcap:/data endcap
#   docker run --rm -v "$PWD/photos:/photos:ro" endcap score /photos
#
# With PostgreSQL and S3: compose.yaml. On a cluster: deploy/kubernetes. Guide: docs/deployment.md.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6

FROM ${NODE_IMAGE} AS manifests
WORKDIR /app
# Copies the package manifests first, so that packages are reinstalled only when these change.
COPY .npmrc package.json package-lock.json ./
COPY packages/api/package.json packages/api/
COPY packages/catalog/package.json packages/catalog/
COPY packages/catalog-files/package.json packages/catalog-files/
COPY packages/cli/package.json packages/cli/
COPY packages/client/package.json packages/client/
COPY packages/console/package.json packages/console/
COPY packages/demo-shop/package.json packages/demo-shop/
COPY packages/drawing/package.json packages/drawing/
COPY packages/explanations/package.json packages/explanations/
COPY packages/eye/package.json packages/eye/
COPY packages/foundation/package.json packages/foundation/
COPY packages/generative-models/package.json packages/generative-models/
COPY packages/listing-sources/package.json packages/listing-sources/
COPY packages/mcp/package.json packages/mcp/
COPY packages/outcome-files/package.json packages/outcome-files/
COPY packages/outcomes/package.json packages/outcomes/
COPY packages/scoring/package.json packages/scoring/
COPY packages/teaching/package.json packages/teaching/
COPY packages/service/package.json packages/service/
COPY packages/storefront-pages/package.json packages/storefront-pages/
COPY packages/shop-systems/package.json packages/shop-systems/
COPY packages/studio/package.json packages/studio/
COPY packages/vision/package.json packages/vision/
COPY packages/words/package.json packages/words/

# Builds the web console. Its packages are bundled into static files, so the image does not install them.
FROM manifests AS console
RUN npm ci --ignore-scripts
COPY tsconfig.base.json README.md CHANGELOG.md CONTRIBUTING.md SECURITY.md ./
COPY docs docs
COPY scripts/docs scripts/docs
COPY packages packages
RUN npm run console:build

FROM manifests AS dependencies
# Removes what this image never runs, 320 of 450 MB: the inference runtime for other systems and processors, type
# declarations, source maps and tests. npm installs no Node, because the image has its own.
COPY scripts/slim-install.ts /tmp/
RUN npm ci --omit=dev --ignore-scripts && node /tmp/slim-install.ts /app

FROM ${NODE_IMAGE}
WORKDIR /app
# Includes the node_modules inside workspaces, which exist where two need different versions.
COPY --from=dependencies /app ./
COPY LICENSE ./
# .dockerignore excludes the tests.
COPY packages packages
COPY --from=console /app/packages/console/static packages/console/static
COPY --from=console /app/packages/console/guide packages/console/guide
# Root owns the files, so the service cannot change itself. It writes only to /data and /tmp.
RUN ln -s /app/packages/cli/bin/endcap.js /usr/local/bin/endcap \
 && install -d -o node -g node -m 700 /data

# ORT_DISABLE_TELEMETRY: the inference runtime contacts nobody, whatever the command is (docs/security.md).
# The settings of malloc reduce memory (docs/operations.md). When MALLOC_ARENA_MAX is set, the launcher needs no second process,
# and signals reach the service directly.
ENV NODE_ENV=production \
    ORT_DISABLE_TELEMETRY=1 \
    MALLOC_ARENA_MAX=2 \
    MALLOC_TRIM_THRESHOLD_=131072 \
    ENDCAP_DATA=/data \
    ENDCAP_HOST=0.0.0.0 \
    ENDCAP_PORT=8080 \
    ENDCAP_METRICS_HOST=0.0.0.0 \
    ENDCAP_METRICS_PORT=9464
VOLUME /data
EXPOSE 8080 9464
# Numeric, so that Kubernetes can verify `runAsNonRoot`.
USER 1000:1000
# The metrics port responds in every role. Kubernetes uses its own probes and ignores this.
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.ENDCAP_METRICS_PORT}/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["endcap"]
CMD ["serve"]
