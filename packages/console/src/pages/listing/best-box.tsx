import type { ListingExplanation } from '@endcap/client'
import { isApproved } from '@endcap/scoring/words'
import { useEffect, useState } from 'preact/hooks'
import { at, local } from '../../base.ts'
import type { Engine } from '../../engine/use-workbench.ts'
import type { Best as Found, Workbench } from '../../engine/workbench.ts'
import { downloadZip } from '../../engine/zip.ts'
import { Button, LinkButton } from '../../parts/button.tsx'
import { Points } from '../../parts/score.tsx'
import { MiniShelf } from '../../parts/shelf.tsx'
import { VerdictLine } from '../../parts/verdict.tsx'
import { counted, scoreText } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'

type BestBoxProps = { listing: ListingExplanation; bench: Workbench | null; engine: Engine | null }

type Best = Found & { gain: number }

/** Smaller gains are not shown. */
const MIN_GAIN = 0.1

/** Shows the best set of existing and Spark images, with a link. */
export function BestBox({ listing, bench, engine }: BestBoxProps) {
  const best = useBest(bench, engine)
  if (!bench || !best) {
    return (
      <section class="panel best-box" aria-label={say('console.acceptance.best')}>
        <h2>{say('console.acceptance.best')}</h2>
      </section>
    )
  }
  // An accepted set may score lower.
  const isBetter = best.keys.join() !== bench.given.join()
  const isAccepted = isApproved(best.judged)
  const spark = best.keys.filter((key) => bench.pieces.get(key)?.origin === 'spark').length
  return (
    <section class="panel best-box" aria-labelledby="best">
      <div class="panel-head">
        <h2 id="best">{say(isAccepted ? 'console.acceptance.best' : 'console.acceptance.no_best')}</h2>
        <span class="end row">
          <b class="title">{scoreText(best.score)}</b>
          {Math.abs(best.gain) >= MIN_GAIN && <Points value={best.gain} />}
        </span>
      </div>
      {isAccepted ? (
        <VerdictLine judged={best.judged} />
      ) : (
        <p class="small">{say('console.acceptance.best_lacks', { reasons: missingText(best) })}</p>
      )}
      <MiniShelf
        images={best.keys.map((key) => {
          const piece = bench.pieces.get(key)
          return {
            key,
            src: piece ? local(piece.renditions[160]) : null,
            alt: '',
            isNew: piece?.origin === 'spark',
          }
        })}
      />
      <p class="small quiet best-text">{bestText(listing, isBetter, spark, best.keys.length)}</p>
      <div class="row wrap no-print">
        <LinkButton
          look="first"
          href={at(`listings/${listing.pdp_id}/composer${isBetter ? `?shelf=${best.keys.join(',')}` : ''}`)}
        >
          {say('console.listing.open_in_composer')}
        </LinkButton>
        <Button icon="download" onClick={() => downloadZip(bench, best.keys)}>
          {say('console.listing.download_zip')}
        </Button>
      </div>
    </section>
  )
}

/** Reasons that the box names. */
const MAX_REASONS = 2

/** Returns what keeps targets from accepting the main image: what fails, or else what is not sure. */
function missingText({ judged }: Best): string {
  const ofMain = judged.flatMap(({ rules }) => rules.filter(({ position }) => position === 0))
  const reasons = ['fail', 'not_sure'].map((each) => ofMain.filter(({ outcome }) => outcome === each))
  const first = reasons.find((some) => some.length > 0) ?? []
  return [...new Set(first.map(({ text }) => text))].slice(0, MAX_REASONS).join(' · ')
}

function bestText(listing: ListingExplanation, isBetter: boolean, spark: number, used: number): string {
  if (!isBetter) return say('console.listing.best_is_now')
  const count = listing.images.length
  const own = used - spark
  if (own === count)
    return spark === 0
      ? say('console.listing.best_reordered', { count })
      : say('console.listing.best_all_and_spark', { count, spark })
  const some =
    spark === 0
      ? say('console.listing.best_some', { count, own })
      : say('console.listing.best_some_and_spark', { count, own, spark })
  return `${some} ${counted(count - own, 'console.listing.best_left_out')}`
}

/** Searches after the page is drawn, because the search takes some milliseconds. */
function useBest(bench: Workbench | null, engine: Engine | null): Best | null {
  const [best, setBest] = useState<Best | null>(null)
  useEffect(() => {
    if (!bench || !engine) return undefined
    const timer = setTimeout(() => {
      const further = [...bench.pieces.keys()].filter((key) => !bench.given.includes(key))
      const found = engine.bestOf(bench, bench.given, further)
      const now = engine.scoreOf(bench, bench.given)
      if (found && now !== null) setBest({ ...found, gain: found.score - now })
    })
    return () => clearTimeout(timer)
  }, [bench, engine])
  return best
}
