import { setTimeout as sleep } from 'node:timers/promises'
import type { ShopPushProblem } from '@endcap/api'
import { BlobMissingError, type BlobStore, blobKey } from '@endcap/foundation/blobs/blob-store'
import type { SignedLinks } from '@endcap/foundation/blobs/signed-links'
import { setActorOfWork } from '@endcap/foundation/concurrency/work-scope'
import type { Logger } from '@endcap/foundation/observability/log'
import {
  type NewPicture,
  type PlacedMedia,
  replaceMedia,
  ShopError,
  type ShopSystem,
  shows,
  verify,
} from '@endcap/shop-systems'
import { namedOriginalUrl } from '../../platform/blobs/rendition-url.ts'
import type { Db } from '../../platform/db/database.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import type { Worker } from '../../platform/jobs/job-type.ts'
import { ownConnection } from './connection-store.ts'
import { enqueuePush, type PUSH_TO_SHOP } from './jobs.ts'
import type { OpenConnection } from './open-connection.ts'
import type { BusyPush, PlannedMedia } from './push.ts'
import { advance, beginAttempt, StalePushError } from './push-store.ts'
import type { ShopConfig } from './shop-config.ts'

export type PushDeps = {
  db: Db
  log: Logger
  config: Pick<ShopConfig, 'pollMs'>
  blobs: Pick<BlobStore, 'get'>
  links: Pick<SignedLinks, 'sign'>
  openConnection: OpenConnection
  jobs: Pick<JobQueue, 'enqueue'>
}
type Payload = NonNullable<(typeof PUSH_TO_SHOP)['payload']>
type Work = PushDeps & { shop: ShopSystem; signal: AbortSignal }

/** Attempts of a step before the push is rolled back. */
const ATTEMPTS = 4
const CONCURRENCY = 4

/**
 * Creates the worker. All steps may be repeated, so that the next attempt continues after a crash at any place. A push
 * that fails is rolled back.
 */
export function createPushWorker(deps: PushDeps): Worker<Payload> {
  return {
    concurrency: CONCURRENCY,
    async handle({ pushId }, signal) {
      const push = await beginAttempt(deps.db, pushId)
      if (!push) return
      const actor = push.status === 'running' ? push.confirmed_by : push.rolled_back_by
      if (actor) setActorOfWork(actor)
      try {
        await workOn(deps, push, signal)
      } catch (error) {
        if (!(error instanceof StalePushError)) throw error
      }
    },
    async onDeadLetter({ pushId }, reason) {
      const push = await beginAttempt(deps.db, pushId)
      if (!push) return
      const problem = push.problem ?? 'interrupted'
      const change = { problem, message: push.message ?? reason }
      if (push.status === 'rolling_back' || push.step === 'checking') {
        const status = push.status === 'rolling_back' ? 'failed' : 'refused'
        await advance(deps.db, push, { ...change, status })
        return
      }
      await deps.db.transaction().execute(async (trx) => {
        await advance(trx, push, { ...change, status: 'rolling_back' })
        await enqueuePush(trx, deps.jobs, push)
      })
    },
  }
}

async function workOn(deps: PushDeps, push: BusyPush, signal: AbortSignal): Promise<void> {
  if (push.status === 'rolling_back') {
    await rollBack(deps, push, signal)
    return
  }
  const reason = await failureOf(() => makeSet(deps, push, signal), signal)
  if (!reason) return
  const { id } = push
  deps.log.warn({ push_id: id, problem: reason.problem }, 'push to a shop failed')
  const { step } = await advance(deps.db, push, reason)
  if (step === 'checking') {
    await advance(deps.db, push, { status: 'refused' })
    await cleanUp(deps, push, signal)
    return
  }
  await rollBack(deps, await advance(deps.db, push, { status: 'rolling_back' }), signal)
}

/** Makes the new set. Begins with the shop as it was planned, or continues. */
async function makeSet(deps: PushDeps, push: BusyPush, signal: AbortSignal): Promise<void> {
  const { db, config, openConnection } = deps
  const shop = openConnection(await ownConnection(db, push.organization_id, push.connection_id))
  const work = { ...deps, shop, signal }
  const { product_id: productId, before } = push
  const staged = await patiently(work, () => stage(work, push))
  if (staged.step === 'checking') {
    await patiently(work, () => expectSet(work, productId, before))
    await advance(db, staged, { step: 'changing' })
  }
  const wanted = placesOf(staged.after)
  await patiently(work, async () => {
    await replaceMedia(shop, productId, { wanted, known: knownOf(staged) }, { ...config, signal })
    await shop.endStaging(push.id, signal)
    await verify(shop, productId, wanted, { ...config, signal })
  })
  await advance(db, staged, { status: 'completed', problem: null, message: null })
}

