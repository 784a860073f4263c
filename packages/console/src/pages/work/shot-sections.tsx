import type { WorkShot } from '@endcap/client'
import { useState } from 'preact/hooks'
import { local } from '../../base.ts'
import { GuestTag, PersonMark } from '../../features/work/person-mark.tsx'
import { authorName, daysUntil, shotTitle } from '../../features/work/work.ts'
import { Icon } from '../../parts/icon.tsx'
import { Points } from '../../parts/score.tsx'
import { Picture } from '../../parts/shelf.tsx'
import { ago, count, counted, partialDate } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { STATUS_WORDS } from './status-words.ts'
import { useGain } from './use-gain.ts'

type SectionsProps = {
  shots: readonly WorkShot[]
  chosen: string | null
  /** Number of shots done in the last 30 days. */
  done: number
  hrefOf: (shotId: string) => string
}

/** Shots by status: cards to review, rows of the others, and what is done in one line. */
export function ShotSections({ shots, chosen, done, hrefOf }: SectionsProps) {
  const [isDoneShown, setDoneShown] = useState(false)
  const of = (status: WorkShot['status']) => shots.filter((shot) => shot.status === status)
  const toReview = of('to_review')
  return (
    <>
      {toReview.length > 0 && (
        <section aria-labelledby="to-review">
          <div class="row">
            <h2 class="title" id="to-review">
              {say('console.work.status_to_review')}
            </h2>
            <span class="small quiet">{say('console.work.oldest_first', { count: toReview.length })}</span>
          </div>
          <ul class="review-cards">
            {toReview.map((shot) => (
              <ReviewCard
                key={shot.shot_id}
                shot={shot}
                href={hrefOf(shot.shot_id)}
                isChosen={shot.shot_id === chosen}
              />
            ))}
          </ul>
        </section>
      )}
      {(['to_do', 'at_studio', ...(isDoneShown ? (['done'] as const) : [])] as const).map((status) => (
        <Rows key={status} status={status} shots={of(status)} chosen={chosen} hrefOf={hrefOf} />
      ))}
      {done > 0 && (
        <p class="small row">
          <Icon name="check" />
          {counted(done, 'console.work.done_count')}
          <button type="button" class="link" onClick={() => setDoneShown(!isDoneShown)}>
            {say(isDoneShown ? 'console.work.hide' : 'console.work.show')}
          </button>
        </p>
      )}
    </>
  )
}

type RowProps = { shot: WorkShot; href: string; isChosen: boolean }

function ReviewCard({ shot, href, isChosen }: RowProps) {
  const { listing, current, picture } = shot
  const gain = useGain(shot)
  return (
    <li class={isChosen ? 'panel review-card chosen' : 'panel review-card'}>
      <div class="review-pictures">
        <figure>
          {current ? (
            <Picture src={local(current.renditions[480])} alt="" />
          ) : (
            <span class="empty-place small">{say('console.work.was_empty')}</span>
          )}
          <figcaption class="small quiet">{say('console.common.now')}</figcaption>
        </figure>
        <figure>
          <Picture src={picture && local(picture.renditions[480])} alt="" />
          <figcaption class="small quiet">{say('console.work.new_picture')}</figcaption>
        </figure>
      </div>
      <div class="row between">
        <a class="cut card-name" dir="auto" href={href} aria-current={isChosen ? 'true' : undefined}>
          {listing.name ?? listing.id}
        </a>
        {gain ? (
          <Points value={gain.points} />
        ) : (
          <span class="small quiet">{say('console.parts.scoring')}</span>
        )}
      </div>
      <p class="small quiet">
        {shotTitle(shot)}
        {picture &&
          ` · ${say('console.work.from', { name: authorName(picture.sent_by) })}, ${ago(picture.sent_at)}`}{' '}
        {picture?.sent_by?.kind === 'guest' && <GuestTag />}
        {shot.comments > 0 && ` · ${counted(shot.comments, 'console.work.comments')}`}
      </p>
    </li>
  )
}

type RowsProps = Omit<SectionsProps, 'done'> & { status: WorkShot['status'] }

function Rows({ status, shots, chosen, hrefOf }: RowsProps) {
  if (shots.length === 0) return null
  const id = `shots-${status}`
  return (
    <section class="panel" aria-labelledby={id}>
      <div class="panel-head">
        <h2 class="title" id={id}>
          {say(STATUS_WORDS[status])}
        </h2>
        <span class="small quiet">{count(shots.length)}</span>
      </div>
      <ul class="lines">
        {shots.map((shot) => (
          <ShotRow
            key={shot.shot_id}
            shot={shot}
            href={hrefOf(shot.shot_id)}
            isChosen={shot.shot_id === chosen}
          />
        ))}
      </ul>
    </section>
  )
}

function ShotRow({ shot, href, isChosen }: RowProps) {
  const { listing, assignee, agency } = shot
  const who = agency ?? assignee?.name ?? null
  return (
    <li class={isChosen ? 'line shot-row chosen' : 'line shot-row'}>
      <Picture src={listing.thumbnail_url && local(listing.thumbnail_url)} alt="" side={160} />
      <span class="line-name">
        <a class="cut" dir="auto" href={href} aria-current={isChosen ? 'true' : undefined}>
          <b>{shotTitle(shot)}</b>
        </a>
        <span class="meta cut" dir="auto">
          {listing.name ?? listing.id} · {listing.id}
        </span>
      </span>
      <span class="shot-facts">
        <Span shot={shot} />
        <span class="row shot-who">
          {who !== null && <PersonMark name={who} isGuest={agency !== null} />}
          <span class="cut">{who ?? say('console.work.nobody')}</span>
        </span>
        <Due day={shot.due_on} isDone={shot.status === 'done'} />
        <span class="small quiet">
          {shot.comments > 0 && counted(shot.comments, 'console.work.comments')}
        </span>
      </span>
    </li>
  )
}

/** Points of a picture that was not made yet, in whole numbers. */
function Span({ shot: { gain_low: low, gain_high: high } }: { shot: WorkShot }) {
  if (low === null && high === null) return <span class="shot-gain" />
  const [least, most] = [Math.round(low ?? high ?? 0), Math.round(high ?? low ?? 0)]
  const text =
    least === most ? say('console.work.gain', { least }) : say('console.work.gain_span', { least, most })
  return <b class="gain shot-gain">{text}</b>
}

/** The day of a shot, in rust if it is over. */
function Due({ day, isDone = false }: { day: string | null; isDone?: boolean }) {
  if (day === null) return <span class="shot-due" />
  const days = daysUntil(day)
  if (days < 0 && !isDone)
    return (
      <b class="loss shot-due row">
        <Icon name="alert" />
        {counted(-days, 'console.work.late_by')}
      </b>
    )
  if (days === 0) return <b class="shot-due">{say('console.work.today')}</b>
  if (days === 1) return <b class="shot-due">{say('console.work.tomorrow')}</b>
  return <span class="shot-due">{partialDate(day)}</span>
}
