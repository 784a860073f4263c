import type { Classification, TeachingResult, TeachingState } from '@endcap/client'
import { CLASSIFICATIONS } from '@endcap/scoring'
import { useEffect, useState } from 'preact/hooks'
import { local } from '../../base.ts'
import { Button } from '../../parts/button.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Picture } from '../../parts/shelf.tsx'
import { showToast } from '../../parts/toast.tsx'
import { count, counted, percent, signed } from '../../words/numbers.ts'
import { say, writer } from '../../words/say.ts'
import { typeName } from '../../words/terms.ts'
import { TYPE_KEYS } from './answers.ts'
import { type Teach, teaching } from './use-teach.ts'

/** Shows the current picture, the quality of what was learned, and its effects. */
export const TeachSide = ({ teach }: { teach: Teach }) => (
  <div class="stack">
    <CurrentPicture teach={teach} />
    {teach.state.data && <Tried state={teach.state.data} />}
    {teach.state.data?.trial && <Changes teach={teach} isBetter={teach.state.data.trial.is_better} />}
  </div>
)

function CurrentPicture({ teach }: { teach: Teach }) {
  const { questions, answers, current } = teach
  const question = questions?.find(({ image_id: id }) => id === current)
  const total = questions?.length ?? 0
  const next = questions?.[questions.findIndex(({ image_id: id }) => id === current) + 1]
  useEffect(() => {
    // A key answers faster than a picture loads.
    if (next) new Image().src = local(next.renditions[480])
  }, [next?.image_id])
  return (
    <section class="panel stack" aria-label={say('console.teach.this_picture')}>
      <div class="row between">
        <h2 class="title">{say('console.teach.progress', { answered: answers.size, total })}</h2>
        {!question && <Button onClick={teach.more}>{counted(total, 'console.teach.more')}</Button>}
      </div>
      <Bar share={total > 0 ? answers.size / total : 0} />
      {question && (
        <>
          {/* A new element, because an old picture stays until the next one is loaded. */}
          <Picture
            key={question.image_id}
            src={local(question.renditions[480])}
            alt={say('console.teach.asked_picture')}
            priority="high"
          />
          <ul class="stack">
            {question.types.map(({ type, probability }) => (
              <li key={type}>
                <button
                  type="button"
                  class="button quiet compact"
                  onClick={() => teach.sayType(question.image_id, type)}
                >
                  <kbd>{TYPE_KEYS.find(([, each]) => each === type)?.[0].toUpperCase() ?? '·'}</kbd>
                  <span>{typeName(type)}</span>
                  <b>{percent(probability)}</b>
                </button>
                <Bar share={probability} />
              </li>
            ))}
          </ul>
          <OtherType teach={teach} id={question.image_id} />
        </>
      )}
    </section>
  )
}

/** Draws a share's bar next to its number. */
const Bar = ({ share }: { share: number }) => <progress aria-hidden="true" value={share} />

function OtherType({ teach, id }: { teach: Teach; id: string }) {
  const choose = (name: string) => {
    const type = CLASSIFICATIONS.find((each) => each === name)
    if (type) teach.sayType(id, type)
  }
  return (
    <label class="field">
      <span class="small quiet">{say('console.teach.something_else')}</span>
      <select class="input" value="" onChange={({ currentTarget }) => choose(currentTarget.value)}>
        <option value="">{say('console.common.choose')}</option>
        {byName(CLASSIFICATIONS).map((type) => (
          <option key={type} value={type}>
            {typeName(type)}
          </option>
        ))}
      </select>
    </label>
  )
}

const byName = (types: readonly Classification[]): Classification[] =>
  types.toSorted((one, other) => typeName(one).localeCompare(typeName(other), writer().language))

/** Outcomes that are shown as dots. */
const DOTS = 20

