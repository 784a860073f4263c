import './composer.css'
import type { PdpSummary } from '@endcap/client'
import { CHARTED_CAUSES, type LossCause } from '@endcap/scoring/words'
import { useEffect, useRef, useState } from 'preact/hooks'
import { useLocation, useRoute } from 'preact-iso'
import { tinykeys } from 'tinykeys'
import { at, local } from '../../base.ts'
import { follow } from '../../data/live.ts'
import { type Resource, refresh } from '../../data/resource.ts'
import { useWorkbench } from '../../engine/use-workbench.ts'
import type { Workbench } from '../../engine/workbench.ts'
import { downloadZip } from '../../engine/zip.ts'
import { Scored, useListingId, useSummary } from '../../features/listing/listing-head.tsx'
import { BreakdownBar, partsOf, Swatch } from '../../parts/breakdown.tsx'
import { Button } from '../../parts/button.tsx'
import { Skeleton } from '../../parts/controls.tsx'
import { Crumb, Page } from '../../parts/page.tsx'
import { Points } from '../../parts/score.tsx'
import { Picture } from '../../parts/shelf.tsx'
import { showFailure } from '../../parts/toast.tsx'
import { VerdictLine } from '../../parts/verdict.tsx'
import { currentSession, endcap } from '../../session/session.ts'
import { scoreText, signed } from '../../words/numbers.ts'
import { say, sayWith } from '../../words/say.ts'
import { AcceptedBox } from './accepted-box.tsx'
import { ApplyToFamily } from './apply-to-family.tsx'
import { ComposerShelf } from './composer-shelf.tsx'
import { Contest } from './contest.tsx'
import { Foretold } from './foretold.tsx'
import { TilesBox, WhyBox } from './side-boxes.tsx'
import { isUnchanged, submitComposition } from './submit.ts'
import { Tray } from './tray.tsx'
import { type Composer, useComposer } from './use-composer.ts'

/** Rearranges a listing's images and shows the score change. */
export function ComposerPage() {
  const pdpId = useListingId()
  const summary = useSummary(pdpId)
  const isScored = summary.data !== undefined && summary.data.pdp_score !== null
  const { bench, ...resource } = useWorkbench(isScored ? pdpId : null)
  const name = summary.data?.name ?? summary.data?.id ?? say('console.composer.title')
  if (bench) return <Workplace key={pdpId} bench={bench} summary={summary} reload={resource.reload} />
  return (
    <Page title={name} documentTitle={say('console.composer.document_title', { name })}>
      <Scored summary={summary} resource={resource} rows={8}>
        {() => <Skeleton rows={8} />}
      </Scored>
    </Page>
  )
}

type WorkplaceProps = { bench: Workbench; summary: Resource<PdpSummary>; reload: () => Promise<void> }

function Workplace({ bench, summary, reload }: WorkplaceProps) {
  const composer = useComposer(bench)
  const { data } = bench
  const [isSubmitting, setSubmitting] = useState(false)
  useAddressOnce(composer, reload)
  useNews(data.pdp_id, summary, reload)
  useEffect(() => (isSubmitting ? undefined : undoByKeys(composer)), [composer.undo, isSubmitting])
  const submit = async () => {
    setSubmitting(true)
    try {
      await submitComposition(composer)
    } finally {
      await reload()
      setSubmitting(false)
    }
    requestAnimationFrame(() => document.getElementById('composed-score')?.focus())
  }
  const name = data.name ?? data.id
  return (
    <Page
      title={
        <a class="composer-name" href={at(`listings/${data.pdp_id}`)}>
          {name}
        </a>
      }
      documentTitle={say('console.composer.document_title', { name })}
      class="composer"
      crumbs={
        <>
          <Crumb href={at('listings')}>{say('console.pages.listings')}</Crumb>
          <a href={at(`listings/${data.pdp_id}`)}>{name}</a>
        </>
      }
      buttons={
        <ComposerButtons
          composer={composer}
          isSubmitting={isSubmitting}
          submit={submit}
          family={summary.data?.family ?? null}
        />
      }
    >
      {/* A change while the composition is scored or reread would be lost. */}
      <div class="columns" inert={isSubmitting || composer.isRestoring}>
        <div class="stack">
          {composer.isContested && <Contest composer={composer} save={submit} />}
          <Summary composer={composer} />
          <section aria-labelledby="composed">
            <div class="row between composed-head">
              <h2 id="composed">{say('console.composer.composed')}</h2>
              <NowShelf bench={bench} />
            </div>
            <ComposerShelf composer={composer} />
          </section>
          <Tray composer={composer} />
          <p class="small quiet">{say('console.composer.stays_here')}</p>
        </div>
        <div class="stack">
          <AcceptedBox composer={composer} />
          <WhyBox composer={composer} />
          <TilesBox composer={composer} />
        </div>
      </div>
      <StatusLine composer={composer} />
    </Page>
  )
}

