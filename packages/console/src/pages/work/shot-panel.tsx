import { EndcapError, type WorkShot } from '@endcap/client'
import { useSignal } from '@preact/signals'
import { at, local } from '../../base.ts'
import { useResource } from '../../data/resource.ts'
import { refusalOfFile } from '../../data/upload-refusal.ts'
import { PictureCheck } from '../../features/brief/picture-check.tsx'
import { type Region, RegionPicture } from '../../features/work/region-picture.tsx'
import { ShotForm } from '../../features/work/shot-form.tsx'
import { Thread, useComments } from '../../features/work/thread.tsx'
import { authorName, refreshListing, refreshWork, shotTitle, work } from '../../features/work/work.ts'
import { Button, LinkButton } from '../../parts/button.tsx'
import { ConfirmRemoval } from '../../parts/dialog.tsx'
import { FormDialog } from '../../parts/form-dialog.tsx'
import { Menu, MenuItem } from '../../parts/menu.tsx'
import { Points } from '../../parts/score.tsx'
import { showToast } from '../../parts/toast.tsx'
import { currentSession, endcap } from '../../session/session.ts'
import { count, decimal, signed } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { PlaceConflict } from './place-conflict.tsx'
import { ShotFields } from './shot-fields.tsx'
import { STATUS_WORDS } from './status-words.ts'
import { type Gain, useGain } from './use-gain.ts'

type PanelProps = { shot: WorkShot; onClose: () => void }

type Open = 'send-back' | 'edit' | 'delete' | 'conflict' | null

/** One shot: its picture with regions, its facts, what was said, and what to do next. */
export function ShotPanel({ shot, onClose }: PanelProps) {
  const { shot_id: id, listing, picture, status, note, sent_back: back } = shot
  const region = useSignal<Region | null>(null)
  const open = useSignal<Open>(null)
  const gain = useGain(shot)
  const subject = { shot_id: id }
  const thread = useComments(subject)
  const canEdit = currentSession().can.edit
  const close = () => {
    open.value = null
  }
  return (
    <section class="panel shot-panel" aria-labelledby="shot-title" id="shot-panel" tabIndex={-1}>
      <button type="button" class="link small back" onClick={onClose}>
        {say('console.work.back')}
      </button>
      <div class="row shot-head">
        <h2 class="title" id="shot-title">
          {shotTitle(shot)}
        </h2>
        <span class="tag">{say(STATUS_WORDS[status])}</span>
        {canEdit && <MoreMenu shot={shot} onChoose={(next) => (open.value = next)} />}
      </div>
      <p class="small">
        <a href={at(`listings/${listing.pdp_id}`)} dir="auto">
          {listing.name ?? listing.id}
        </a>{' '}
        · <a href={at(`shots/${shot.shot_id}`)}>{say('console.brief.title')}</a>
      </p>
      {picture && (
        <>
          <RegionPicture
            src={local(picture.renditions[1600])}
            alt={say('console.work.picture_from', { name: authorName(picture.sent_by) })}
            width={picture.width}
            height={picture.height}
            regions={(thread.data ?? []).flatMap((comment) =>
              comment.region && comment.image_id === picture.image_id ? [comment.region] : [],
            )}
            drawn={region.value}
            {...(canEdit && {
              onDraw: (drawn: Region | null) => (region.value = drawn),
              onDone: () => document.getElementById('shot-comment')?.focus(),
            })}
          />
          {canEdit && <p class="small quiet mark-how">{say('console.work.mark')}</p>}
          {canEdit && <p class="small quiet mark-how-touch">{say('console.work.mark_touch')}</p>}
          <PictureFacts shot={shot} gain={gain} />
        </>
      )}
      {back && status !== 'to_review' && (
        <p class="small">
          <b>{say('console.work.sent_back_by', { name: authorName(back.by) })}</b> {back.reason}
        </p>
      )}
      {note !== null && (
        <p class="said-text" dir="auto">
          {note}
        </p>
      )}
      <ShotFields shot={shot} />
      <Thread
        subject={subject}
        pdpId={listing.pdp_id}
        thread={thread}
        region={region.value}
        fieldId="shot-comment"
        onSaid={() => {
          region.value = null
        }}
      />
      {canEdit && <Actions shot={shot} gain={gain} open={(next) => (open.value = next)} />}
      {open.value === 'send-back' && <SendBack shotId={id} onClose={close} />}
      {open.value === 'edit' && (
        <ShotForm title={say('console.work.edit_shot')} pdpId={listing.pdp_id} shot={shot} onClose={close} />
      )}
      {open.value === 'delete' && (
        <ConfirmRemoval
          title={say('console.work.delete_title')}
          text={say('console.work.delete_text')}
          keep={say('console.common.keep_it')}
          remove={say('console.work.delete')}
          onRemove={() => work.delete(id).then(refreshWork)}
          onClose={close}
        />
      )}
      {open.value === 'conflict' && <PlaceConflict shot={shot} onClose={close} />}
    </section>
  )
}

