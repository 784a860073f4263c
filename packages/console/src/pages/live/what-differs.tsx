import type { LiveAnswer, LiveCheck, LivePlace } from '@endcap/client'
import { local } from '../../base.ts'
import { liveChecks, refreshLive } from '../../features/live/live.ts'
import { type Column, costOf, type Difference, stateOfPlace } from '../../features/live/live-places.ts'
import { differenceTitle, evidenceText } from '../../features/live/live-words.ts'
import { Button } from '../../parts/button.tsx'
import { Points } from '../../parts/score.tsx'
import { Picture } from '../../parts/shelf.tsx'
import { showFailure, showToast } from '../../parts/toast.tsx'
import { currentSession } from '../../session/session.ts'
import { scoreText } from '../../words/numbers.ts'
import { say, sayWith } from '../../words/say.ts'

type Props = {
  check: LiveCheck
  differences: readonly Difference[]
  columns: readonly Column[]
  onLook: (column: number) => void
}

/** The differences with their pictures, what speaks for them, and what they cost. */
export function WhatDiffers({ check, differences, columns, onLook }: Props) {
  const { sent_score: sent, shown_score: shown } = check
  return (
    <section class="panel" aria-labelledby="differs">
      <div class="panel-head">
        <h2 id="differs" class="title">
          {say('console.live.what_differs')}
        </h2>
        {shown !== null && (
          <span>
            {sayWith(
              'console.live.scores',
              { sent: scoreText(sent), shown: scoreText(shown) },
              {
                b: (content) => <b class={shown < (sent ?? 0) ? 'loss' : undefined}>{content}</b>,
              },
            )}
          </span>
        )}
        <span class="end small quiet">{say('console.live.in_points')}</span>
      </div>
      <ul class="divided">
        {differences.map((difference) => (
          <DifferenceRow
            key={differenceTitle(difference)}
            pdpId={check.pdp_id}
            difference={difference}
            onLook={() => onLook(columns.findIndex(({ shown: place }) => place === difference[0]))}
          />
        ))}
      </ul>
    </section>
  )
}

type RowProps = { pdpId: string; difference: Difference; onLook: () => void }

function DifferenceRow({ pdpId, difference, onLook }: RowProps) {
  const [place, other] = difference
  const cost = costOf(difference)
  return (
    <li class="difference">
      <span class="pair">
        {other ? (
          <>
            <SentPicture place={place} />
            <SentPicture place={other} />
          </>
        ) : (
          <>
            <SentPicture place={place} />
            <ShownPicture place={place} />
          </>
        )}
      </span>
      <span class="difference-text">
        <b>{differenceTitle(difference)}</b>
        <span class="quiet">{evidenceText(difference)}</span>
      </span>
      <span class="difference-cost">{cost !== null && <Points value={-cost} />}</span>
      <span class="row wrap difference-buttons">
        <Button small icon="eye" onClick={onLook}>
          {say('console.live.look_closer')}
        </Button>
        <Answers pdpId={pdpId} difference={difference} />
      </span>
    </li>
  )
}

const SentPicture = ({ place: { sent } }: { place: LivePlace }) =>
  sent ? (
    <Picture src={local(sent.renditions[160])} alt="" side={160} />
  ) : (
    <span class="gap-place small">{say('console.live.not_sent')}</span>
  )

const ShownPicture = ({ place: { shown } }: { place: LivePlace }) =>
  shown ? (
    <Picture src={local(shown.renditions[160])} alt="" side={160} />
  ) : (
    <span class="not-shown small">{say('console.live.not_shown')}</span>
  )

type AnswersProps = { pdpId: string; difference: Difference }

/** Asks where it is not sure. Any difference can be left out of the count. */
export function Answers({ pdpId, difference }: AnswersProps) {
  const off = !currentSession().can.edit && say('console.live.viewers')
  const give = (answer: LiveAnswer['answer']) => () => answerAll(pdpId, difference, answer)
  const [place] = difference
  if (stateOfPlace(place) === 'unsure')
    return (
      <>
        <Button small off={off} onClick={give('same')}>
          {say('console.live.answer_same')}
        </Button>
        <Button small off={off} onClick={give('different')}>
          {say('console.live.answer_different')}
        </Button>
      </>
    )
  const isIgnored = place.answer === 'ignored'
  return (
    <Button small look="quiet" off={off} onClick={give(isIgnored ? null : 'ignored')}>
      {say(isIgnored ? 'console.live.count_again' : 'console.live.ignore')}
    </Button>
  )
}

async function answerAll(pdpId: string, difference: Difference, answer: LiveAnswer['answer']): Promise<void> {
  const before = difference.map((place) => place.answer)
  const save = async (answers: readonly LiveAnswer['answer'][]) => {
    for (const [index, { sent, shown }] of difference.entries())
      await liveChecks.answer(pdpId, {
        sent_image_id: sent?.image_id ?? null,
        shown_sha256: shown?.sha256 ?? null,
        answer: answers[index] ?? null,
      })
    refreshLive()
  }
  await save(difference.map(() => answer))
  showToast(say('console.live.answered', { answer: answer ?? 'none' }), {
    label: say('console.common.undo'),
    run: () => void save(before).catch(showFailure),
  })
}
