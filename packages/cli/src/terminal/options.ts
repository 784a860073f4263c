import { findCategory, findCategoryByPath } from '@endcap/catalog'
import { InvalidArgumentError, Option } from 'commander'
import { say } from './say.ts'
import { UsageError } from './usage-error.ts'

/** Returns the option `--json`. */
export const jsonOption = () => new Option('--json', say('cli.common.json'))
/** Returns the option `--data`. */
export const dataOption = () => new Option('--data <dir>', say('cli.common.data'))
/** Returns the option `--org`. An empty id is refused, because it may be a variable that is not set. */
export const orgOption = (description = say('cli.common.organization_id')) =>
  new Option('--org <id>', description).argParser(notEmpty)

function notEmpty(text: string): string {
  if (text === '') throw new InvalidArgumentError(say('cli.common.empty'))
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
      throw new InvalidArgumentError(say('cli.common.wrong_number', { max }))
    return value
  }

const MAX_PORT = 65_535

/** Parses a port for commander; 0 selects a free one. */
export const portOf = (text: string): number => (text === '0' ? 0 : numberUpTo(MAX_PORT)(text))

/** Parses a score for commander. */
export function scoreOf(text: string): number {
  const score = Number(text)
  if (text.trim() === '' || !(score >= 0 && score <= 100))
    throw new InvalidArgumentError(say('cli.common.wrong_score'))
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
  if (paths.length === 0) throw new UsageError(say('cli.common.wrong_icp'))
  return paths
}

/** Returns the id of a category given by path or id; null, for the general rubric, if none is given. */
export function findCategoryId(path: string | undefined): string | null {
  if (path === undefined) return null
  const category = findCategoryByPath(path) ?? findCategory(path)
  if (!category) throw new UsageError(say('cli.common.no_such_category', { category: path }))
  return category.id
}
