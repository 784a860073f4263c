import type { Classification, TeachingState } from '@endcap/client'
import { say } from '../../words/say.ts'
import { typeName } from '../../words/terms.ts'

export type Question = TeachingState['questions'][number]

/** A person's word about a picture. */
export type Answer = { says: 'type'; type: Classification } | { says: 'other_product' } | { says: 'skip' }

/** Keys of the asset types that most pictures have. */
export const TYPE_KEYS: readonly (readonly [string, Classification])[] = [
  ['p', 'Packshot'],
  ['l', 'Lifestyle'],
  ['d', 'Detail'],
  ['i', 'Infographic'],
  ['s', 'Size And Scale'],
]

/** Returns the questions by their guess, the guess with the most pictures first. */
export function groupsOf(questions: readonly Question[]): [Classification, Question[]][] {
  return [...Map.groupBy(questions, ({ guess }) => guess)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  )
}

/** Returns what an answer says below its picture. */
export function answerText({ guess, certainty }: Question, answer: Answer | undefined): string {
  if (!answer) return say('console.teach.guess_share', { type: typeName(guess), share: certainty })
  if (answer.says === 'skip') return say('console.teach.skipped')
  return answer.says === 'type' ? typeName(answer.type) : say('console.correction.kind_another_product')
}

/** Returns the id of the next picture without an answer behind one, or null if there is none. */
export function nextOpen(
  ids: readonly string[],
  answers: ReadonlyMap<string, Answer>,
  after: string | null,
): string | null {
  const from = after === null ? 0 : ids.indexOf(after) + 1
  return [...ids.slice(from), ...ids.slice(0, from)].find((id) => !answers.has(id)) ?? null
}
