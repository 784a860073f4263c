import { useEffect, useState } from 'preact/hooks'
import { encode } from 'uqr'
import { whenVisibleAfter } from '../../../data/resource.ts'
import { Button } from '../../../parts/button.tsx'
import { CopyButton, Skeleton } from '../../../parts/controls.tsx'
import { DevicePictures } from '../../../parts/device-pictures.tsx'
import { Dialog } from '../../../parts/dialog.tsx'
import { showFailure, showToast } from '../../../parts/toast.tsx'
import type { DeviceLink, DeviceLinkState } from '../../../session/contract.ts'
import { sessionApi } from '../../../session/session-api.ts'
import { exactTime } from '../../../words/numbers.ts'
import { say, sayWith } from '../../../words/say.ts'

const POLL_MS = 2_000

/** Makes a link, and confirms the device that opens it. */
export function DeviceLinkDialog({ onClose }: { onClose: () => void }) {
  const [link, setLink] = useState<DeviceLink | null>(null)
  const state = useLinkState(link)
  useEffect(() => {
    sessionApi.linkDevice().then(setLink, (error: unknown) => {
      showFailure(error)
      onClose()
    })
  }, [])
  const cancel = () => {
    if (state !== 'ended') sessionApi.endDeviceLink().catch(showFailure)
    onClose()
  }
  const confirm = async () => {
    await sessionApi.confirmDevice()
    showToast(say('console.settings.ways_in.device_done'))
    onClose()
  }
  return (
    <Dialog title={say('console.settings.ways_in.device')} onClose={cancel} wide>
      {link ? <LinkParts link={link} /> : <Skeleton rows={3} />}
      <p class="meta" role="status">
        {say(`console.settings.ways_in.device_state.${state}`)}
      </p>
      <div class="dialog-buttons">
        {link && <HandOver link={link.link} />}
        <Button onClick={cancel}>{say('console.common.cancel')}</Button>
        <Button
          look="first"
          off={state !== 'opened' && say(`console.settings.ways_in.device_state.${state}`)}
          onClick={confirm}
        >
          {say('console.settings.ways_in.device_me')}
        </Button>
      </div>
    </Dialog>
  )
}

/** Asks for the state until the link ends. */
function useLinkState(link: DeviceLink | null): DeviceLinkState['state'] {
  const [read, setRead] = useState<{ state: DeviceLinkState['state'] }>({ state: 'waiting' })
  const isEnded = read.state === 'ended'
  useEffect(() => {
    if (!link || isEnded) return undefined
    return whenVisibleAfter(POLL_MS, () => {
      // A failed read is repeated.
      sessionApi.deviceLinkState().then(
        (state) => setRead({ state }),
        () => setRead({ ...read }),
      )
    })
  }, [link, read])
  return read.state
}

const LinkParts = ({ link: { link, pictures, expires_at } }: { link: DeviceLink }) => (
  <div class="device-link">
    <Code text={link} />
    <div class="device-link-text">
      <b>{say('console.settings.ways_in.device_point')}</b>
      <p class="quiet">
        {sayWith('console.settings.ways_in.device_then', {}, { b: (text) => <b>{text}</b> })}
      </p>
      <DevicePictures pictures={pictures} />
      <p class="meta">{say('console.settings.ways_in.device_time', { time: exactTime(expires_at) })}</p>
    </div>
  </div>
)

/** A QR code. */
function Code({ text }: { text: string }) {
  const { size, data } = encode(text, { border: 0 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1Z` : [])))
  return (
    <svg
      class="device-code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={say('console.settings.ways_in.device_code')}
    >
      <path d={path.join('')} shape-rendering="crispEdges" />
    </svg>
  )
}

/** Copies the link, or shares it where the device can. */
const HandOver = ({ link }: { link: string }) =>
  'share' in navigator && matchMedia('(max-width: 720px)').matches ? (
    <Button icon="link" onClick={() => navigator.share({ url: link })}>
      {say('console.settings.ways_in.device_share')}
    </Button>
  ) : (
    <CopyButton text={link} label={say('console.settings.ways_in.device_copy')} />
  )
