import { addUpload, type Workbench } from '../../engine/workbench.ts'
import { showToast } from '../../parts/toast.tsx'
import { counted } from '../../words/numbers.ts'
import { withInTray } from './arrangement.ts'
import type { ComposerSession } from './session-store.ts'
import { storedUpload, type Uploaded, uploadFile, uploadFromUrl } from './upload.ts'

/** Ways to bring pictures into the tray. */
export type ComposerUploads = {
  addFiles: (files: readonly File[]) => Promise<void>
  addUrl: (url: string) => Promise<void>
  /** Adds a picture that the service has already, such as one that Spark made and rejected. */
  addStored: (uploadId: string) => Promise<void>
}

type Upload = (bench: Workbench) => Promise<Uploaded>

/** Creates the uploads of a composer. `say` announces a sentence. */
export function createUploads(session: ComposerSession, say: (sentence: string) => void): ComposerUploads {
  async function addAll(uploads: readonly Upload[]): Promise<void> {
    session.uploading.value += uploads.length
    let left = uploads.length
    try {
      for (const upload of uploads) {
        const { state, name } = await upload(session.bench)
        // The data may have been read again meanwhile.
        const piece = addUpload(session.bench, state, name)
        session.uploads.push(piece)
        session.timeline.value = withInTray(session.timeline.peek(), piece.key)
        session.uploading.value -= 1
        left -= 1
        say(`${name} is in the tray.`)
      }
      showToast(
        uploads.length === 1
          ? 'The picture is in the tray.'
          : `${counted(uploads.length, 'picture')} are in the tray.`,
      )
    } finally {
      session.uploading.value -= left
    }
  }
  return {
    addFiles: (files) => addAll(files.map((file) => (bench: Workbench) => uploadFile(bench, file))),
    addUrl: (url) => addAll([(bench) => uploadFromUrl(bench, url)]),
    addStored: async (uploadId) => {
      if (!session.bench.pieces.has(uploadId)) await addAll([(bench) => storedUpload(bench, uploadId)])
    },
  }
}
