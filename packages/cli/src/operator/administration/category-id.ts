import { findCategory, findCategoryByPath } from '@endcap/catalog'
import { say } from '@endcap/words/message'
import { AdministrationError } from '../control/administration-error.ts'

/** Returns the id of a category given by id or path. @throws AdministrationError if there is none */
export function categoryId(category: string): string {
  const found = findCategory(category) ?? findCategoryByPath(category)
  if (!found) throw new AdministrationError(say('cli.common.no_such_category', { category }))
  return found.id
}
