import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { createAuthenticate } from '../domains/auth/authenticate.ts'
import { createFailureLimit } from '../domains/auth/failure-limit.ts'
import { createIssueToken } from '../domains/auth/issue-token.ts'
import { authRoutes } from '../domains/auth/routes.ts'
import { blobRoutes } from '../platform/blobs/routes.ts'
import { createClassifyOffThread } from '../domains/categories/classify-off-thread.ts'
import { createResolveCategory } from '../domains/categories/resolve-category.ts'
import { healthRoutes } from '../platform/http/health-routes.ts'
import { documentRoutes } from '../platform/http/openapi.ts'
import { closeServer, createServer } from '../platform/http/server.ts'
import { createFetchImages } from '../domains/images/fetch-images.ts'
import { createGetImageScore, type GetImageScore } from '../domains/images/get-image-score.ts'
import { createFindImageRevision } from '../domains/images/image-revisions.ts'
import { createSubmitImage } from '../domains/images/submit-image.ts'
import { createListingSource } from '../domains/scraping/create-listing-source.ts'
import { createFetchListing } from '../domains/scraping/fetch-listing.ts'
import { createGuardedFetch } from '../platform/net/guarded-fetch.ts'
import { urlHost } from '../platform/net/url-host.ts'
import { metricsRoute } from '../platform/observability/metrics-route.ts'
import { createAdmitSubmission } from '../domains/organizations/admit-submission.ts'
import { createBacklog } from '../domains/organizations/backlog.ts'
import { createShareReads } from '../domains/organizations/share-reads.ts'
import { createSubmissionLimit } from '../domains/organizations/submission-limit.ts'
import type { Parts } from './parts.ts'
import { createGetPdp, type GetPdp } from '../domains/pdps/get-pdp.ts'
import { createFindRevision } from '../domains/pdps/pdp-revisions.ts'
import { createSubmitAsin } from '../domains/pdps/submit-asin.ts'
import { createSubmitPdp } from '../domains/pdps/submit-pdp.ts'
import { listCategoriesOperation } from '../domains/categories/operations/list-categories.ts'
import { getImageScoreOperation } from '../domains/images/operations/get-image-score.ts'
import { scoreImageOperation } from '../domains/images/operations/score-image.ts'
import { getPdpOperation } from '../domains/pdps/operations/get-pdp.ts'
import { getPdpByAsinOperation } from '../domains/pdps/operations/get-pdp-by-asin.ts'
import { getPdpByGtinOperation } from '../domains/pdps/operations/get-pdp-by-gtin.ts'
import { submitPdpOperation } from '../domains/pdps/operations/submit-pdp.ts'
import { submitPdpByAsinOperation } from '../domains/pdps/operations/submit-pdp-by-asin.ts'
import { submitPdpByGtinOperation } from '../domains/pdps/operations/submit-pdp-by-gtin.ts'
import { listRetailersOperation } from '../domains/retailers/operations/list-retailers.ts'
import { getIdeasOperation } from '../domains/spark/operations/get-ideas.ts'
import { getImagesOperation } from '../domains/spark/operations/get-images.ts'
import { requestIdeasOperation } from '../domains/spark/operations/request-ideas.ts'
import { requestImagesOperation } from '../domains/spark/operations/request-images.ts'
import { createGetSpark } from '../domains/spark/get-spark.ts'
import { createRequestSpark } from '../domains/spark/request-spark.ts'

/** State of the shutdown. A draining process reports that it is not ready, and refuses API requests. */
export type Drain = { isDraining: boolean }

