import { createHash } from 'node:crypto'
import type { Eye } from '@endcap/eye'
import { checkFix, type FixName, type FixRefusal, type ImageFacts, scoreImage } from '@endcap/scoring'
import { inspectImage, readOrigin } from '@endcap/vision'
import type { StoredFiles } from '../../platform/blobs/stored-files.ts'
import { newImage } from '../images/fetch-images.ts'
import { insertImages } from '../images/image-store.ts'
import type { SignImage } from '../images/sign-image.ts'
import type { AnalysisStore } from '../scoring/analysis-store.ts'
import type { SparkRequest, SparkStore } from './spark-store.ts'
import type { OpenedRequest, SparkSubject } from './spark-subject.ts'
import type { Made } from './spark-worker.ts'
import type { StudioOffThread } from './studio-off-thread.ts'

type Deps = {
  sparks: Pick<SparkStore, 'saveChildren'>
  analyses: Pick<AnalysisStore, 'saveAnalysis'>
  files: StoredFiles
  vision: Pick<Eye, 'analyze' | 'findProduct'>
  studio: Pick<StudioOffThread, 'makeFix'>
  signImage: SignImage
}

type MadeFix = { bytes: Buffer; facts: ImageFacts }

/**
 * Makes a crop or a whitened ground as a child image, and keeps it only if its own measurement agrees. The file
 * is stored first, then all records in one transaction.
 */
export function createMakeFix(deps: Deps) {
  const { files } = deps
  return async function makeFix({ request, subject }: OpenedRequest, signal: AbortSignal): Promise<Made> {
    const made = await make(deps, { request, subject }, signal)
    if (typeof made === 'string') return { ideas: null, refusal: made, counts: { made: 0 } }
    const { organizationId } = subject
    const sha256 = createHash('sha256').update(made.bytes).digest('hex')
    await files.keep({ organizationId, sha256, origin: await readOrigin(made.bytes) }, made.bytes)
    return {
      ideas: null,
      save: await saving(deps, { request, subject }, { ...made, sha256 }),
      counts: { made: 1 },
    }
  }
}

async function make(
  { vision, studio, signImage }: Deps,
  { request, subject }: OpenedRequest,
  signal: AbortSignal,
): Promise<MadeFix | FixRefusal> {
  const { fix, target } = taskOf(request)
  const { bytes, facts } = subject
  const { mask, rgb } = await vision.findProduct(bytes, signal)
  const made = await studio.makeFix({ bytes, facts, mask, pixels: rgb }, { fix, target }, signal)
  if (typeof made === 'string') return made
  // Facts belong to the signed bytes.
  const signed = await signImage(Buffer.from(made), 'made')
  const after = await vision.analyze(signed, signal)
  return checkFix(fix, facts, after, target) ?? { bytes: signed, facts: after }
}

function taskOf({ kind, fix }: SparkRequest) {
  if (kind === 'images' || kind === 'ideas' || fix === null) throw new Error(`${kind} is not a fix`)
  return { fix: kind satisfies FixName, target: fix.target }
}

/** A fixed image is for the place of the main image, whatever place its source has. */
const ROLE = 'hero'

async function saving(
  { analyses, sparks }: Deps,
  { request, subject }: { request: SparkRequest; subject: SparkSubject },
  { bytes, facts, sha256 }: MadeFix & { sha256: string },
): Promise<NonNullable<Made['save']>> {
  const { organizationId, categoryId, rubric, rootImageId } = subject
  const { file } = await inspectImage(bytes)
  const image = { ...newImage({ sha256, file }, categoryId, ROLE), rootImageId }
  const score = scoreImage(facts, ROLE, rubric)
  return async (trx) => {
    await insertImages(trx, organizationId, [image])
    const key = { organizationId, sha256, categoryId, role: ROLE, modelVersion: score.model_version } as const
    await analyses.saveAnalysis(trx, key, facts, score)
    await sparks.saveChildren(trx, request.id, [
      {
        imageId: image.imageId,
        composition: request.kind,
        assetType: score.classification,
        role: ROLE,
        serviceScore: score.service_score,
        rejection: null,
        fidelity: 1,
        uploadId: null,
      },
    ])
  }
}
