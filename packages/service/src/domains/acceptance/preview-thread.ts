import { findRetailer } from '@endcap/catalog'
import type { RuleSet } from '@endcap/catalog/retailer-rules'
import { type Acceptance, type ImageFacts, judge } from '@endcap/scoring'
import { correctFacts, type Sayings } from '../scoring/correct-facts.ts'
import type { StoredListing, StoredListings } from '../scoring/read-stored-listings.ts'

export type PreviewTask = StoredListings & { before: RuleSet; after: RuleSet; sayings: Sayings; day: string }

export type PreviewedStates = { before: Acceptance['state']; after: Acceptance['state'] }

/** Judges listings by two sets of rules. Entry point of `preview-rules.ts`. */
export function previewStates({ listings, facts, sayings, day, ...rules }: PreviewTask): PreviewedStates[] {
  const measured = new Map(
    [...facts].map(([sha256, text]) => [
      sha256,
      correctFacts(sayings, sha256, JSON.parse(text) as ImageFacts),
    ]),
  )
  const stateOf = (set: RuleSet, { contents, categoryPath, retailer }: StoredListing) => {
    const images = contents.map((sha256) => {
      const found = measured.get(sha256)
      return found ? { facts: found } : null
    })
    return judge(set, { images, categoryPath }, { market: findRetailer(retailer)?.region ?? null, day }).state
  }
  return listings.map((listing) => ({
    before: stateOf(rules.before, listing),
    after: stateOf(rules.after, listing),
  }))
}
