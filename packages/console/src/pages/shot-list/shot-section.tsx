import type { Shot, ShotSummary } from '@endcap/client'
import { useState } from 'preact/hooks'
import { at, local } from '../../base.ts'
import { useResource } from '../../data/resource.ts'
import { NewShotButton } from '../../features/work/new-shot-button.tsx'
import { Button } from '../../parts/button.tsx'
import { Loaded } from '../../parts/controls.tsx'
import { Points } from '../../parts/score.tsx'
import { Picture } from '../../parts/shelf.tsx'
import { counted } from '../../words/numbers.ts'
import { say, sayWith } from '../../words/say.ts'
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
  /** All listings while the page is printed, otherwise null. */
  printed: readonly Shot[] | null
}

/** The listings that lack an image of a type, those that gain the most points first. */
export function ShotSection({ type, selected, isSingle, href, printed }: ShotSectionProps) {
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
        <h2 id={title}>{isSingle ? say('console.shots.what_to_shoot') : typeName(missing)}</h2>
        <span class="small quiet">{counted(listings, 'console.counted.listings')}</span>
        {points > 0 && (
          <span class="small end">
            {sayWith(
              'console.shots.points_a_listing',
              {},
              { points: () => <Points value={points / listings} /> },
            )}
          </span>
        )}
      </div>
      <p class="quiet">{description}</p>
      <Loaded resource={printed ? { ...rows, data: printed } : rows}>
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
                  {say('console.shots.first_of', { shown: data.length, total: listings })}
                </span>
                {isSingle ? (
                  <Button small onClick={() => setPages(pages + 1)}>
                    {counted(PAGE, 'console.shots.show_more')}
                  </Button>
                ) : (
                  <a class="small link no-print" href={href}>
                    {say('console.common.see_all')}
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
      <a class="cut" dir="auto" href={at(`listings/${shot.pdp_id}`)}>
        {shot.name ?? shot.id}
      </a>
      <span class="meta cut">
        {[
          shot.id,
          retailerName(shot.retailer),
          shot.category,
          shot.images > 1 && counted(shot.images, 'console.counted.images'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </span>
    <span class="row">
      <span class="no-print">
        <NewShotButton
          pdpId={shot.pdp_id}
          given={{
            asset_type: shot.asset_type,
            note: shot.description,
            gain_low: shot.gain_listing,
            gain_high: shot.gain_listing,
          }}
        />
      </span>
      {(shot.gain_listing ?? 0) > 0 && <Points value={shot.gain_listing ?? 0} />}
      <span class="shot-box" aria-hidden="true" />
    </span>
  </li>
)
