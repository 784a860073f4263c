import '../../features/brief/brief.css'
import { useState } from 'preact/hooks'
import { BriefSheet } from '../../features/brief/brief-sheet.tsx'
import { BriefSlot } from '../../features/brief/brief-slot.tsx'
import { briefTitle, dueText, isLate, sizeText } from '../../features/brief/brief-words.ts'
import { PictureCheck } from '../../features/brief/picture-check.tsx'
import { Button } from '../../parts/button.tsx'
import type { SharedContent } from '../../session/contract.ts'
import { exactTime } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { Comments } from './comments.tsx'
import type { Guest } from './guest.ts'
import { GuestName } from './guest-name.tsx'
import { SharedPicture } from './shared-picture.tsx'

type Brief = SharedContent['briefs'][number]

/** Shots with their state. On paper, each is its brief. */
export function SharedBriefs({ content, guest }: { content: SharedContent; guest: Guest }) {
  const [briefs, setBriefs] = useState(content.briefs)
  const replace = (brief: Brief) =>
    setBriefs((all) => all.map((each) => (each.shot_id === brief.shot_id ? brief : each)))
  return (
    <>
      <Counts briefs={briefs} />
      {briefs.map((brief) => (
        <Shot key={brief.shot_id} brief={brief} guest={guest} content={content} onSent={replace} />
      ))}
      {content.permission === 'read_and_upload' && (
        <p class="small quiet no-print">
          {say('console.shared.kept', { organization: content.organization })}
        </p>
      )}
    </>
  )
}

const STATES = ['to_send', 'sent_back', 'in_review', 'taken'] as const
type State = (typeof STATES)[number]

const COUNTS = {
  to_send: 'console.shared.count_to_send',
  sent_back: 'console.shared.count_sent_back',
  in_review: 'console.shared.count_in_review',
  taken: 'console.shared.count_taken',
} as const

function stateOf({ status, sent_back: back }: Brief): State {
  if (status === 'done') return 'taken'
  if (status === 'to_review') return 'in_review'
  return back ? 'sent_back' : 'to_send'
}

const Counts = ({ briefs }: { briefs: readonly Brief[] }) => (
  <p class="row wrap shared-counts no-print">
    {STATES.map((state) => (
      <span key={state}>
        {say(COUNTS[state], { count: briefs.filter((each) => stateOf(each) === state).length })}
      </span>
    ))}
  </p>
)

type Act = () => Promise<Brief>
type ShotProps = { brief: Brief; guest: Guest; content: SharedContent; onSent: (brief: Brief) => void }

function Shot({ brief, guest, content, onSent }: ShotProps) {
  const [isOpen, setOpen] = useState(false)
  const [waiting, setWaiting] = useState<Act | null>(null)
  const act = async (work: Act) => {
    if (guest.name() === null) setWaiting(() => work)
    else onSent(await work())
  }
  const send = (file: File) => act(() => guest.send(brief.shot_id, file))
  const maySend = content.permission === 'read_and_upload' && brief.status !== 'done'
  const slot = maySend && <BriefSlot brief={brief} onFile={send} />
  const due = dueText(brief)
  return (
    <section class="panel shared-shot">
      <div class="shared-row no-print">
        <div>
          <SmallShelf brief={brief} guest={guest} />
          <h2>{briefTitle(brief)}</h2>
          <p class="small quiet" dir="auto">
            {brief.listing.name ?? brief.listing.id} · {brief.listing.id}
          </p>
          <p class="small">
            <code>{brief.file_name}</code>, {sizeText(brief)}
          </p>
          <p class="row wrap">
            {due !== null && <b class={isLate(brief) ? 'loss small' : 'small'}>{due}</b>}
            <Button small pressed={isOpen} onClick={() => setOpen(!isOpen)}>
              {say('console.shared.open_brief')}
            </Button>
          </p>
        </div>
        <ShotState brief={brief} guest={guest} />
        {!isOpen && slot && <div class="shared-slot">{slot}</div>}
      </div>
      <Comments
        comments={brief.comments}
        onSay={
          content.permission === 'read_and_upload'
            ? (text) => act(() => guest.comment(brief.shot_id, text))
            : null
        }
      />
      <div class={isOpen ? 'shared-brief open' : 'shared-brief'}>
        <BriefSheet
          brief={brief}
          show={(image, alt) => <SharedPicture guest={guest} imageId={image.image_id} alt={alt} isEager />}
          slot={isOpen && slot}
          foot={say('console.shared.until', { time: exactTime(content.expires_at) })}
        />
      </div>
      {waiting && (
        <GuestName
          onClose={() => setWaiting(null)}
          onName={async (name) => {
            guest.call(name)
            onSent(await waiting())
          }}
        />
      )}
    </section>
  )
}

const SmallShelf = ({ brief: { places }, guest }: { brief: Brief; guest: Guest }) => (
  <ol class="mini-shelf" role="list" aria-hidden="true">
    {places.map(({ kind, image }, place) =>
      kind !== 'this' && image ? (
        <li key={image.image_id}>
          <SharedPicture guest={guest} imageId={image.image_id} alt="" side={160} />
        </li>
      ) : (
        <li key={`${kind} ${place}`} class={`shared-gap ${kind}`} />
      ),
    )}
  </ol>
)

const LABELS = {
  to_send: null,
  sent_back: 'console.shared.sent_back',
  in_review: 'console.shared.in_review',
  taken: 'console.shared.taken',
} as const

function ShotState({ brief, guest }: { brief: Brief; guest: Guest }) {
  const state = stateOf(brief)
  const label = LABELS[state]
  if (label === null) return null
  return (
    <div class="row shared-state">
      {brief.picture && (
        <span class="shared-example">
          <SharedPicture
            guest={guest}
            imageId={brief.picture.image.image_id}
            alt={briefTitle(brief)}
            isEager
          />
        </span>
      )}
      <div>
        <span class={state === 'sent_back' ? 'tag bad' : state === 'taken' ? 'tag good' : 'tag'}>
          {say(label)}
        </span>
        {brief.sent_back && state === 'sent_back' && <p>{brief.sent_back.reason}</p>}
        <PictureCheck brief={brief} />
      </div>
    </div>
  )
}
