import './corrections.css'
import type { Correction } from '@endcap/client'
import { useNames } from '../../data/use-names.ts'
import { Button } from '../../parts/button.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Menu } from '../../parts/menu.tsx'
import { currentSession } from '../../session/session.ts'
import { ago, exactTime } from '../../words/numbers.ts'
import { say, sayWith } from '../../words/say.ts'
import { revoke } from './correct.ts'
import { correctionText } from './correction-words.ts'

type MarksProps = { corrections: readonly Correction[] }

/** Lists an image's corrections in force with author and time, and revokes them. */
export function CorrectionPanel({ corrections }: MarksProps) {
  if (corrections.length === 0) return null
  return (
    <section class="panel" aria-labelledby="corrected">
      <div class="panel-head">
        <h2 id="corrected">{say('console.correction.corrected')}</h2>
        <span class="meta end">{say('console.correction.in_all_listings')}</span>
      </div>
      <CorrectionLines corrections={corrections} />
    </section>
  )
}

/** Opens the corrections of an image from its ticket. */
export const CorrectionMark = ({ corrections, place }: MarksProps & { place: string }) =>
  corrections.length === 0 ? null : (
    <Menu
      class="correction-mark tag good"
      label={say('console.correction.corrected_place', { place })}
      button={
        <>
          {say('console.correction.corrected')}
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
  const nameOf = useNames(corrections.map(({ created_by: by }) => by))
  return (
    <ul class="divided">
      {corrections.map((correction) => (
        <li key={correction.correction_id} class="correction">
          <span>
            {correctionText(correction)}
            {correction.comment !== null && <span class="quiet">. {correction.comment}</span>}
          </span>
          {currentSession().can.edit && (
            <Button
              small
              label={say('console.correction.revoke_this', {
                correction: correctionText(correction),
              })}
              onClick={() => revoke(correction.correction_id)}
            >
              {say('console.correction.revoke')}
            </Button>
          )}
          <span class="meta">
            {sayWith(
              'console.correction.by',
              { person: nameOf(correction.created_by), when: ago(correction.created_at) },
              {
                time: (when) => (
                  <time title={exactTime(correction.created_at)} dateTime={correction.created_at}>
                    {when}
                  </time>
                ),
              },
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
