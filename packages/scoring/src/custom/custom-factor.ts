import type { Curve } from '../curve.ts'
import type { CustomFactPath, CustomValue, ImageFacts, ImageRole } from '../facts.ts'
import { isCustomFactPath } from './custom-facts.ts'
import { type FactPath, readFact } from './fact-paths.ts'

/**
 * A factor of an organization, as data. Its texts are the organization's, and the same in every language.
 */
export type CustomFactor = {
  label: string
  fact: FactPath
  roles: readonly ImageRole[]
  /** For numbers. */
  curve?: Curve | undefined
  /** Scores (0–100) of texts, or of `true` and `false`. */
  values?: Readonly<Record<string, number>> | undefined
  /** Counts for a fact that is missing. Without it, the factor is left out. */
  missing?: CustomValue | undefined
  weight: number
  bar: number
  /** By whether the bar is met. */
  reason: { met: string; missed: string }
  advice: { title: string; detail: string }
}

/** By name. */
export type CustomFactors = Readonly<Record<string, CustomFactor>>

export const MAX_CUSTOM_FACTORS = 20

const PREFIX = 'custom.'

/** Name of a custom factor among the factors of an image. */
export type CustomFactorName = `custom.${string}`

/** Tells custom factors from those of the release. */
export const isCustomFactorName = (name: string): name is CustomFactorName => name.startsWith(PREFIX)

/** Returns the name among the factors of an image. */
export const customFactorName = (name: string): CustomFactorName => `${PREFIX}${name}`

type WithCustom = { custom?: CustomFactors | undefined }

/** Looks up a custom factor by its name among the factors of an image. */
export function findCustomFactor({ custom = {} }: WithCustom, name: CustomFactorName): CustomFactor | null {
  const own = name.slice(PREFIX.length)
  return Object.hasOwn(custom, own) ? (custom[own] ?? null) : null
}

/** Returns the value (a score if the factor maps values) and its curve, or null if nothing counts. */
export function measureCustom(
  factor: CustomFactor,
  facts: ImageFacts,
): { value: number; curve: Curve } | null {
  return asMeasured(factor, readFact(facts, factor.fact)) ?? asMeasured(factor, factor.missing ?? null)
}

const IDENTITY: Curve = [
  [0, 0],
  [100, 100],
]

/** Facts of another kind than the factor scores count as missing. */
function asMeasured({ curve, values = {} }: CustomFactor, fact: CustomValue | null) {
  if (fact === null) return null
  if (curve) return typeof fact === 'number' ? { value: fact, curve } : null
  const name = String(fact)
  const score = typeof fact !== 'number' && Object.hasOwn(values, name) ? values[name] : undefined
  return score === undefined ? null : { value: score, curve: IDENTITY }
}

/** Returns the facts of organizations that a rubric reads, in a fixed order. */
export const customFactsRead = ({ custom = {} }: WithCustom): CustomFactPath[] =>
  [...new Set(Object.values(custom).map(({ fact }) => fact))].filter(isCustomFactPath).toSorted()

/**
 * Identifies the facts of organizations that a rubric reads on an image, for model versions. Empty if there are
 * none. Not cryptographic: both sides belong to one organization.
 */
export function customDigest(rubric: WithCustom, { custom: facts }: Pick<ImageFacts, 'custom'>): string {
  if (!facts) return ''
  const read = customFactsRead(rubric).flatMap((path) =>
    Object.hasOwn(facts, path) ? [[path, facts[path]]] : [],
  )
  return read.length === 0 ? '' : hashOf(JSON.stringify(read))
}

/** FNV-1a over UTF-16 units, 64 bits. */
function hashOf(text: string): string {
  let hash = 0xcbf29ce484222325n
  for (let at = 0; at < text.length; at++)
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(at))) * 0x100000001b3n)
  return hash.toString(16).padStart(16, '0')
}
