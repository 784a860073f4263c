import type { ListingExplanation } from '@endcap/client'
import { useState } from 'preact/hooks'
import { local } from '../../base.ts'
import { ActionDoubt } from '../../features/correction/not-a-repeat.tsx'
import { ActionButton } from '../../features/listing/action-button.tsx'
import { NewShotButton, shotOfAction } from '../../features/work/new-shot-button.tsx'
import { Empty } from '../../parts/controls.tsx'
import { Picture } from '../../parts/shelf.tsx'
import { counted } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { type ChangeRow, otherRows, plannedRows } from './change-rows.ts'
import { GainColumns, WayUp } from './way-up.tsx'

/** Thumbnails of a row. */
const SHOWN_IMAGES = 3

type ToChangeProps = {
  listing: ListingExplanation
  /** Pairs of positions whose images show the same. */
  repeats: readonly (readonly [number, number])[]
}

/** The plan of a listing by fault and by what it needs, and other changes that gain points. */
export function ToChange({ listing, repeats }: ToChangeProps) {
  const [isAll, setAll] = useState(false)
  const planned = plannedRows(listing)
  const others = otherRows(listing)
  const isEmpty = planned.length + others.length === 0
  return (
    <section class="panel to-change" aria-labelledby="to-change">
      <div class="to-change-head">
        <div>
          <h2 class="title" id="to-change">
            {say('console.listing.to_change')}
          </h2>
          <p class="small quiet">{say('console.gain.note')}</p>
        </div>
        {!isEmpty && <GainColumns gains={listing.can_win_split} isTotal />}
      </div>
      {isEmpty ? (
        <Empty title={say('console.listing.nothing_to_change')} text={say('console.listing.no_gain')} />
      ) : (
        <WayUp score={listing.pdp_score} gains={listing.can_win_split} />
      )}
      <Rows rows={planned} listing={listing} repeats={repeats} />
      {others.length > 0 && (
        <>
          <div class={isAll ? undefined : 'only-paper'}>
            <h3 class="small quiet others">{say('console.gain.others')}</h3>
            <Rows rows={others} listing={listing} repeats={repeats} />
          </div>
          <button type="button" class="link small no-print" onClick={() => setAll(!isAll)}>
            {isAll ? say('console.common.show_fewer') : counted(others.length, 'console.gain.show_others')}
          </button>
        </>
      )}
    </section>
  )
}

type RowsProps = ToChangeProps & { rows: readonly ChangeRow[] }

const Rows = ({ rows, listing, repeats }: RowsProps) => (
  <ol class="divided changes">
    {rows.map(({ key, title, detail, gains, imageIds, actions }) => (
      <li key={key} class="change">
        <Stack listing={listing} imageIds={imageIds} />
        <div>
          <b>{title}</b>
          <p class="small quiet">{detail}</p>
          {actions.map((action) => (
            <ActionDoubt
              key={`${action.code} ${action.position}`}
              action={action}
              listing={listing}
              repeats={repeats}
            />
          ))}
        </div>
        <GainColumns gains={gains} />
        <div class="stack tight">
          <ActionButton action={actions[0]} listing={listing} />
          {actions[0].purse === 'with_shoot' && (
            <NewShotButton pdpId={listing.pdp_id} given={shotOfAction(actions[0])} />
          )}
        </div>
      </li>
    ))}
  </ol>
)

/** Thumbnails of the images that change, one over the other. */
const Stack = ({ listing: { images }, imageIds }: { listing: ListingExplanation; imageIds: string[] }) => (
  <span class="stack-of-images" aria-hidden="true">
    {images
      .filter(({ image_id: id }) => imageIds.includes(id))
      .slice(0, SHOWN_IMAGES)
      .map(({ image_id: id, renditions }) => (
        <Picture key={id} src={local(renditions[160])} alt="" side={40} />
      ))}
  </span>
)
