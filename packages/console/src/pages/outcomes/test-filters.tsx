import type { OutcomeTest, ProductCategory } from '@endcap/client'
import { VERDICTS } from '@endcap/outcomes'
import { useCategories } from '../../parts/category-search.tsx'
import { FilterChip, MenuItem } from '../../parts/menu.tsx'
import { say } from '../../words/say.ts'
import { categoryLeaf, retailerName } from '../../words/terms.ts'
import { VERDICT_WORDS } from './outcome-words.ts'

type TestFiltersProps = {
  query: Record<string, string>
  /** Tests that are shown: their retailers and sources can be chosen. */
  tests: readonly OutcomeTest[]
  onChange: (changed: Record<string, string | null>) => void
}

/** Filters of tests, which are part of the address. */
export function TestFilters({ query, tests, onChange }: TestFiltersProps) {
  const { kind, verdict, retailer, category, source } = query
  const retailers = distinct(tests.map((test) => test.retailer)).map(
    (each) => [each, retailerName(each)] as const,
  )
  const sources = distinct(tests.map((test) => test.source)).map((each) => [each, each] as const)
  const known = new Map(tests.map((test) => [test.category_id, test.category]))
  // No test may be left that names the category.
  const others = useCategories(category !== undefined && !known.has(category))
  if (category) known.set(category, known.get(category) ?? pathOf(others.data, category))
  const categories = [...known].flatMap(([id, path]) => {
    const leaf = categoryLeaf(path)
    return id === null || leaf === null ? [] : [[id, leaf] as const]
  })
  const words = VERDICTS.map((each) => [each, say(VERDICT_WORDS[each])] as const)
  const chip = (field: string, name: string, value: string | undefined, options: Options) => (
    <Choice
      name={name}
      value={value}
      options={options}
      onChoose={(chosen) => onChange({ [field]: chosen, test: null, arm: null })}
    />
  )
  return (
    <div class="row wrap">
      {kind !== 'observational' && chip('verdict', say('console.outcomes.verdict'), verdict, words)}
      {chip('retailer', say('console.outcomes.retailer'), retailer, retailers)}
      {chip('category', say('console.listings.filter_category'), category, categories)}
      {chip('source', say('console.outcomes.source'), source, sources)}
    </div>
  )
}

type Options = readonly (readonly [value: string, text: string])[]

type ChoiceProps = {
  name: string
  value: string | undefined
  options: Options
  onChoose: (value: string | null) => void
}

const Choice = ({ name, value, options, onChoose }: ChoiceProps) => (
  <FilterChip
    name={name}
    value={value ? (options.find(([each]) => each === value)?.[1] ?? value) : null}
    onClear={() => onChoose(null)}
  >
    {(close) =>
      options.map(([each, text]) => (
        <MenuItem
          key={each}
          onClick={() => {
            close()
            onChoose(each)
          }}
        >
          {text}
        </MenuItem>
      ))
    }
  </FilterChip>
)

const pathOf = (categories: readonly ProductCategory[] | undefined, id: string): string | null =>
  categories?.find((each) => each.id === id)?.path ?? null

const distinct = (values: readonly (string | null)[]): string[] =>
  [...new Set(values.flatMap((value) => value ?? []))].toSorted()