/**
 * Applies the URL once: `shelf` names the images, `upload` a tray picture, and `try` the first recommendation.
 * Then removes it from the URL, so it does not undo later work.
 */
function useAddressOnce(composer: Composer, reload: () => Promise<void>): void {
  const { query, path } = useRoute()
  const { route } = useLocation()
  const { bench } = composer
  const hasReloaded = useRef(false)
  const { shelf, upload, try: first } = query
  useEffect(() => {
    if (shelf === undefined && upload === undefined && first === undefined) return
    const keys = shelf?.split(',') ?? []
    if (keys.some((key) => !bench.pieces.has(key)) && !hasReloaded.current) {
      // Spark made the picture after the data was read.
      hasReloaded.current = true
      reload().catch(showFailure)
      return
    }
    if (keys.length > 0)
      composer
        .addImages(keys)
        .catch(showFailure)
        .finally(() => composer.show(keys))
    if (upload !== undefined) composer.addStored(upload).catch(showFailure)
    if (first !== undefined) showFirstAction(composer).catch(showFailure)
    route(path, true)
  }, [shelf, upload, first, bench])
}

/** Rereads the composer when the listing has been scored again, which shows a conflict. */
function useNews(pdpId: string, summary: Resource<PdpSummary>, reload: () => Promise<void>): void {
  useEffect(() => follow(() => void summary.reload()), [])
  const scoredAt = summary.data?.scored_at
  const known = useRef(scoredAt)
  useEffect(() => {
    if (known.current === scoredAt) return
    known.current = scoredAt
    refresh(`history ${pdpId}`)
    void reload()
  }, [scoredAt])
}

/** Composes the first recommendation from the listing's images. */
async function showFirstAction({ bench, show }: Composer): Promise<void> {
  const { plan } = await endcap.pdps.explanation(bench.data.pdp_id)
  const [action] = plan
  if (!action) return
  const { hero, carousel } = action.change
  show([hero, ...carousel].flatMap((image) => ('image_id' in image ? [image.image_id] : [])))
}

/** Undoes by ⌘Z and redoes by ⇧⌘Z, except in fields, which have their own undo. */
function undoByKeys(composer: Composer): () => void {
  const unlessTyping = (run: () => void) => (event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement) return
    event.preventDefault()
    run()
  }
  return tinykeys(window, {
    '$mod+KeyZ': unlessTyping(composer.undo),
    '$mod+Shift+KeyZ': unlessTyping(composer.redo),
  })
}

type ButtonsProps = {
  composer: Composer
  isSubmitting: boolean
  submit: () => Promise<void>
  family: PdpSummary['family']
}

function ComposerButtons({ composer, isSubmitting, submit, family }: ButtonsProps) {
  const { bench, present } = composer
  const [isApplying, setApplying] = useState(false)
  const waits = isSubmitting && say('console.composer.being_scored')
  return (
    <>
      <Button
        icon="undo"
        label={say('console.common.undo')}
        keys="Control+Z"
        off={waits || (!composer.canUndo && say('console.composer.nothing_to_undo'))}
        onClick={() => composer.undo()}
      />
      <Button
        icon="redo"
        label={say('console.composer.redo')}
        keys="Control+Shift+Z"
        off={waits || (!composer.canRedo && say('console.composer.nothing_to_redo'))}
        onClick={() => composer.redo()}
      />
      <Button off={waits} onClick={() => composer.best()}>
        {say('console.acceptance.best')}
      </Button>
      <Button
        icon="download"
        label={say('console.listing.download_zip')}
        onClick={() => downloadZip(bench, present.shelf)}
      >
        <span class="button-words">{say('console.listing.download_zip')}</span>
      </Button>
      {family !== null && family.listings > 1 && (
        <Button off={waits || refusalOfWork(composer)} onClick={() => setApplying(true)}>
          {say('console.family.apply')}
        </Button>
      )}
      {isApplying && family !== null && (
        <ApplyToFamily
          composer={composer}
          familyId={family.family_id}
          submit={submit}
          onClose={() => setApplying(false)}
        />
      )}
      <Button look="first" off={refusalToSubmit(composer)} onClick={submit}>
        {say('console.composer.submit')}
      </Button>
    </>
  )
}

