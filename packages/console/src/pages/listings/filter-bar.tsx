import type { Classification, ProductCategory, ProductRetailer, RuleName } from '@endcap/client'
import { ADVICE, CLASSIFICATIONS, type LossCause } from '@endcap/scoring/words'
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { useResource } from '../../data/resource.ts'
import { useTargets } from '../../features/acceptance/targets.ts'
import { useHasFamilies } from '../../features/family/families.ts'
import { KnownNames } from '../../features/listing/known-names.tsx'
import { Button } from '../../parts/button.tsx'
import { Icon } from '../../parts/icon.tsx'
import { FilterChip, MenuItem } from '../../parts/menu.tsx'
import { endcap } from '../../session/session.ts'
import { say } from '../../words/say.ts'
import { adviceText, CAUSES, RULES, typeName } from '../../words/terms.ts'
import {
  ACCEPTANCE,
  activeFilters,
  filterWords,
  type ListingFilters,
  SCORE_RANGES,
  STATUSES,
  writeFilters,
} from './filters.ts'

type BarProps = {
  filters: ListingFilters
  onChange: (filters: ListingFilters) => void
  /** Shown behind the filters. */
  children?: ComponentChildren
}

/** Asset types that an ideal mix asks for. */
const MISSING_TYPES = CLASSIFICATIONS.filter((type) => type !== 'Other')
/** Time after the last key until the search is sent. */
const TYPING_MS = 200

/** Search and filters of the table. They write the address, and their order never changes. */
export function FilterBar({ filters, onChange, children }: BarProps) {
  const hasFamilies = useHasFamilies()
  const set = (change: Partial<ListingFilters>) => onChange({ ...filters, ...change })
  return (
    <div class="filters" role="search" aria-label={say('console.listings.filter_region')}>
      <SearchField key={writeFilters({ ...filters, q: '' })} filters={filters} onChange={onChange} />
      <Choices
        name={say('console.listings.filter_score')}
        value={filterWords.score(filters)}
        options={SCORE_RANGES.map(([range, id]) => [range, say(id)] as const)}
        onChoose={(score) => set({ score: score ?? '' })}
      />
      <Choices
        name={say('console.listings.filter_loses_most_by')}
        value={filterWords.losesMostBy(filters)}
        options={Object.entries(CAUSES)}
        onChoose={(cause) => set({ losesMostBy: cause as LossCause | null })}
      />
      <Choices
        name={say('console.listings.filter_advice')}
        value={filterWords.advice(filters)}
        options={ADVICE.map((advice) => [advice, adviceText(advice)] as const)}
        onChoose={(advice) => set({ advice: advice as ListingFilters['advice'] })}
      />
      <Choices
        name={say('console.listings.filter_missing')}
        value={filterWords.missing(filters)}
        options={MISSING_TYPES.map((type) => [type, typeName(type)] as const)}
        onChoose={(type) => set({ missing: type as Classification | null })}
      />
      <Choices
        name={say('console.listings.filter_fails_rule')}
        value={filterWords.ruleFailed(filters)}
        options={Object.entries(RULES)}
        onChoose={(rule) => set({ ruleFailed: rule as RuleName | null })}
      />
      <Choices
        name={say('console.acceptance.column_accepted')}
        value={filterWords.acceptance(filters)}
        options={ACCEPTANCE.map((state) => [state, say(`console.acceptance.state.${state}`)] as const)}
        onChoose={(state) => set({ acceptance: state as ListingFilters['acceptance'] })}
      />
      <TargetChip filters={filters} onChoose={(target) => set({ target })} />
      <Choices
        name={say('console.listings.filter_status')}
        value={filterWords.status(filters)}
        options={Object.entries(STATUSES).map(([status, id]) => [status, say(id)] as const)}
        onChoose={(status) => set({ status: status as ListingFilters['status'] })}
      />
      <CategoryChip filters={filters} onChoose={(category) => set({ category })} />
      <RetailerChip filters={filters} onChoose={(retailer) => set({ retailer })} />
      <WordChip
        name={say('console.listings.filter_tag')}
        hint={say('console.listings.tag_hint')}
        by="tag"
        value={filters.tag}
        onChoose={(tag) => set({ tag })}
      />
      <WordChip
        name={say('column.brand')}
        hint={say('console.listings.brand_hint')}
        by="brand"
        value={filters.brand}
        onChoose={(brand) => set({ brand })}
      />
      {filters.changedBy !== null && (
        <FilterChip
          name={say('console.listings.filter_changed_by')}
          value={say('console.listings.one_person')}
          onClear={() => set({ changedBy: null })}
        >
          {() => null}
        </FilterChip>
      )}
      {(hasFamilies || filters.families) && (
        <label class="row">
          <input
            type="checkbox"
            class="check"
            checked={filters.families}
            onChange={() => set({ families: !filters.families })}
          />
          {say('console.family.group')}
        </label>
      )}
      {activeFilters(filters) > 0 && (
        <Button look="quiet" onClick={() => onChange({ ...emptied(filters), sort: filters.sort })}>
          {say('console.listings.filter_clear')}
        </Button>
      )}
      {children}
    </div>
  )
}

