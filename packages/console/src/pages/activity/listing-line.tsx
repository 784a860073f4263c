import '../../parts/lines.css'
import type { PdpSummary } from '@endcap/client'
import type { ComponentChildren } from 'preact'
import { at, local } from '../../base.ts'
import { Score } from '../../parts/score.tsx'
import { Picture } from '../../parts/shelf.tsx'
import { VerdictMark } from '../../parts/verdict.tsx'
import { ago, exactTime } from '../../words/numbers.ts'

type ListingLineProps = {
  listing: PdpSummary
  isScored?: boolean
  /** Line below the name. */
  note?: ComponentChildren
  children?: ComponentChildren
}

/** A listing with its picture, and its state at the end of the line. */
export const ListingLine = ({ listing, isScored = false, note, children }: ListingLineProps) => (
  <li class="line">
    <span class="line-picture">
      <Picture src={listing.thumbnail_url === null ? null : local(listing.thumbnail_url)} alt="" side={160} />
    </span>
    <span class="line-name">
      <a class="cut" dir="auto" href={at(`listings/${listing.pdp_id}`)}>
        {listing.name ?? listing.id}
      </a>
      <span class="meta cut">
        {note ?? listing.id}
        {' · '}
        <time title={exactTime(listing.updated_at)}>{ago(listing.updated_at)}</time>
      </span>
    </span>
    {isScored ? (
      <span class="row">
        <Score value={listing.pdp_score} judged={listing.acceptance} />
        <VerdictMark judged={listing.acceptance} />
      </span>
    ) : (
      children
    )}
  </li>
)