function MoreMenu({ shot, onChoose }: { shot: WorkShot; onChoose: (next: Open) => void }) {
  const items = [
    ['edit', say('console.work.edit_shot')],
    ['delete', say('console.work.delete')],
  ] as const
  return (
    <Menu label={say('console.work.more')} button="…" align="end" class="button icon-only quiet">
      {(close) => (
        <>
          {items.map(([name, text]) => (
            <MenuItem
              key={`${shot.shot_id} ${name}`}
              onClick={() => {
                close()
                onChoose(name)
              }}
            >
              {text}
            </MenuItem>
          ))}
        </>
      )}
    </Menu>
  )
}

function PictureFacts({ shot: { shot_id: id, picture }, gain }: { shot: WorkShot; gain: Gain | null }) {
  // A new picture is another reading.
  const { data: brief } = useResource(picture && `work:brief ${id} ${picture.image_id}`, (signal) =>
    work.brief(id, { signal }),
  )
  if (!picture) return null
  return (
    <div>
      {gain && (
        <p>
          <b>
            {say('console.work.from_to', { before: decimal(gain.before), after: decimal(gain.after) })}{' '}
            <Points value={gain.points} />
          </b>{' '}
          {say('console.work.image_score', { score: decimal(gain.image) })}
        </p>
      )}
      {brief ? (
        <PictureCheck brief={brief} />
      ) : (
        <p class="small quiet">{`${count(picture.width)} × ${count(picture.height)} px`}</p>
      )}
    </div>
  )
}

type ActionsProps = { shot: WorkShot; gain: Gain | null; open: (next: Open) => void }

function Actions({ shot, gain, open }: ActionsProps) {
  const { shot_id: id, listing, picture, status, position } = shot
  const place = async () => {
    const known = gain ? { expected_image_ids: [...gain.known] } : {}
    try {
      await work.place(id, known)
      showToast(say('console.work.placed'))
      refreshListing(listing.pdp_id)
    } catch (error) {
      if (!(error instanceof EndcapError && error.code === 'IMAGES_CHANGED')) throw error
      open('conflict')
    } finally {
      refreshWork()
    }
  }
  if (status === 'done')
    return (
      <div class="row">
        <LinkButton href={at(`listings/${listing.pdp_id}`)}>{say('console.work.see_listing')}</LinkButton>
      </div>
    )
  if (status !== 'to_review' || !picture) return <SendPicture shot={shot} />
  const name =
    position === null
      ? say('console.work.put_last')
      : position === 0
        ? say('console.work.put_main')
        : say('console.work.put_at', { position })
  return (
    <div class="shot-actions">
      <div class="row">
        <Button look="first" onClick={place}>
          {name}
          {gain && ` ${signed(gain.points)}`}
        </Button>
        <Button onClick={() => open('send-back')}>{say('console.work.send_back')}</Button>
      </div>
      <p class="small quiet">{say('console.work.saved_in_endcap')}</p>
    </div>
  )
}

function SendPicture({ shot: { shot_id: id } }: { shot: WorkShot }) {
  const isBusy = useSignal(false)
  const failure = useSignal<string | null>(null)
  const send = async (file: File) => {
    failure.value = refusalOfFile(file)
    if (failure.value !== null) return
    isBusy.value = true
    try {
      const { upload_id } = await endcap.uploads.create(file)
      await work.send(id, { upload_id })
      refreshWork()
    } catch (error) {
      failure.value = error instanceof Error ? error.message : String(error)
    } finally {
      isBusy.value = false
    }
  }
  return (
    <div class="shot-actions">
      <label class="field">
        {say(isBusy.value ? 'console.work.sending' : 'console.work.send_picture')}
        <input
          class="input"
          type="file"
          accept="image/*"
          disabled={isBusy.value}
          onChange={({ currentTarget: { files } }) => {
            const [file] = files ?? []
            if (file) void send(file)
          }}
        />
      </label>
      {failure.value !== null && (
        <p class="small loss" role="alert">
          {failure.value}
        </p>
      )}
    </div>
  )
}

function SendBack({ shotId, onClose }: { shotId: string; onClose: () => void }) {
  const reason = useSignal('')
  return (
    <FormDialog
      title={say('console.work.send_back')}
      submit={say('console.work.send_back')}
      off={reason.value.trim() === '' && say('console.work.say_why')}
      onSubmit={async () => {
        await work.sendBack(shotId, reason.value.trim())
        refreshWork()
        onClose()
      }}
      onClose={onClose}
    >
      <label class="field">
        {say('console.work.say_why')}
        <textarea
          class="input"
          rows={3}
          maxLength={1_000}
          value={reason.value}
          onInput={(event) => (reason.value = event.currentTarget.value)}
        />
      </label>
    </FormDialog>
  )
}
