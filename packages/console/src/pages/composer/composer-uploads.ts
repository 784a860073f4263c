import { addImage, addUpload, type Piece, samePicture, type Workbench } from '../../engine/workbench.ts'
import { FailedItems, failureText, showToast } from '../../parts/toast.tsx'
import { endcap } from '../../session/session.ts'
import { counted } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { withInTray } from './arrangement.ts'
import type { ComposerSession } from './session-store.ts'
import { storedUpload, type Uploaded, uploadFile, uploadFromUrl } from './upload.ts'

export type ComposerUploads = {
  addFiles: (files: readonly File[]) => Promise<void>
  addUrl: (url: string) => Promise<void>
  /** Adds a picture stored by the service, such as one that Spark rejected. */
  addStored: (uploadId: string) => Promise<void>
  /** Adds a stored image of any listing. */
  addImage: (imageId: string) => Promise<void>
}

type Upload = { name: string; read: (bench: Workbench) => Promise<Uploaded> }

/** Creates a composition's uploads. `report` announces a sentence. */
export function createUploads(session: ComposerSession, report: (sentence: string) => void): ComposerUploads {
  async function addAll(uploads: readonly Upload[]): Promise<void> {
    session.uploading.value += uploads.length
    const failures: string[] = []
    let added = 0
    for (const upload of uploads) {
      try {
        if (await add(upload)) added += 1
      } catch (error) {
        failures.push(
          say('console.composer.upload_failed', { name: upload.name, reason: failureText(error) }),
        )
      } finally {
        session.uploading.value -= 1
      }
    }
    if (added > 0) showToast(counted(added, 'console.composer.added'))
    if (failures.length > 0)
      throw new FailedItems(counted(failures.length, 'console.composer.not_added'), failures)
  }

  /** Returns false for a file that is here already. */
  async function add(upload: Upload): Promise<boolean> {
    const { state, name } = await upload.read(session.bench)
    // The data may have been reread meanwhile.
    if (samePicture(session.bench, state.facts)) {
      const text = say('console.composer.already_here', { name })
      report(text)
      showToast(text)
      return false
    }
    toTray(addUpload(session.bench, state, name))
    return true
  }

  function toTray(piece: Piece): void {
    session.extra.push(piece)
    session.timeline.value = withInTray(session.timeline.peek(), piece.key)
    report(say('console.composer.is_in_tray', { name: piece.name }))
  }

  return {
    addFiles: (files) =>
      addAll(files.map((file) => ({ name: file.name, read: (bench) => uploadFile(bench, file) }))),
    addUrl: (url) => addAll([{ name: url, read: (bench) => uploadFromUrl(bench, url) }]),
    addImage: async (imageId) => {
      if (session.bench.pieces.has(imageId)) return
      const { pdp_id: pdpId } = session.bench.data
      const { further } = await endcap.pdps.composer(pdpId, { imageIds: [imageId] })
      const image = further.find(({ image_id: id }) => id === imageId)
      if (!image) throw new Error(say('console.composer.not_analyzed'))
      toTray(addImage(session.bench, image))
    },
    addStored: async (uploadId) => {
      if (session.bench.pieces.has(uploadId)) return
      await addAll([
        { name: say('console.composer.picture'), read: (bench) => storedUpload(bench, uploadId) },
      ])
    },
  }
}
