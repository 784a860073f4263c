import './brief.css'
import type { Brief } from '@endcap/client'
import { useState } from 'preact/hooks'
import { refusalOfFile } from '../../data/upload-refusal.ts'
import { DropPlace } from '../../parts/drop-place.tsx'
import { Icon } from '../../parts/icon.tsx'
import { failureText } from '../../parts/toast.tsx'
import { say } from '../../words/say.ts'

type BriefSlotProps = {
  brief: Brief
  /** Sends the file. Its failure is shown in the slot. */
  onFile: (file: File) => Promise<void>
}

/** The upload slot of a shot. Dropped pictures go to review. */
export function BriefSlot({ brief, onFile }: BriefSlotProps) {
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const send = async (file: File) => {
    setFailure(null)
    const refusal = refusalOfFile(file)
    if (refusal !== null) return setFailure(refusal)
    setSending(true)
    try {
      await onFile(file)
    } catch (error) {
      setFailure(failureText(error))
    }
    return setSending(false)
  }
  return (
    <div class="brief-slot no-print">
      <DropPlace accept="image/*" onFiles={([file]) => file && !isSending && void send(file)}>
        {isSending ? (
          <span role="status">
            <span class="spinner" aria-hidden="true" /> {say('console.brief.sending')}
          </span>
        ) : (
          <>
            <Icon name="upload" />
            <b>{brief.picture ? say('console.brief.send_new') : say('console.brief.drop')}</b>
            <span class="small">{say('console.brief.choose')}</span>
          </>
        )}
      </DropPlace>
      {failure !== null && (
        <p class="small loss" role="alert">
          {failure}
        </p>
      )}
    </div>
  )
}
