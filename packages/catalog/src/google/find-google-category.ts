import googleIds from '../../google/categories.json' with { type: 'json' }
import { type Category, findCategoryByPath } from '../taxonomy/categories.ts'

/** Finds ids such as "2271". */
export function findGoogleCategory(id: string): Category | null {
  return findCategoryByPath(byId().get(id.replace(/^0+/, '')) ?? '')
}

/** Version 2021-09-21. Ids without a category have that of the level above. */
const byId = (): ReadonlyMap<string, string> =>
  (known ??= new Map(
    Object.entries(googleIds).flatMap(([path, ids]) => ids.split(' ').map((id) => [id, path] as const)),
  ))
let known: ReadonlyMap<string, string> | undefined
