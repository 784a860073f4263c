import './corrections.css'
import type { Correction } from '@endcap/client'
import { useNames } from '../../data/use-names.ts'
import { useFactorLabels } from '../../engine/factor-labels.ts'
import { Button } from '../../parts/button.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Menu } from '../../parts/menu.tsx'
import { currentSession } from '../../session/session.ts'
import { ago, exactTime } from '../../words/numbers.ts'
import { revoke } from './correct.ts'
import { correctionText } from './correction-words.ts'

type MarksProps = { corrections: readonly Correction[] }

/** The corrections in force of an image: what they say, who made them and when, and the way back. */
export function CorrectionPanel({ corrections }: MarksProps) {
  if (corrections.length === 0) return null
  return (
    <section class="panel" aria-labelledby="corrected">
      <div class="panel-head">
        <h2 id="corrected">Corrected</h2>
        <span class="meta end">for this picture in all listings</span>
      </div>
      <CorrectionLines corrections={corrections} />
    </section>
  )
}

/** A mark on the ticket of a corrected image, which opens its corrections. */
export const CorrectionMark = ({ corrections, place }: MarksProps & { place: string }) =>
  corrections.length === 0 ? null : (
    <Menu
      class="correction-mark tag good"
      label={`Corrected. ${place}`}
      button={
        <>
          Corrected
          <Icon name="down" />
        </>
      }
    >
      {() => (
        <div class="menu-form">
          <CorrectionLines corrections={corrections} />
        </div>
      )}
    </Menu>
  )

function CorrectionLines({ corrections }: MarksProps) {
  const labelOf = useFactorLabels()
  const nameOf = useNames(corrections.map(({ created_by: by }) => by))
  return (
    <ul class="divided">
      {corrections.map((correction) => (
        <li key={correction.correction_id} class="correction">
          <span>
            {correctionText(correction, labelOf)}
            {correction.comment !== null && <span class="quiet">. {correction.comment}</span>}
          </span>
          {currentSession().can.edit && (
            <Button
              small
              label={`Revoke: ${correctionText(correction, labelOf)}`}
              onClick={() => revoke(correction.correction_id)}
            >
              Revoke
            </Button>
          )}
          <span class="meta">
            by {nameOf(correction.created_by)},{' '}
            <time title={exactTime(correction.created_at)} dateTime={correction.created_at}>
              {ago(correction.created_at)}
            </time>
          </span>
        </li>
      ))}
    </ul>
  )
}
