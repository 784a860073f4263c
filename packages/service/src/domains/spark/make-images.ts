import { createHash } from 'node:crypto'
import type { Eye } from '@endcap/eye'
import type { ImageProvider, RootImage } from '@endcap/studio'
import { inspectImage, readOrigin } from '@endcap/vision'
import type { StoredFiles } from '../../platform/blobs/stored-files.ts'
import type { Db } from '../../platform/db/database.ts'
import type { FetchedImage } from '../images/download-image.ts'
import { newImage } from '../images/fetch-images.ts'
import { insertImages, type NewImage } from '../images/image-store.ts'
import { insertUpload } from '../images/upload-store.ts'
import type { AnalysisStore } from '../scoring/analysis-store.ts'
import type { BatchRoot, JudgedImage, MakeBatch } from './make-batch.ts'
import { seasonAt } from './season.ts'
import { deadlineOf, type SparkChild, type SparkRequest, type SparkStore } from './spark-store.ts'
import type { OpenedRequest, SparkSubject } from './spark-subject.ts'
import type { Made } from './spark-worker.ts'

type Deps = {
  sparks: SparkStore
  analyses: Pick<AnalysisStore, 'saveAnalysis'>
  files: StoredFiles
  vision: Pick<Eye, 'findProduct'>
  makeBatch: MakeBatch
  providersFor: (organizationId: string, deadline: Date) => readonly ImageProvider[]
}

/** Stored as an upload if rejected, so that people can check it. */
type Child = { made: JudgedImage; stored: Pick<FetchedImage, 'sha256' | 'file'>; image: NewImage | null }

/**
 * Stores a batch's files first, then all records in one transaction. A crash leaves a batch to retry or time
 * out, but never an image without a batch.
 */
export function createMakeImages(deps: Deps) {
  const { files, makeBatch, providersFor } = deps

  async function store(subject: SparkSubject, made: JudgedImage): Promise<Child> {
    const { organizationId, categoryId, imageId } = subject
    const sha256 = createHash('sha256').update(made.bytes).digest('hex')
    await files.keep({ organizationId, sha256, origin: await readOrigin(made.bytes) }, made.bytes)
    const { file } = await inspectImage(made.bytes)
    const stored = { sha256, file }
    if (!made.verdict.kept) return { made, stored, image: null }
    return { made, stored, image: { ...newImage(stored, categoryId, made.role), rootImageId: imageId } }
  }

  return async function makeImages({ request, subject }: OpenedRequest, signal: AbortSignal): Promise<Made> {
    const { images: judged, fault } = await makeBatch(
      {
        ...(await rootOf(deps, subject, request, signal)),
        role: subject.role,
        rubric: subject.rubric,
        mainImageRules: subject.retailer?.mainImage ?? null,
      },
      providersFor(subject.organizationId, deadlineOf(request)),
      signal,
    )
    const children: Child[] = []
    for (const made of judged) children.push(await store(subject, made))
    return {
      ideas: null,
      rootFault: fault,
      save: (trx) => saveChildren(deps, trx, request.id, subject, children),
      counts: { made: judged.length, kept: judged.filter(({ verdict }) => verdict.kept).length },
    }
  }
}

async function rootOf(
  { vision }: Deps,
  { bytes, facts, name, rubric, categoryPath, retailer }: SparkSubject,
  request: SparkRequest,
  signal: AbortSignal,
): Promise<Pick<BatchRoot, 'image' | 'pixels'>> {
  const { mask, rgb } = await vision.findProduct(bytes, signal)
  const image: RootImage = {
    bytes,
    facts,
    mask,
    name,
    family: rubric.family,
    categoryPath,
    season: seasonAt(request.created_at, retailer?.region ?? null),
    allowsOffPackText: retailer?.mainImage.textAllowed ?? true,
  }
  return { image, pixels: rgb }
}

async function saveChildren(
  { analyses, sparks }: Deps,
  trx: Db,
  requestId: string,
  { organizationId, categoryId }: SparkSubject,
  children: readonly Child[],
): Promise<void> {
  await insertImages(
    trx,
    organizationId,
    children.flatMap(({ image }) => image ?? []),
  )
  const saved: SparkChild[] = []
  for (const child of children) {
    const { facts, score, role, verdict } = child.made
    const { sha256 } = child.stored
    const upload = verdict.kept ? null : await insertUpload(trx, organizationId, child.stored)
    const key = { organizationId, sha256, categoryId, role, modelVersion: score.model_version }
    await analyses.saveAnalysis(trx, key, facts, score)
    saved.push(asChild(child, upload?.id ?? null))
  }
  await sparks.saveChildren(trx, requestId, saved)
}

function asChild({ made, image }: Child, uploadId: string | null): SparkChild {
  const { composition, assetType, role, score, verdict, fidelity } = made
  return {
    imageId: image?.imageId ?? null,
    composition,
    assetType,
    role,
    serviceScore: score.service_score,
    rejection: verdict.kept ? null : { reason: verdict.reason, detail: verdict.detail },
    fidelity: Math.round(1000 * Math.min(1, Math.max(0, fidelity.likeness))) / 1000,
    uploadId,
  }
}
