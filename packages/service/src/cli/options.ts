import { InvalidArgumentError, Option } from 'commander'
import { findCategory, findCategoryByPath } from '../categories/taxonomy.ts'
import { UsageError } from './usage-error.ts'

/** Options that many commands share. */
export const jsonOption = () => new Option('--json', 'answer with JSON, a list with one value a line')
export const dataOption = () => new Option('--data <dir>', 'data directory (ENDCAP_DATA, ./data)')
export const orgOption = () => new Option('--org <id>', 'organization id').makeOptionMandatory()

export type CommonOptions = { json?: boolean; data?: string }

const MAX = 1_000_000

export function wholeNumber(text: string): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1 || value > MAX) {
    throw new InvalidArgumentError(`must be a whole number from 1 to ${MAX}`)
  }
  return value
}

/**
 * `"Food,Beauty > Hair Care"`; "all", or nothing, is no restriction. For actions, not for commander, which
 * takes a parser's null for "not given".
 */
export function icpPaths(text: string | undefined): string[] | null {
  if (text === undefined || text.trim().toLowerCase() === 'all') return null
  const paths = text
    .split(',')
    .map((path) => path.trim())
    .filter(Boolean)
  if (paths.length === 0) throw new UsageError('--icp must name at least one category, or be "all"')
  return paths
}

/** By path or id. Null where none is given: the general rubric applies. */
export function findCategoryId(path: string | undefined): string | null {
  if (path === undefined) return null
  const category = findCategoryByPath(path) ?? findCategory(path)
  if (!category) throw new UsageError(`there is no category "${path}"; endcap category list prints all`)
  return category.id
}
