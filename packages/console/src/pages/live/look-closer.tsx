import { useState } from 'preact/hooks'
import { local } from '../../base.ts'
import { type Column, differs } from '../../features/live/live-places.ts'
import { differenceTitle, evidenceText } from '../../features/live/live-words.ts'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { Picture } from '../../parts/shelf.tsx'
import { say } from '../../words/say.ts'
import { Answers } from './what-differs.tsx'

type Props = { column: Column; pdpId: string; onClose: () => void }

/** Both pictures of a place at the same size, one at a time. The first button has the focus, so Space flips. */
export function LookCloser({ column, pdpId, onClose }: Props) {
  const [isShop, setShop] = useState(true)
  const place = column.shown ?? column.sent
  if (!place) return null
  const { sent, shown } = place
  const side = say(isShop ? 'console.live.shop_shows' : 'console.live.you_sent')
  return (
    <Dialog title={differenceTitle([place])} onClose={onClose} wide>
      <p class="quiet">{evidenceText([place])}</p>
      <div class="row between">
        <Button icon="swap" onClick={() => setShop(!isShop)}>
          {say('console.live.flip')}
        </Button>
        <b role="status">{side}</b>
      </div>
      <div class="flip">
        <div class={isShop ? undefined : 'front'}>
          {sent ? (
            <Picture src={local(sent.renditions[1600])} alt={say('console.live.you_sent')} side={1600} />
          ) : (
            <span class="gap-place">{say('console.live.not_sent')}</span>
          )}
        </div>
        <div class={isShop ? 'front' : undefined}>
          {shown ? (
            <Picture src={local(shown.renditions[1600])} alt={say('console.live.shop_shows')} side={1600} />
          ) : (
            <span class="not-shown">{say('console.live.not_shown')}</span>
          )}
        </div>
      </div>
      {differs(place) && (
        <div class="dialog-buttons">
          <Answers pdpId={pdpId} difference={[place]} />
        </div>
      )}
    </Dialog>
  )
}
