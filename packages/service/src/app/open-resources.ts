import type { Eye } from '@endcap/eye'
import { blobKey } from '@endcap/foundation/blobs/blob-store'
import { openBlobs } from '@endcap/foundation/blobs/open-blobs'
import { createSignedLinks, LINK_SECRET } from '@endcap/foundation/blobs/signed-links'
import { createDecoding } from '../domains/images/decode-images.ts'
import { createPrepareImage } from '../domains/images/prepare-image.ts'
import { createSignImage } from '../domains/images/sign-image.ts'
import { createScoreStoredListing } from '../domains/pdps/scoring/score-stored-listing.ts'
import { createScoreDistributions } from '../domains/scoring/score-distributions.ts'
import { measureBlobs } from '../platform/blobs/measured-blobs.ts'
import { createStoredFiles } from '../platform/blobs/stored-files.ts'
import { markDamaged } from '../platform/blobs/unclaimed-files.ts'
import { verifyBlobs } from '../platform/blobs/verified-blobs.ts'
import { sharedSecret } from '../platform/db/shared-secret.ts'
import { openEye } from './open-eye.ts'
import type { Parts, Resources, Stores } from './parts.ts'

/** Opens object storage and the eye. */
export async function openResources(
  {
    config,
    log,
    metrics,
    database,
    quota,
    pdps,
    analyses,
    rubrics,
  }: Stores & Pick<Parts, 'quota' | 'config' | 'log' | 'metrics'>,
  vision: Eye | undefined,
  opened: AsyncDisposableStack,
): Promise<Resources> {
  const { db } = database
  const secret = await sharedSecret(db, LINK_SECRET)
  const links = createSignedLinks({ secret, baseUrl: config.auth.baseUrl })
  const storage = opened.adopt(await openBlobs(config.blobs, links), ({ close }) => close())
  const blobs = verifyBlobs(measureBlobs(storage, metrics), async (file) => {
    log.error(
      { organization_id: file.organizationId, key: blobKey(file.organizationId, file.sha256) },
      'stored file is damaged',
    )
    await markDamaged(db, file)
  })
  const eye = opened.adopt(vision ?? openEye(config, { metrics, log }), ({ close }) => close())
  const scoreDistributions = createScoreDistributions(analyses)
  const decoding = createDecoding()
  const signImage = await createSignImage(config.c2pa)
  return {
    links,
    blobs,
    files: createStoredFiles({
      db,
      blobs,
      admit: (organizationId, byteLength) => quota.admit(organizationId, 'stored_bytes', byteLength),
    }),
    vision: eye,
    prepareImage: createPrepareImage(decoding),
    signImage,
    async renderImage(bytes, size, options) {
      const rendition = await decoding.renderImage(bytes, size, options)
      return size === 'full' ? signImage(rendition, 'copied') : rendition
    },
    scoreDistributions,
    scoreStoredListing: createScoreStoredListing({ pdps, analyses, rubrics, scoreDistributions }),
  }
}
