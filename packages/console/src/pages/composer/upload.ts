import type { UploadState } from '@endcap/client'
import { refusalOfFile } from '../../data/upload-refusal.ts'
import type { Workbench } from '../../engine/workbench.ts'
import { endcap } from '../../session/session.ts'
import { say } from '../../words/say.ts'

export type Uploaded = { state: UploadState; name: string }

type OnStored = (uploadId: string) => void

/** The picture cannot be used. Trying again does not help. */
export class UnusablePictureError extends Error {}

/** Uploads a picture and waits for its analysis. */
export async function uploadFile(bench: Workbench, file: File, onStored: OnStored): Promise<Uploaded> {
  const refusal = refusalOfFile(file)
  if (refusal !== null) throw new UnusablePictureError(refusal)
  const { upload_id: id } = await endcap.uploads.create(file)
  onStored(id)
  return { state: await analyzed(bench, id), name: file.name }
}

/** Lets the service download a picture and waits for its analysis. */
export async function uploadFromUrl(bench: Workbench, url: string, onStored: OnStored): Promise<Uploaded> {
  const { upload_id: id } = await endcap.uploads.fromUrl(url)
  onStored(id)
  return { state: await analyzed(bench, id), name: fileNameOf(url) }
}

/** Returns a URL's last segment, decoded if validly encoded. */
function fileNameOf(url: string): string {
  const segment = URL.parse(url)?.pathname.split('/').at(-1) || say('console.composer.unnamed')
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** Reads a picture stored by the service, such as one that Spark rejected. */
export const storedUpload = async (bench: Workbench, uploadId: string): Promise<Uploaded> => ({
  state: await analyzed(bench, uploadId),
  name: say('console.composer.picture'),
})

/** Scores a draft with the upload, which triggers its analysis. */
async function analyzed(bench: Workbench, uploadId: string): Promise<UploadState> {
  const { pdp_id: pdpId } = bench.data
  const draft = await endcap.pdps.score({
    base: { pdp_id: pdpId },
    candidates: [{ upload_id: uploadId }],
    optimize: ['selection'],
  })
  if (draft.status === 'failed')
    throw new UnusablePictureError(draft.error ?? say('console.composer.not_analyzed'))
  const state = await endcap.uploads.get(uploadId)
  if (state.facts === null) throw new UnusablePictureError(say('console.composer.not_analyzed'))
  return state
}
