import { findCategory, findCategoryByPath } from '@endcap/catalog'
import { InvalidArgumentError, Option } from 'commander'
import { UsageError } from './usage-error.ts'

/** Returns the option `--json`. */
export const jsonOption = () =>
  new Option('--json', 'print JSON; lists with one value per line, none if empty')
/** Returns the option `--data`. */
export const dataOption = () => new Option('--data <dir>', 'data directory (ENDCAP_DATA, ./data)')
/** Returns the option `--org`. An empty id is refused, because it may be a variable that is not set. */
export const orgOption = (description = 'organization id') =>
  new Option('--org <id>', description).argParser(notEmpty)

function notEmpty(text: string): string {
  if (text === '') throw new InvalidArgumentError('must not be empty')
  return text
}

export type CommonOptions = { json?: boolean; data?: string }

const MAX = 1_000_000

/** Parses a whole number for commander. */
export const wholeNumber = (text: string): number => numberUpTo(MAX)(text)

/** Returns a parser of whole numbers from 1 to `max` for commander. */
export const numberUpTo =
  (max: number) =>
  (text: string): number => {
    const value = Number(text)
    if (!Number.isInteger(value) || value < 1 || value > max)
      throw new InvalidArgumentError(`must be a whole number from 1 to ${max}`)
    return value
  }

/** Parses a score for commander. */
export function scoreOf(text: string): number {
  const score = Number(text)
  if (text.trim() === '' || !(score >= 0 && score <= 100))
    throw new InvalidArgumentError('must be a number from 0 to 100')
  return score
}

/**
 * Parses category subtrees such as `"Food,Beauty > Hair Care"`. Returns null (no restriction) for "all" or no
 * text. Not usable as a parser for commander, which treats null as "not given".
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

/** Returns the id of a category given by path or id; null, for the general rubric, if none is given. */
export function findCategoryId(path: string | undefined): string | null {
  if (path === undefined) return null
  const category = findCategoryByPath(path) ?? findCategory(path)
  if (!category) throw new UsageError(`there is no category "${path}"; endcap category list prints all`)
  return category.id
}
