import { type Classification, LAYOUT_TYPES } from '../../asset-types/asset-types.ts'
import { probabilityOf, SURE } from '../../classification.ts'
import { absence, type ImageMeasure, type Subject } from '../measure.ts'
import { badge } from './words.ts'

const isSurely = ({ facts, role }: Subject, types: readonly Classification[]): boolean =>
  probabilityOf(facts, role, types) >= SURE

/** Types of images that show what the rule forbids. */
const typed = (types: readonly Classification[]) => absence((subject) => Number(isSurely(subject, types)))

export const lifestyle = typed(['Lifestyle'])
export const illustration = typed(LAYOUT_TYPES)
export const props = typed(['Lifestyle', 'In Use'])

/** Several of the same, or a set. A pair of shoes has two parts. */
const SEVERAL_PARTS = 3

export const otherProducts = absence((subject) =>
  Number(isSurely(subject, ['Group Or Variant']) || (subject.facts.product?.parts ?? 0) >= SEVERAL_PARTS),
)

export const graphics: ImageMeasure = {
  of: 'image',
  isProven: false,
  check: (subject, rule) =>
    isSurely(subject, LAYOUT_TYPES) ? { outcome: 'fail', measured: 1 } : badge.check(subject, rule),
}

/** Packs are the product of what is sold in one, so only images of nothing but packaging count. */
export const packagingInView: ImageMeasure = {
  of: 'image',
  isProven: false,
  check(subject, { operator }) {
    const isPackaging = isSurely(subject, ['Packaging'])
    if (operator === 'none') return { outcome: isPackaging ? 'fail' : 'pass', measured: Number(isPackaging) }
    const isPack = isSurely(subject, ['Packshot', 'Packshot Back', 'Packaging'])
    return { outcome: isPack ? 'pass' : 'not_sure', measured: Number(isPack) }
  },
}

/** Probabilities of a person. */
const PERSON = 0.9
const NOBODY = 0.1

/** Prints of people on packs and clothes are taken for people. */
const PACK = 0.5

/** People, or parts of them. */
export const model: ImageMeasure = {
  of: 'image',
  isProven: true,
  check({ facts, role }, { operator }) {
    const { faces, person } = facts.people
    const isPrint = probabilityOf(facts, role, ['Packshot', 'Packshot Back']) >= PACK
    const measured = faces.length > 0 ? 1 : person
    const isThere = measured >= PERSON && !isPrint ? true : measured <= NOBODY ? false : null
    const outcome = isThere === null ? 'not_sure' : isThere === (operator !== 'none') ? 'pass' : 'fail'
    return { outcome, measured: Math.round(100 * measured) }
  },
}

/** Marks are known of files, and origins of images that Endcap made or that a person named. */
export const aiMark: ImageMeasure = {
  of: 'image',
  isProven: false,
  check({ facts, isGenerated, isMarked }) {
    if (!isGenerated) return null
    const hasMark = isMarked ?? facts.file.isComposite ?? null
    return { outcome: hasMark === null ? 'not_sure' : hasMark ? 'pass' : 'fail', measured: null }
  },
}
