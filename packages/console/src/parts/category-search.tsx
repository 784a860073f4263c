import { say } from '../words/say.ts'
import './category-search.css'
import type { ProductCategory } from '@endcap/client'
import { useSignal } from '@preact/signals'
import { type Resource, useResource } from '../data/resource.ts'
import { endcap } from '../session/session.ts'
import { Loaded } from './controls.tsx'
import { Icon } from './icon.tsx'

const FRESH_MS = 600_000
/** Number of categories that are shown at once. */
const SHOWN = 20

/** Reads the categories that listings can have. They rarely change. */
export const useCategories = (isNeeded = true): Resource<ProductCategory[]> =>
  useResource(isNeeded ? 'categories' : null, (signal) => endcap.categories.list({}, { signal }), {
    freshMs: FRESH_MS,
  })

type CategorySearchProps = { onChoose: (category: ProductCategory) => void }

/** Finds a category by a part of its name. Shows the departments until something is typed. */
export function CategorySearch({ onChoose }: CategorySearchProps) {
  const text = useSignal('')
  const categories = useCategories()
  return (
    <div class="category-search">
      <label class="input">
        <Icon name="search" />
        <input
          type="search"
          placeholder={say('console.parts.category_find')}
          aria-label={say('console.parts.category_find')}
          value={text.value}
          onInput={({ currentTarget }) => (text.value = currentTarget.value)}
        />
      </label>
      <Loaded resource={categories}>
        {(all) => <Matches categories={matching(all, text.value)} onChoose={onChoose} />}
      </Loaded>
    </div>
  )
}

const Matches = ({
  categories,
  onChoose,
}: CategorySearchProps & { categories: readonly ProductCategory[] }) => (
  <ul class="category-matches">
    {categories.slice(0, SHOWN).map((category) => (
      <li key={category.id}>
        <button type="button" class="menu-item" onClick={() => onChoose(category)}>
          <span>
            {category.category_name}
            {parentOf(category) && <span class="meta category-parent">{parentOf(category)}</span>}
          </span>
        </button>
      </li>
    ))}
    {categories.length === 0 && <li class="small quiet">{say('console.parts.category_none')}</li>}
    {categories.length > SHOWN && (
      <li class="meta">{say('console.parts.category_more', { count: categories.length - SHOWN })}</li>
    )}
  </ul>
)

const parentOf = ({ path }: ProductCategory): string => path.split(' > ').slice(0, -1).join(' › ')

/** Returns the categories that contain all words, those whose own name starts with the text first. */
function matching(all: readonly ProductCategory[], text: string): ProductCategory[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const [first] = words
  if (first === undefined) return all.filter(({ path }) => !path.includes(' > '))
  const found = all.filter(({ path }) => words.every((word) => path.toLowerCase().includes(word)))
  const rank = ({ category_name: name }: ProductCategory) => {
    const own = name.toLowerCase()
    return own.startsWith(first) ? 0 : own.includes(first) ? 1 : 2
  }
  return found.toSorted((a, b) => rank(a) - rank(b) || a.path.length - b.path.length)
}