/** Returns why the composition cannot be submitted, or false. */
const refusalToSubmit = (composer: Composer): string | false =>
  refusalOfWork(composer) || (isUnchanged(composer) && say('console.composer.nothing_changed'))

function refusalOfWork({ held, uploading, isContested }: Composer): string | false {
  if (!currentSession().can.edit) return say('console.composer.viewers_submit')
  if (held.value !== null) return say('console.composer.drop_first')
  if (uploading.value > 0) return say('console.composer.wait_for_uploads')
  return isContested && say('console.composer.choose_version')
}

/** Compares stored and composed scores with breakdowns. */
function Summary({ composer }: { composer: Composer }) {
  const { now, composed, held } = composer
  if (!now || !composed) return null
  const isPreview = held.value !== null && held.value.place !== null
  const gain = composed.score - now.score
  const [before, after] = [now, composed].map(({ breakdown }) => partsOf(withIds(breakdown)))
  return (
    <section class="panel summary" aria-label={say('console.common.score')}>
      <div class="summary-now">
        <div class="small quiet">{say('console.common.now')}</div>
        <div class="figure">{scoreText(now.score)}</div>
        <VerdictLine judged={now.judged} />
      </div>
      <div id="composed-score" tabIndex={-1}>
        <div class="small quiet">
          {isPreview ? say('console.composer.composed_if_dropped') : say('console.composer.composed')}
        </div>
        <div class="row composed-score">
          <span class="figure">{scoreText(composed.score)}</span>
          <span class="title">{Math.abs(gain) >= 0.05 && <Points value={gain} />}</span>
        </div>
        <VerdictLine judged={composed.judged} />
      </div>
      <div class="summary-bars">
        <span class="small">{say('console.common.now')}</span>
        <BreakdownBar slim score={now.score} parts={before ?? []} />
        <span class="small">{say('console.composer.composed')}</span>
        <BreakdownBar slim score={composed.score} parts={after ?? []} />
        <span />
        <ul class="legend small quiet">
          {CHARTED_CAUSES.map((cause) => (
            <CauseChange key={cause} cause={cause} before={before} after={after} />
          ))}
        </ul>
      </div>
      <Foretold composer={composer} gain={gain} />
    </section>
  )
}

type ChangeProps = Record<'before' | 'after', ReturnType<typeof partsOf> | undefined> & { cause: LossCause }

function CauseChange({ cause, before, after }: ChangeProps) {
  const [now, then] = [before, after].map((parts) => parts?.find((part) => part.cause === cause)?.points ?? 0)
  if (!now && !then) return null
  return (
    <li>
      <Swatch cause={cause} />
      <span class="cause">{say(`loss.${cause}.short`)}</span>
      <b>{lossText(now ?? 0, then ?? 0)}</b>
    </li>
  )
}

function lossText(now: number, then: number): string {
  const [before, after] = [signed(-now), signed(-then)]
  return before === after ? after : say('console.composer.before_after', { before, after })
}

const withIds = (steps: NonNullable<Composer['now']>['breakdown']) =>
  steps.map((step) => ({ ...step, image_id: null }))

/** Shows the stored listing in small. */
const NowShelf = ({ bench }: { bench: Workbench }) => (
  <div class="row now-shelf">
    <span class="small quiet">{say('console.common.now')}</span>
    {bench.given.map((key) => (
      <Picture key={key} src={local(bench.pieces.get(key)?.renditions[160] ?? '')} alt="" side={160} />
    ))}
  </div>
)

/** Shows the screen reader announcement and the composer's keys. */
function StatusLine({ composer }: { composer: Composer }) {
  const { held, line, putBack } = composer
  const isTouch = matchMedia('(pointer: coarse)').matches
  return (
    <div class="status-line no-print">
      <span class="cut">
        {line.value || say(isTouch ? 'console.composer.tap' : 'console.composer.drag_or_press')}
      </span>
      {held.value !== null && (
        <button type="button" class="link" onClick={putBack}>
          {say('console.composer.put_it_back')}
        </button>
      )}
      <span class="row keys" id="composer-keys">
        {sayWith('console.composer.keys', {}, { kbd: (name) => <kbd>{name}</kbd> })}
      </span>
    </div>
  )
}
