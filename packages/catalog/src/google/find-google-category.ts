import { type Category, findCategoryByPath } from '../taxonomy/categories.ts'
import { readLines } from '../taxonomy/lines.ts'
import { GOOGLE_CATEGORIES } from './google-categories.ts'

/** Returns the category that an id of Google's product taxonomy means, such as "2271", or null. */
export function findGoogleCategory(id: string): Category | null {
  return findCategoryByPath(byId().get(id.replace(/^0+/, '')) ?? '')
}

const byId = (): ReadonlyMap<string, string> =>
  (known ??= new Map(
    [...readLines(GOOGLE_CATEGORIES)].flatMap(([path, ids]) =>
      ids.split(' ').map((id) => [id, path] as const),
    ),
  ))
let known: ReadonlyMap<string, string> | undefined
