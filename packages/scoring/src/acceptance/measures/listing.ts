import type { AcceptanceRule } from '@endcap/catalog/retailer-rules'
import type { Classification } from '../../asset-types/asset-types.ts'
import { probabilityOf } from '../../classification.ts'
import { findNearDuplicates } from '../../near-duplicates.ts'
import { generalRubric } from '../../rubrics/general.ts'
import { compare, type ListingMeasure, type Subject, valuesOf } from '../measure.ts'

/** Counts the images that the rule is for. */
export const imageCount: ListingMeasure = {
  of: 'listing',
  isProven: true,
  check: (images, rule) => compare(images.length, rule),
}

/** A listing has a main image, or it is none. */
export const imageMissing: ListingMeasure = {
  of: 'listing',
  isProven: true,
  check: (images) => ({ outcome: images.length > 0 ? 'pass' : 'fail', measured: images.length }),
}

export const duplicateImage: ListingMeasure = {
  of: 'listing',
  isProven: false,
  check(images) {
    const pairs = findNearDuplicates(
      images.map(({ facts }) => facts),
      generalRubric.listing,
    ).length
    return { outcome: pairs > 0 ? 'fail' : 'pass', measured: pairs }
  },
}

/** Asset types that show a view. Others are not told apart. */
const VIEWS: Readonly<Record<string, readonly Classification[]>> = {
  front: ['Packshot', 'On Model', 'Group Or Variant'],
  back: ['Packshot Back', 'Alternate Angle'],
  side: ['Alternate Angle'],
  angle: ['Alternate Angle', 'Packshot Back'],
  detail: ['Detail'],
  in_use: ['In Use', 'On Model'],
  surroundings: ['Lifestyle'],
  dimensions: ['Size And Scale'],
  infographic: ['Infographic'],
}
const LIKELY = 0.5

/** Shares of the views that are there. Which view a type shows is a guess. */
export const requiredView: ListingMeasure = {
  of: 'listing',
  isProven: false,
  check(images, rule) {
    const wanted = viewsOf(rule)
    if (wanted.length === 0) return null
    const missing = wanted.filter((types) => !images.some((image) => shows(image, types)))
    return { outcome: missing.length > 0 ? 'fail' : 'pass', measured: wanted.length - missing.length }
  },
}

const viewsOf = (rule: AcceptanceRule) => valuesOf(rule).flatMap((view) => (VIEWS[view] ? [VIEWS[view]] : []))

const shows = ({ facts, role }: Subject, types: readonly Classification[]): boolean =>
  probabilityOf(facts, role, types) >= LIKELY
