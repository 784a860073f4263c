import type { Shot, ShotSummary } from '@endcap/client'
import { useState } from 'preact/hooks'
import { at, local } from '../../base.ts'
import { useResource } from '../../data/resource.ts'
import { Button } from '../../parts/button.tsx'
import { Loaded } from '../../parts/controls.tsx'
import { Points } from '../../parts/score.tsx'
import { Picture } from '../../parts/shelf.tsx'
import { count, counted } from '../../words/numbers.ts'
import { retailerName, typeName } from '../../words/terms.ts'
import { shots } from './shots.ts'

/** Listings of each type that the page over all types shows. */
const SHOWN = 12
/** Listings that the page of one type shows, and adds at a time. */
const PAGE = 50

type ShotSectionProps = {
  type: ShotSummary['by_type'][number]
  selected: object
  isSingle: boolean
  /** Address of the page of this type. */
  href: string
}

/** The listings that lack an image of a type, those that gain the most points first. */
export function ShotSection({ type, selected, isSingle, href }: ShotSectionProps) {
  const { asset_type: missing, listings, description, points } = type
  const [pages, setPages] = useState(1)
  const limit = isSingle ? PAGE : SHOWN
  const params = { ...selected, missing }
  const key = new URLSearchParams({ ...params, pages: String(pages), limit: String(limit) }).toString()
  const rows = useResource(`shots?${key}`, async (signal) => {
    const list = shots.list({ ...params, limit }, { signal })
    const read: Shot[] = []
    let cursor: string | null = null
    for (let page = 0; page < pages && (page === 0 || cursor !== null); page++) {
      const { data, next_cursor: next } = await list.page(cursor)
      read.push(...data)
      cursor = next
    }
    return read
  })
  const title = `shots-${missing.toLowerCase().replaceAll(' ', '-')}`
  return (
    <section class="panel shots" aria-labelledby={title}>
      <div class="panel-head">
        <h2 id={title}>{isSingle ? 'What to shoot' : typeName(missing)}</h2>
        <span class="small quiet">{counted(listings, 'listing')}</span>
        {points > 0 && (
          <span class="small end">
            <Points value={points} /> points in all
          </span>
        )}
      </div>
      <p class="quiet">{description}</p>
      <Loaded resource={rows}>
        {(data) => (
          <>
            <ul class="lines">
              {data.map((shot) => (
                <ShotLine key={shot.pdp_id} shot={shot} />
              ))}
            </ul>
            {data.length < listings && (
              <p class="row shots-more">
                <span class="small quiet">
                  The first {data.length} of {count(listings)}
                </span>
                {isSingle ? (
                  <Button small onClick={() => setPages(pages + 1)}>
                    Show {PAGE} more
                  </Button>
                ) : (
                  <a class="small link no-print" href={href}>
                    See all
                  </a>
                )}
              </p>
            )}
          </>
        )}
      </Loaded>
    </section>
  )
}

/** A listing with its picture, and the points that it gains. On paper it has a box to tick. */
const ShotLine = ({ shot }: { shot: Shot }) => (
  <li class="line">
    <Picture src={shot.thumbnail_url && local(shot.thumbnail_url)} alt="" side={160} />
    <span class="line-name">
      <a class="cut" href={at(`listings/${shot.pdp_id}`)}>
        {shot.name ?? shot.id}
      </a>
      <span class="meta cut">
        {[shot.id, retailerName(shot.retailer), shot.category].filter(Boolean).join(' · ')}
        {shot.images > 1 && ` · ${shot.images} images`}
      </span>
    </span>
    <span class="row">
      {(shot.gain_listing ?? 0) > 0 && <Points value={shot.gain_listing ?? 0} />}
      <span class="shot-box" aria-hidden="true" />
    </span>
  </li>
)
