import './compare.css'
import type { PdpGroups, PdpGroupsParams } from '@endcap/client'
import type { MessageId } from '@endcap/words/message'
import { useState } from 'preact/hooks'
import { at } from '../../base.ts'
import { useResource } from '../../data/resource.ts'
import type { OverviewFilterState } from '../../features/overview-filters/overview-filter-state.ts'
import { Loaded, Segments } from '../../parts/controls.tsx'
import { currentSession, endcap } from '../../session/session.ts'
import { count, percent, scoreText } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'

type By = PdpGroupsParams['by']
type Group = PdpGroups['data'][number]

const NAMES: Record<By, MessageId> = {
  brand: 'column.brand',
  tag: 'console.listings.filter_tag',
  category: 'console.listings.filter_category',
  retailer: 'console.listings.filter_retailer',
  person: 'console.compare_by.person',
}
const FILTERS: Record<By, string> = {
  brand: 'brand',
  tag: 'tag',
  category: 'category_id',
  retailer: 'retailer',
  person: 'changed_by',
}
const ALL = Object.keys(NAMES) as By[]
const FRESH_MS = 60_000
/** Rows before "Show all". */
const SHOWN = 6

/** Figures of listings by brand, tag, category, retailer or person. Those with the most not accepted come first. */
export function CompareBy({ filters }: { filters: OverviewFilterState }) {
  const [by, setBy] = useState<By>('brand')
  const { retailer, categoryId } = filters
  const params = { by, ...(retailer && { retailer }), ...(categoryId && { categoryId }) }
  const groups = useResource(
    `pdps:groups?${JSON.stringify(params)}`,
    (signal) => endcap.pdps.groups(params, { signal }),
    { freshMs: FRESH_MS },
  )
  return (
    <section class="panel compare-by" aria-labelledby="compare-by-title">
      <div class="panel-head">
        <h2 class="title" id="compare-by-title">
          {say('console.compare_by.title')}
        </h2>
        <Segments
          label={say('console.compare_by.title')}
          value={by}
          options={ALL.map((each) => [each, say(NAMES[each])] as const)}
          onChange={setBy}
        />
        <span class="small quiet end">{say('console.compare_by.order')}</span>
      </div>
      <Loaded resource={groups} rows={4}>
        {({ data, has_more: hasMore }) => (
          <Groups key={by} by={by} groups={data} hasMore={hasMore} filters={filters} />
        )}
      </Loaded>
    </section>
  )
}

type GroupsProps = { by: By; groups: readonly Group[]; hasMore: boolean; filters: OverviewFilterState }

function Groups({ by, groups, hasMore, filters }: GroupsProps) {
  const [isAll, setAll] = useState(false)
  const sorted = groups.toSorted((a, b) => b.not_accepted - a.not_accepted || b.listings - a.listings)
  return (
    <>
      <div class="compare-scroll">
        <table>
          <thead>
            <tr>
              <th>{say(NAMES[by])}</th>
              <th class="number">{say('console.pages.listings')}</th>
              <th>{say('column.accepted')}</th>
              <th class="number wide">{say('console.compare_by.certified')}</th>
              <th class="number wide">{say('console.compare_by.median')}</th>
              <th class="number wide">{say('console.compare_by.gain')}</th>
            </tr>
          </thead>
          <tbody>
            {sorted.slice(0, isAll ? sorted.length : SHOWN).map((group) => (
              <Row key={group.key} by={by} group={group} filters={filters} />
            ))}
          </tbody>
        </table>
      </div>
      <div class="row wrap between small quiet compare-foot">
        <span>
          {by === 'brand' && say('console.compare_by.brands')}{' '}
          {by === 'brand' && currentSession().can.edit && (
            <>
              {say('console.compare_by.brands_mend')}{' '}
              <a href={at('listings?view=all')}>{say('console.compare_by.mend')}</a>
            </>
          )}
          {by === 'tag' && say('console.compare_by.tags')}
          {hasMore && ` ${say('console.compare_by.largest', { count: groups.length })}`}
        </span>
        {sorted.length > SHOWN && (
          <button type="button" class="link" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
            {isAll
              ? say('console.common.show_fewer')
              : say('console.compare_by.all', { count: sorted.length })}
          </button>
        )}
      </div>
    </>
  )
}

function Row({ by, group, filters }: { by: By; group: Group; filters: OverviewFilterState }) {
  const { key, name, listings, scored, accepted, accepted_certified: certified } = group
  const shown = name ?? key
  const share = scored === 0 ? 0 : accepted / scored
  return (
    <tr>
      <th scope="row">
        {key === null ? (
          <span class="quiet">{say(`console.compare_by.no_${by}`)}</span>
        ) : (
          <a href={filters.to('listings', { [FILTERS[by]]: key })} dir="auto">
            {shown}
          </a>
        )}
      </th>
      <td class="number">{count(listings)}</td>
      <td>
        <span class="row">
          <span class="accepted-bar" aria-hidden="true">
            <span style={{ width: `${100 * share}%` }} />
          </span>
          <b>{scored === 0 ? '–' : percent(share)}</b>
        </span>
      </td>
      <td class="number wide">{scored === 0 ? '–' : percent(certified / scored)}</td>
      <td class="number wide">{scoreText(group.median_score)}</td>
      <td class="number wide gain">{count(group.can_gain_today)}</td>
    </tr>
  )
}