/** Uploads pictures that the shop does not have, and stores their ids. */
async function stage(work: Work, push: BusyPush): Promise<BusyPush> {
  const missing = push.after.filter(({ mediaId }) => mediaId === null)
  if (missing.length === 0) return push
  const pictures = missing.flatMap(({ image, alt }) => (image ? [pictureOf(work, push, image, alt)] : []))
  const ids = await work.shop.stageImages(push.id, pictures, work.signal)
  const left = [...ids]
  const after = push.after.map((place) =>
    place.mediaId === null ? { ...place, mediaId: left.shift() ?? null } : place,
  )
  return advance(work.db, push, { after })
}

function pictureOf(
  { blobs, links, signal }: Work,
  { organization_id: organizationId }: BusyPush,
  { sha256, format }: NonNullable<PlannedMedia['image']>,
  alt: string,
): NewPicture {
  const filename = `${sha256.slice(0, 16)}.${format === 'jpeg' ? 'jpg' : format}`
  return {
    filename,
    mimeType: `image/${format}`,
    alt,
    url: namedOriginalUrl(links, { organizationId, sha256, format }, filename),
    read: () => blobs.get(blobKey(organizationId, sha256), signal),
  }
}

async function rollBack(deps: PushDeps, push: BusyPush, signal: AbortSignal): Promise<void> {
  const { db, config, openConnection } = deps
  const { product_id: productId, before, is_forced: isForced } = push
  const known = isForced ? null : knownOf(push)
  let current = push
  try {
    const shop = openConnection(await ownConnection(db, push.organization_id, push.connection_id))
    const work = { ...deps, shop, signal }
    if (push.step === 'checking' && !isForced)
      await patiently(work, () => expectSet(work, productId, placesOf(push.after)))
    current = await advance(db, push, { step: 'changing' })
    await patiently(work, () =>
      replaceMedia(shop, productId, { wanted: before, known }, { ...config, signal }),
    )
    await cleanUp(deps, current, signal)
    await advance(db, current, { status: 'rolled_back' })
  } catch (error) {
    const reason = reasonOf(error)
    // The queue repeats attempts for minutes.
    if (!reason || signal.aborted) throw error
    if (error instanceof ShopError && error.isTransient) {
      await advance(db, push, reason)
      throw error
    }
    // The set of the push has not been touched.
    const isComplete = current.step === 'checking' && reason.problem === 'changed_meanwhile'
    await advance(db, push, { ...reason, status: isComplete ? 'completed' : 'failed' })
  }
}

/** @throws ShopError changed_meanwhile */
async function expectSet(
  { shop, signal }: Work,
  productId: string,
  expected: readonly PlacedMedia[],
): Promise<void> {
  if (!shows(await shop.readListing(productId, signal), expected))
    throw new ShopError('changed_meanwhile', 'the pictures of the product have been changed in the shop')
}

/** Removes what staging needed. What stays is hidden, so a failure changes nothing. */
async function cleanUp(deps: PushDeps, push: BusyPush, signal: AbortSignal): Promise<void> {
  try {
    const connection = await ownConnection(deps.db, push.organization_id, push.connection_id)
    await deps.openConnection(connection).endStaging(push.id, signal)
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    deps.log.warn({ push_id: push.id, err: error }, 'staged pictures of a push stay in the shop')
  }
}

/** Repeats a step that may succeed. */
async function patiently<Value>(
  { config, signal }: Pick<Work, 'config' | 'signal'>,
  step: () => Promise<Value>,
): Promise<Value> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await step()
    } catch (error) {
      if (!(error instanceof ShopError && error.isTransient) || attempt >= ATTEMPTS) throw error
      await sleep(config.pollMs * 2 ** attempt, undefined, { signal })
    }
  }
}

type Reason = { problem: ShopPushProblem; message: string }

/** Returns the reason of a failure that an attempt of the queue would not change, or null. */
async function failureOf(work: () => Promise<void>, signal: AbortSignal): Promise<Reason | null> {
  try {
    await work()
    return null
  } catch (error) {
    const reason = reasonOf(error)
    if (!reason || signal.aborted) throw error
    return reason
  }
}

function reasonOf(error: unknown): Reason | null {
  if (error instanceof ShopError) return { problem: error.problem, message: error.message }
  if (error instanceof BlobMissingError)
    return { problem: 'image_deleted', message: 'an image of the listing is no longer stored' }
  return null
}

const placesOf = (after: readonly PlannedMedia[]): PlacedMedia[] =>
  after.flatMap(({ mediaId, alt }) => (mediaId === null ? [] : [{ id: mediaId, alt }]))

/** Returns the ids of both sets. */
const knownOf = ({ before, after }: BusyPush): Set<string> =>
  new Set([...before.map(({ id }) => id), ...placesOf(after).map(({ id }) => id)])
