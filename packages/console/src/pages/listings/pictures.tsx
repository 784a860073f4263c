import './pictures.css'
import type { ListedImage, PdpSummary } from '@endcap/client'
import { at, local } from '../../base.ts'
import { selection } from '../../features/listing/selection.ts'
import { Icon } from '../../parts/icon.tsx'
import { Score } from '../../parts/score.tsx'
import { Picture, Thumbnail } from '../../parts/shelf.tsx'
import { VerdictMark } from '../../parts/verdict.tsx'
import { say } from '../../words/say.ts'
import { placeName, typeName } from '../../words/terms.ts'
import type { ColumnId } from './columns.tsx'
import type { ListingFilters } from './filters.ts'
import { aboutRow, ListingsTable, SelectRow } from './listings-table.tsx'

type Sort = ListingFilters['sort']

type ShelvesProps = {
  rows: readonly PdpSummary[]
  sort: Sort
  onSort: (sort: Sort) => void
  columns: readonly ColumnId[]
}

/** Empty places that are drawn. */
const MAX_EMPTY = 6

/** The table of listings with all images of each in a row. */
export const Shelves = (props: ShelvesProps) => (
  <ListingsTable {...props} shelf={{ head: say('console.listings.images'), cell: shelfOf }} />
)

function shelfOf({ name, id, images = [], recommended_image_count: wanted, image_count: has }: PdpSummary) {
  const empty = Math.max(0, Math.min(MAX_EMPTY, (wanted ?? has) - has))
  return (
    <ol class="row-shelf" role="list" aria-label={say('console.listings.images_label', { name: name ?? id })}>
      {images.map((image) => (
        <ShelfImage key={image.image_id} image={image} />
      ))}
      {Array.from({ length: empty }, (_, index) => (
        <li key={index} class="row-gap" aria-hidden="true" />
      ))}
    </ol>
  )
}

function ShelfImage({ image }: { image: ListedImage }) {
  const { position, classification, flag } = image
  const alt = [placeName(position), classification && typeName(classification)].filter(Boolean).join(', ')
  return (
    <li class={position === 0 ? 'main' : undefined}>
      <a href={at(`images/${image.image_id}`)}>
        <Picture src={local(image.thumbnail_url)} alt={alt} side={160} />
      </a>
      {flag && (
        <span class={`row-flag small ${flag.kind}`} title={flag.text}>
          <Icon name={flag.kind === 'fails' ? 'close' : flag.kind === 'repeats' ? 'copy' : 'question'} />
          <span>{flag.text}</span>
        </span>
      )}
    </li>
  )
}

/** Main images of the listings, large. */
export function Grid({ rows }: { rows: readonly PdpSummary[] }) {
  const chosen = selection.value
  return (
    <ul class="listing-grid" role="list">
      {rows.map((row) => (
        <li key={row.pdp_id}>
          <Thumbnail listing={row} />
          <a href={at(`listings/${row.pdp_id}`)} class="cut" dir="auto">
            {row.name ?? row.id}
          </a>
          <span class="meta cut">{aboutRow(row)}</span>
          <span class="row between">
            <Score value={row.pdp_score} />
            <VerdictMark judged={row.acceptance} />
          </span>
          <SelectRow row={row} isSelected={chosen.has(row.pdp_id)} />
        </li>
      ))}
    </ul>
  )
}
