import { useState } from 'preact/hooks'
import { local } from '../../base.ts'
import { compose, type Workbench } from '../../engine/workbench.ts'
import { useHistory } from '../../features/listing/history.ts'
import { Button } from '../../parts/button.tsx'
import { Score } from '../../parts/score.tsx'
import { Picture } from '../../parts/shelf.tsx'
import { VerdictLine } from '../../parts/verdict.tsx'
import { ago, scoreText } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { placeName, typeName } from '../../words/terms.ts'
import { isSameOrder } from './arrangement.ts'
import { nameOf } from './explain-change.ts'
import type { Composer } from './use-composer.ts'

type ContestProps = { composer: Composer; save: () => Promise<void> }

/** Lets a person choose between their images and those that somebody else has saved. */
export function Contest({ composer, save }: ContestProps) {
  const { bench, present, takeTheirs } = composer
  const [isClose, setClose] = useState(false)
  return (
    <section class="panel stack contest" aria-labelledby="contest">
      <div>
        <h2 id="contest">{useAuthor(bench)}</h2>
        <p class="small quiet">{say('console.composer.nothing_lost')}</p>
      </div>
      <Version
        name={say('console.composer.theirs')}
        composer={composer}
        keys={bench.given}
        others={present.shelf}
        isClose={isClose}
      />
      <Version
        name={say('console.composer.mine')}
        composer={composer}
        keys={present.shelf}
        others={bench.given}
        isClose={isClose}
      />
      <div class="row wrap">
        <Button pressed={isClose} onClick={() => setClose(!isClose)}>
          {say('console.composer.compare_both')}
        </Button>
        <Button onClick={save}>{say('console.composer.save_mine')}</Button>
        <Button onClick={takeTheirs}>{say('console.composer.take_theirs')}</Button>
      </div>
    </section>
  )
}

/** Names the author of the saved images once they are scored. */
function useAuthor({ data: { pdp_id: pdpId }, given }: Workbench): string {
  const { data } = useHistory(pdpId)
  const [last] = data ?? []
  const name = last?.changed_by?.name
  const isTheirs =
    last &&
    isSameOrder(
      last.images.map(({ image_id: id }) => id),
      given,
    )
  return isTheirs && name
    ? say('console.composer.saved_by', { name, when: ago(last.scored_at) })
    : say('console.composer.saved_by_somebody')
}

type VersionProps = {
  name: string
  composer: Composer
  keys: readonly string[]
  others: readonly string[]
  isClose: boolean
}

function Version({ name, composer: { bench }, keys, others, isClose }: VersionProps) {
  const composed = compose(bench, keys)
  return (
    <div>
      <div class="row between">
        <b>{name}</b>
        <span class="row">
          {composed && <VerdictLine judged={composed.judged} />}
          <b>{scoreText(composed?.score ?? null)}</b>
        </span>
      </div>
      <ol class={isClose ? 'contest-images close' : 'contest-images'} role="list" aria-label={name}>
        {keys.map((key, place) => (
          <li key={key} class={others.includes(key) ? undefined : 'new'}>
            <Picture
              src={local(bench.pieces.get(key)?.renditions[isClose ? 480 : 160] ?? '')}
              alt={nameOf(bench, key)}
              side={160}
            />
            <div class="small quiet cut">
              {others.includes(key) ? placeName(place) : say('console.composer.only_here')}
            </div>
            {isClose && composed?.types[place] && (
              <div class="small cut">{typeName(composed.types[place])}</div>
            )}
            {isClose && <Score value={composed?.scores[place] ?? null} bar={false} />}
          </li>
        ))}
      </ol>
    </div>
  )
}
