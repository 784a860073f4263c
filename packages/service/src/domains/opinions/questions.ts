import { createHash } from 'node:crypto'
import type { Category } from '@endcap/catalog'
import { CLASSIFICATIONS, keyOf } from '@endcap/scoring'
import { ENGLISH, say } from '@endcap/words'
import { SAME_PRODUCT } from '../scoring/opinion-store.ts'
import type { OpinionKey } from './opinion-record.ts'

/** A closed question about one content or two. */
export type Question = Omit<OpinionKey, 'model'> & {
  text: string
  /** Valid answers, with what each means. */
  labels: Readonly<Record<string, string>>
  /** Contents in the order that the text names them. */
  pictures: readonly string[]
}

type Scope = { organizationId: string }

/** The answer that no category of the list is right. Changes nothing. */
export const NONE_OF_THESE = 'none of these'
const OTHER_PRODUCT = 'other product'

const TYPES = Object.fromEntries(
  CLASSIFICATIONS.map((type) => [
    type,
    type === 'Other' ? 'Anything else.' : ENGLISH.write(say(`asset_type.${keyOf(type)}.shot`)),
  ]),
)

/** Asks what kind of image a content is. */
export const assetTypeQuestion = ({ organizationId }: Scope, sha256: string): Question => ({
  organizationId,
  question: 'asset_type',
  sha256,
  otherSha256: '',
  subject: '',
  text: 'Which kind of product image is this?',
  labels: TYPES,
  pictures: [sha256],
})

/** Asks whether two contents show the same product. The order does not matter. */
export function sameProductQuestion(
  { organizationId }: Scope,
  contents: readonly [main: string, other: string],
): Question {
  const [sha256 = '', otherSha256 = ''] = contents.toSorted()
  return {
    organizationId,
    question: 'same_product',
    sha256,
    otherSha256,
    subject: '',
    text: 'Does the second picture show the product of the first one, or a view, part, use or pack of it?',
    labels: {
      [SAME_PRODUCT]: 'The same product, from any side, in use, in its box, or facts about it.',
      [OTHER_PRODUCT]: 'A different product.',
    },
    pictures: contents,
  }
}

/** Asks for the category of a listing by its main image and name. */
export function categoryQuestion(
  { organizationId, sha256, name }: Scope & { sha256: string; name: string },
  candidates: readonly Category[],
): Question {
  const paths = candidates.map(({ path }) => path)
  const labels = Object.fromEntries([
    ...paths.map((path) => [path, '']),
    [NONE_OF_THESE, 'The product belongs in none of these categories.'],
  ])
  return {
    organizationId,
    question: 'category',
    sha256,
    otherSha256: '',
    subject: createHash('sha256')
      .update(JSON.stringify([name, paths]))
      .digest('hex'),
    text: `Which category does the product belong in? Its name is ${JSON.stringify(name)}.`,
    labels,
    pictures: [sha256],
  }
}