function Tried({ state: { answers, trial } }: { state: TeachingState }) {
  if (!trial)
    return (
      <section class="panel stack" aria-label={say('console.teach.what_it_learned')}>
        <h2>{obstacleText(answers)}</h2>
        <p class="small quiet">{say('console.teach.tried_before')}</p>
      </section>
    )
  const shown = trial.outcomes.slice(0, DOTS)
  return (
    <section class="panel stack" aria-label={say('console.teach.how_good')}>
      <h2 class="title">
        {say('console.teach.right_on', { right: trial.right_with, total: trial.answers })}
      </h2>
      <p class="small quiet">{say('console.teach.how_tried')}</p>
      <Dots
        name={say('console.teach.with_yours')}
        right={trial.right_with}
        outcomes={shown.map((each) => each.right_with)}
      />
      <Dots
        name={say('console.teach.without')}
        right={trial.right_without}
        outcomes={shown.map((each) => each.right_without)}
      />
      <p class="small quiet">
        {trial.is_better ? say('console.teach.used_if_better') : say('console.teach.not_better')}
      </p>
    </section>
  )
}

const Dots = ({ name, right, outcomes }: { name: string; right: number; outcomes: readonly boolean[] }) => (
  <div class="row between small">
    <span>{name}</span>
    <span class="row wrap" aria-hidden="true">
      {outcomes.map((isRight, at) => (
        <span key={at} class={isRight ? undefined : 'loss'}>
          <Icon name={isRight ? 'check' : 'close'} />
        </span>
      ))}
    </span>
    <b>{right}</b>
  </div>
)

function obstacleText({ obstacle, missing }: TeachingState['answers']): string {
  switch (obstacle) {
    case 'one_type_only':
      return say('console.teach.one_type_only')
    case 'contradicting_answers':
      return say('console.teach.contradicting')
    case 'too_few_answers':
    case null:
    default:
      return say('console.teach.too_few', { missing })
  }
}

function Changes({ teach, isBetter }: { teach: Teach; isBetter: boolean }) {
  const [result, setResult] = useState<TeachingResult | null>(null)
  const look = async () => {
    await teach.settled()
    setResult(await teaching.preview())
  }
  const use = async () => {
    await teach.settled()
    const { version } = await teaching.use()
    setResult(null)
    await teach.changed()
    const id = version?.version_id
    showToast(
      say('console.teach.used'),
      id === undefined
        ? null
        : { label: say('console.common.undo'), run: () => void teaching.forget(id).then(teach.changed) },
    )
  }
  return (
    <section class="panel stack" aria-label={say('console.teach.what_it_changes')}>
      <h2 class="title">{say('console.teach.what_it_changes')}</h2>
      {result ? (
        <>
          <p class="small quiet">
            {say('console.teach.would_change', { changed: result.changed, count: result.images })}
          </p>
          <ChangeList result={result} />
          <div class="row wrap">
            <Button look="first" off={!isBetter && say('console.teach.is_no_better')} onClick={use}>
              {say('console.teach.use')}
            </Button>
            <Button onClick={() => setResult(null)}>{say('console.teach.not_yet')}</Button>
          </div>
        </>
      ) : (
        <Button onClick={look}>{say('console.teach.see_changes')}</Button>
      )}
    </section>
  )
}

/** Kinds of changes that are listed. */
const MAX_CHANGES = 6

function ChangeList({ result: { changes, listings } }: { result: TeachingResult }) {
  const certified = listings.certified_after - listings.certified_before
  return (
    <ul class="divided readings">
      {changes.slice(0, MAX_CHANGES).map((change) => (
        <li key={`${change.from} ${change.to}`} class="row between">
          {typeName(change.from)} <Icon name="forward" /> {typeName(change.to)}
          <b>{counted(change.count, 'console.counted.pictures')}</b>
        </li>
      ))}
      <li class="row between">
        {say('console.teach.scores_up')}{' '}
        <b class="gain">{counted(listings.up, 'console.counted.listings')}</b>
      </li>
      <li class="row between">
        {listings.down > 0
          ? say('console.teach.scores_down_most', { points: signed(listings.most_down) })
          : say('console.teach.scores_down')}
        <b class={listings.down > 0 ? 'loss' : undefined}>
          {counted(listings.down, 'console.counted.listings')}
        </b>
      </li>
      <li class="row between">
        {say('console.teach.certified')}{' '}
        <b>
          {certified === 0
            ? say('console.teach.no_change')
            : `${certified > 0 ? '+' : '−'}${count(Math.abs(certified))}`}
        </b>
      </li>
      {!listings.is_complete && (
        <li class="small quiet">{counted(listings.count, 'console.teach.newest_listings')}</li>
      )}
    </ul>
  )
}