/** Returns filters that are all off. */
export const emptied = ({ sort, families }: ListingFilters): ListingFilters => ({
  q: '',
  score: '',
  losesMostBy: null,
  advice: null,
  missing: null,
  ruleFailed: null,
  acceptance: null,
  target: null,
  category: null,
  retailer: null,
  tag: null,
  brand: null,
  changedBy: null,
  status: null,
  sort,
  families,
})

type SearchProps = { filters: ListingFilters; onChange: (filters: ListingFilters) => void }

/** The search text. It is sent when the person stops typing, unless another filter has been set meanwhile. */
function SearchField({ filters, onChange }: SearchProps) {
  const { q } = filters
  const [text, setText] = useState(q)
  // The text keeps a space at its end, which belongs to the next word.
  useEffect(() => setText((typed) => (typed.trim() === q ? typed : q)), [q])
  useEffect(() => {
    if (text.trim() === q) return undefined
    const timer = setTimeout(() => onChange({ ...filters, q: text.trim() }), TYPING_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <label class="input">
      <Icon name="search" />
      <span class="spoken">{say('console.listings.search')}</span>
      <input
        dir="auto"
        type="search"
        placeholder={say('console.listings.search_hint')}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
    </label>
  )
}

type ChoicesProps = {
  name: string
  value: string | null
  options: readonly (readonly [string, string])[]
  onChoose: (value: string | null) => void
}

const Choices = ({ name, value, options, onChoose }: ChoicesProps) => (
  <FilterChip name={name} value={value} onClear={() => onChoose(null)}>
    {(close) =>
      options.map(([key, text]) => (
        <MenuItem
          key={key}
          onClick={() => {
            close()
            onChoose(key)
          }}
        >
          {text}
        </MenuItem>
      ))
    }
  </FilterChip>
)

type ChipProps = { filters: ListingFilters; onChoose: (value: string | null) => void }

function RetailerChip({ filters, onChoose }: ChipProps) {
  const { data } = useResource<ProductRetailer[]>('retailers', () => endcap.retailers.list(), {
    freshMs: Infinity,
  })
  return (
    <Choices
      name={say('console.listings.filter_retailer')}
      value={filterWords.retailer(filters)}
      options={(data ?? []).map(({ id, display_name }) => [id, display_name] as const)}
      onChoose={onChoose}
    />
  )
}

/** Offers the shops and channels whose rules listings are judged by. */
function TargetChip({ filters, onChoose }: ChipProps) {
  const { data } = useTargets()
  // Without a choice, the retailer says who judges.
  if (!data?.chosen && filters.target === null) return null
  const options = (data?.data ?? []).filter(({ id }) => data?.chosen?.includes(id) ?? true)
  const chosen = data?.data.find(({ id }) => id === filters.target)
  return (
    <Choices
      name={say('console.acceptance.column_target')}
      value={filters.target && (chosen?.name ?? filters.target)}
      options={options.map(({ id, name }) => [id, name] as const)}
      onChoose={onChoose}
    />
  )
}

const CATEGORIES_SHOWN = 30

function CategoryChip({ filters, onChoose }: ChipProps) {
  const { data = [] } = useResource<ProductCategory[]>('categories', () => endcap.categories.list(), {
    freshMs: Infinity,
  })
  const [text, setText] = useState('')
  const chosen = data.find(({ id }) => id === filters.category)
  const value =
    filters.category === null ? null : (chosen?.category_name ?? say('console.listings.filter_category'))
  const words = text.toLowerCase()
  const found = data.filter(({ path }) => path.toLowerCase().includes(words)).slice(0, CATEGORIES_SHOWN)
  return (
    <FilterChip name={say('console.listings.filter_category')} value={value} onClear={() => onChoose(null)}>
      {(close) => (
        <>
          <label class="input">
            <Icon name="search" />
            <span class="spoken">{say('console.listings.find_category')}</span>
            <input
              placeholder={say('console.listings.find_category')}
              value={text}
              onInput={(event) => setText(event.currentTarget.value)}
            />
          </label>
          {found.map(({ id, path }) => (
            <MenuItem
              key={id}
              onClick={() => {
                close()
                onChoose(id)
              }}
            >
              {path}
            </MenuItem>
          ))}
        </>
      )}
    </FilterChip>
  )
}

type WordProps = {
  name: string
  hint: string
  by: 'brand' | 'tag'
  value: string | null
  onChoose: ChipProps['onChoose']
}

/** A filter by a whole word. */
function WordChip({ name, hint, by, value, onChoose }: WordProps) {
  const [text, setText] = useState('')
  return (
    <FilterChip name={name} value={value} onClear={() => onChoose(null)}>
      {(close) => (
        <form
          class="menu-form"
          onSubmit={(event) => {
            event.preventDefault()
            if (text.trim() === '') return
            close()
            onChoose(text.trim())
          }}
        >
          <label class="input">
            <Icon name="tag" />
            <span class="spoken">{name}</span>
            <input
              placeholder={hint}
              list={`filter-${by}s`}
              value={text}
              onInput={(event) => setText(event.currentTarget.value)}
            />
            <KnownNames by={by} id={`filter-${by}s`} />
          </label>
          <Button type="submit">{say('console.listings.filter_apply')}</Button>
        </form>
      )}
    </FilterChip>
  )
}
