import type { PdpSummary } from '@endcap/client'
import { useEffect, useState } from 'preact/hooks'
import { saveFile } from '../../data/save-file.ts'
import { zipPictures } from '../../engine/bulk-zip.ts'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { failureText } from '../../parts/toast.tsx'
import { say } from '../../words/say.ts'

type DialogProps = {
  /** Reads listings with their images. */
  read: (signal: AbortSignal) => AsyncIterable<PdpSummary>
  onClose: () => void
}

/** Saves the pictures of listings as one file. Closing it cancels. */
export function ZipDialog({ read, onClose }: DialogProps) {
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => {
    const canceled = new AbortController()
    void save(canceled.signal).catch((error: unknown) => {
      canceled.abort()
      setFailure(failureText(error))
    })
    return () => canceled.abort()
  }, [])
  const save = async (signal: AbortSignal) => {
    const zip = await zipPictures(read(signal), signal, (done, all) => setProgress({ done, all }))
    if (signal.aborted) return
    saveFile(zip, 'pictures.zip')
    onClose()
  }
  return (
    <Dialog title={say('console.zip.title')} onClose={onClose}>
      {failure === null ? (
        <p role="status">
          {progress === null ? say('console.zip.looking') : say('console.zip.progress', progress)}
        </p>
      ) : (
        <p class="loss" role="alert">
          {failure}
        </p>
      )}
      <div class="dialog-buttons">
        <Button onClick={onClose}>
          {say(failure === null ? 'console.parts.cancel' : 'console.parts.close')}
        </Button>
      </div>
    </Dialog>
  )
}
