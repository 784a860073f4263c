import { EndcapError } from '@endcap/client'
import { addImage, addUpload, type Piece, samePicture, type Workbench } from '../../engine/workbench.ts'
import { FailedItems, failureText, showFailure, showToast } from '../../parts/toast.tsx'
import { endcap } from '../../session/session.ts'
import { counted } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { withInTray } from './arrangement.ts'
import { type ComposerSession, endRestoring } from './session-store.ts'
import { storedUpload, UnusablePictureError, type Uploaded, uploadFile, uploadFromUrl } from './upload.ts'

export type ComposerUploads = {
  addFiles: (files: readonly File[]) => Promise<void>
  addUrl: (url: string) => Promise<void>
  /** Adds a picture stored by the service, such as one that Spark rejected. */
  addStored: (uploadId: string) => Promise<void>
  /** Adds stored images of any listings. */
  addImages: (imageIds: readonly string[]) => Promise<void>
  /** Rereads lost pictures until the service responds. */
  restore: () => Promise<void>
}

type Upload = {
  name: string
  read: (bench: Workbench, onStored: (uploadId: string) => void) => Promise<Uploaded>
}

/** Creates a composition's uploads. `report` announces a sentence. */
export function createUploads(session: ComposerSession, report: (sentence: string) => void): ComposerUploads {
  async function addAll(uploads: readonly Upload[]): Promise<void> {
    session.uploading.value += uploads.length
    const failures: string[] = []
    let added = 0
    let unsent = uploads.length
    const warn = (event: BeforeUnloadEvent) => {
      if (unsent > 0) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    for (const [index, upload] of uploads.entries()) {
      const noteSent = () => {
        unsent = uploads.length - index - 1
      }
      try {
        if (await add(upload, noteSent)) added += 1
      } catch (error) {
        failures.push(
          say('console.composer.upload_failed', { name: upload.name, reason: failureText(error) }),
        )
      } finally {
        noteSent()
        session.uploading.value -= 1
      }
    }
    removeEventListener('beforeunload', warn)
    if (added > 0) showToast(counted(added, 'console.composer.added'))
    if (failures.length > 0)
      throw new FailedItems(counted(failures.length, 'console.composer.not_added'), failures)
  }

  /** Returns false for a file that is here already. */
  async function add(upload: Upload, noteSent: () => void): Promise<boolean> {
    let id: string | null = null
    const { uploads } = session
    const forget = () => {
      uploads.value = uploads.peek().filter((each) => each !== id)
    }
    try {
      const { state, name } = await upload.read(session.bench, (uploadId) => {
        id = uploadId
        uploads.value = [...new Set([...uploads.peek(), uploadId])]
        noteSent()
      })
      // The data may have been reread meanwhile.
      if (samePicture(session.bench, state.facts)) {
        forget()
        const text = say('console.composer.already_here', { name })
        report(text)
        showToast(text)
        return false
      }
      toTray(addUpload(session.bench, state, name))
      return true
    } catch (error) {
      if (isFinal(error)) forget()
      throw error
    }
  }

  function toTray(piece: Piece): void {
    session.extra.push(piece)
    session.timeline.value = withInTray(session.timeline.peek(), piece.key)
    report(say('console.composer.is_in_tray', { name: piece.name }))
  }

  async function addImages(imageIds: readonly string[]): Promise<void> {
    const missing = imageIds.filter((id) => !session.bench.pieces.has(id))
    if (missing.length === 0) return
    const { pdp_id: pdpId } = session.bench.data
    for (let from = 0; from < missing.length; from += MAX_ASKED) {
      const asked = missing.slice(from, from + MAX_ASKED)
      const { further } = await endcap.pdps.composer(pdpId, { imageIds: asked })
      for (const image of further) if (asked.includes(image.image_id)) toTray(addImage(session.bench, image))
    }
    if (missing.some((id) => !session.bench.pieces.has(id)))
      throw new UnusablePictureError(say('console.composer.not_analyzed'))
  }

  return {
    addFiles: (files) =>
      addAll(
        files.map((file) => ({
          name: file.name,
          read: (bench, onStored) => uploadFile(bench, file, onStored),
        })),
      ),
    addUrl: (url) => addAll([{ name: url, read: (bench, onStored) => uploadFromUrl(bench, url, onStored) }]),
    addImages,
    addStored: async (uploadId) => {
      if (session.bench.pieces.has(uploadId)) return
      await addAll([fromStore(uploadId)])
    },
    async restore() {
      const lost = session.lost.peek()
      if (lost === null || restoring.has(session)) return
      restoring.add(session)
      session.uploading.value += lost.uploads.length
      for (const id of lost.uploads) {
        await untilFinal(() => add(fromStore(id), () => undefined))
        session.uploading.value -= 1
      }
      await untilFinal(() => addImages(lost.images))
      endRestoring(session)
    },
  }
}

const fromStore = (uploadId: string): Upload => ({
  name: say('console.composer.picture'),
  read(bench, onStored) {
    onStored(uploadId)
    return storedUpload(bench, uploadId)
  },
})

/** Sessions whose pictures are being reread. */
const restoring = new WeakSet<ComposerSession>()
const RETRY_MS = 3_000
/** Images that one request returns. */
const MAX_ASKED = 20

/** Repeats a request while the service is unavailable. Shows its first failure. */
async function untilFinal(run: () => Promise<unknown>): Promise<void> {
  for (let isFirst = true; ; isFirst = false) {
    try {
      await run()
      return
    } catch (error) {
      if (isFirst) showFailure(error)
      if (isFinal(error)) return
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    }
  }
}

/** Statuses after which the same request may succeed later. */
const PASSING: ReadonlySet<number> = new Set([401, 408, 409, 425, 429])

/** Returns true for failures that stay. */
const isFinal = (error: unknown): boolean =>
  error instanceof UnusablePictureError ||
  (error instanceof EndcapError && error.status >= 400 && error.status < 500 && !PASSING.has(error.status))