/** Starts the API server and returns its URL. */
export async function wireApi(
  parts: Parts,
  { drain, role }: { drain: Drain; role: string },
  opened: AsyncDisposableStack,
): Promise<string> {
  const { config, log, metrics, pdps, organizations, tokens, blobs, links, checks, jobs } = parts
  const { db, pool } = parts.database
  const deps = { ...parts, db }
  const isDraining = () => drain.isDraining
  const fetch = opened.adopt(createGuardedFetch(config.fetch), ({ close }) => close())
  const fetchImages = createFetchImages({ ...parts, fetch })
  const submitPdp = createSubmitPdp({ ...deps, fetchImages, resolveCategory: createResolveCategory(parts) })
  const submitAsin = createSubmitAsin({
    ...deps,
    fetchListing: createFetchListing({
      source: opened.use(createListingSource(config.scrape, log)),
      config: config.scrape,
      log,
    }),
    classifyBreadcrumbs: opened.use(createClassifyOffThread(log)).classifyBreadcrumbs,
  })
  const admitSubmission = createAdmitSubmission({
    organizations,
    submissionLimit: createSubmissionLimit(pool, config.submissionLimit),
    backlog: createBacklog(config.backlog, jobs.census),
    metrics,
  })
  const server = opened.adopt(
    await createServer({
      log,
      metrics,
      authenticate: createAuthenticate({ tokens }),
      isDraining,
      trustedProxies: config.server.trustedProxies,
    }),
    (instance) => closeServer(instance, config.graceMs),
  )
  opened.defer(async () => {
    drain.isDraining = true
    // Load balancers poll readiness at intervals. Requests that still arrive meanwhile are answered with 503.
    await sleep(config.server.drainMs)
  })
  const shareReads = createShareReads()
  const readPdp = createGetPdp({ findRevision: createFindRevision(db), pdps })
  const getPdp: GetPdp = (key) => shareReads(key.organizationId, () => readPdp(key))
  const readImageScore = createGetImageScore({
    ...parts,
    findImageRevision: createFindImageRevision(db),
    findPdp: pdps.findByImage,
  })
  const getImageScore: GetImageScore = (organizationId, imageId) =>
    shareReads(organizationId, () => readImageScore(organizationId, imageId))
  const requestSpark = createRequestSpark(deps)
  const getSpark = createGetSpark({ ...parts, urlLifetimeS: config.urlLifetimeS })
  const routes = [
    authRoutes({
      issueToken: createIssueToken({ ...parts, failures: createFailureLimit(pool), config: config.auth }),
      tokens,
      config: config.auth,
    }),
    submitPdpOperation({ admitSubmission, submitPdp }),
    getPdpOperation({ getPdp }),
    submitPdpByGtinOperation({ admitSubmission, submitPdp }),
    getPdpByGtinOperation({ getPdp }),
    submitPdpByAsinOperation({ admitSubmission, submitAsin }),
    getPdpByAsinOperation({ getPdp }),
    scoreImageOperation({ admitSubmission, submitImage: createSubmitImage({ ...deps, fetchImages }) }),
    getImageScoreOperation({ getImageScore }),
    requestImagesOperation({ requestSpark }),
    getImagesOperation({ getSpark }),
    requestIdeasOperation({ requestSpark }),
    getIdeasOperation({ getSpark }),
    blobRoutes({ blobs, links }),
    listCategoriesOperation({ organizations }),
    listRetailersOperation,
    healthRoutes({ checks, isDraining }),
    ...(config.metrics.port === null ? [metricsRoute(metrics)] : []),
    documentRoutes,
  ]
  for (const route of routes) await server.register(route)
  await server.listen({ ...config.server, listenTextResolver: (url) => `listening on ${url} as ${role}` })
  const { port } = server.server.address() as AddressInfo
  return `http://${urlHost(config.server.host)}:${port}`
}

/** Serves health and metrics on a separate port, which API clients need not be able to reach. */
export async function wireMetrics(
  { config, log, metrics, checks }: Parts,
  { drain, port }: { drain: Drain; port: number },
  opened: AsyncDisposableStack,
): Promise<void> {
  const server = opened.adopt(
    await createServer({
      // Scrapers send a request every few seconds, which would fill the log.
      log: log.child({}, { level: log.isLevelEnabled('info') ? 'warn' : log.level }),
      metrics,
      // No route of this server requires authentication.
      authenticate: async () => undefined,
      isDraining: () => drain.isDraining,
      trustedProxies: [],
    }),
    (instance) => closeServer(instance, config.graceMs),
  )
  await server.register(healthRoutes({ checks, isDraining: () => drain.isDraining }))
  await server.register(metricsRoute(metrics))
  await server.listen({
    host: config.metrics.host,
    port,
    listenTextResolver: (url) => `health and metrics on ${url}`,
  })
}
