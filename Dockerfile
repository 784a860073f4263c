# The service in all its roles, and the `endcap` command.
#
#   docker build -t endcap .
#   docker run --rm -p 127.0.0.1:8080:8080 -v endcap:/data endcap
#   docker run --rm -v "$PWD/photos:/photos:ro" endcap score /photos
#
# With other services: compose.yaml; on a cluster: deploy/kubernetes. All of it: docs/deployment.md.
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS dependencies
WORKDIR /app
# First what says which packages are needed: they are installed anew only when that changes.
COPY .npmrc package.json package-lock.json ./
COPY packages/client/package.json packages/client/
COPY packages/scoring/package.json packages/scoring/
COPY packages/service/package.json packages/service/
COPY packages/studio/package.json packages/studio/
COPY packages/vision/package.json packages/vision/
# Less what this image never runs, 430 of 670 MB: the Node that the packages bring (the image has one), and
# the inference runtime of other systems and processors.
RUN npm ci --omit=dev --ignore-scripts \
 && rm -rf node_modules/node-linux-* node_modules/node-bin-* \
 && find node_modules/onnxruntime-node/bin/napi-v*/ -mindepth 2 -maxdepth 2 -type d \
      ! -path "*/linux/$(node -p process.arch)" -exec rm -rf {} +

FROM ${NODE_IMAGE}
WORKDIR /app
# With the packages that stand beside a workspace of ours, where two need different versions.
COPY --from=dependencies /app ./
COPY LICENSE ./
# Without tests; .dockerignore keeps them out.
COPY packages packages
# The files belong to root: the service cannot change itself. It writes to /data and /tmp only.
RUN ln -s /app/packages/service/bin/endcap.js /usr/local/bin/endcap \
 && install -d -o node -g node -m 700 /data

# MALLOC_ARENA_MAX keeps memory down (docs/operations.md); with it, the launcher needs no second process,
# and signals reach the service itself.
ENV NODE_ENV=production \
    MALLOC_ARENA_MAX=2 \
    ENDCAP_DATA=/data \
    ENDCAP_HOST=0.0.0.0 \
    ENDCAP_PORT=8080 \
    ENDCAP_METRICS_HOST=0.0.0.0 \
    ENDCAP_METRICS_PORT=9464
VOLUME /data
EXPOSE 8080 9464
# By number, so that `runAsNonRoot` can see that it is not root.
USER 1000:1000
# The second port answers in every role. Kubernetes has probes of its own and ignores this.
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.ENDCAP_METRICS_PORT}/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["endcap"]
CMD ["serve"]
