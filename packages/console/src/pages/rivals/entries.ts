import type { EndcapError } from '@endcap/client'

/** A line that has something in it, counted from 1. */
export type Line = { line: number; entry: string }
export type Problem = Line

/** Returns the entries of a text, one a line. */
export const linesOf = (text: string): Line[] =>
  text
    .split('\n')
    .map((entry, index) => ({ line: index + 1, entry: entry.trim() }))
    .filter(({ entry }) => entry !== '')

/** Returns the lines that the service refused as rivals. */
export const problemsOf = ({ code, details }: EndcapError, lines: readonly Line[]): Problem[] =>
  code === 'INVALID_RIVALS'
    ? (details?.problems ?? []).flatMap(({ field }) => {
        const [, index] = /^entries\[(\d+)\]$/.exec(field) ?? []
        return index === undefined ? [] : (lines[Number(index)] ?? [])
      })
    : []
