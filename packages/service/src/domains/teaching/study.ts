import { type AssetTypeFacts, type Classification, measuredAs, mostLikely, SURE } from '@endcap/scoring'
import {
  type Answer,
  findObstacle,
  type Obstacle,
  pickQuestions,
  type TaughtHead,
  type Trial,
  taughtKind,
  teach,
  tryAnswers,
} from '@endcap/teaching'
import type { OpenImage } from './read-answers.ts'

export type StudyTask = {
  answers: readonly Answer[]
  images: readonly OpenImage[]
  /** In force. */
  taught: TaughtHead | null
}

/** With the probabilities of its types. */
export type StudiedQuestion = { id: string; kind: AssetTypeFacts }

export type TypeChange = { from: Classification; to: Classification; images: string[] }

export type Studied = {
  /** Why nothing can be learned. */
  obstacle: Obstacle | null
  /** Null if nothing can be learned. */
  learned: { head: TaughtHead; trial: Trial; changes: TypeChange[] } | null
  questions: StudiedQuestion[]
  /** Images with a guessed type. */
  unsure: number
}

/** One page takes two minutes. */
export const QUESTIONS = 24

/** Learns from answers, tests it and selects questions. Entry point of a thread. */
export function study({ answers, images, taught }: StudyTask): Studied {
  const seen = images.map((image) => ({ ...image, kind: taught ? taughtKind(taught, image) : image.kind }))
  const obstacle = findObstacle(answers)
  return {
    obstacle,
    learned: obstacle ? null : learn(answers, images, seen),
    questions: pickQuestions(seen, answers, QUESTIONS).map(({ id, kind }) => ({ id, kind })),
    unsure: seen.filter(({ kind }) => measuredAs(kind, mostLikely(kind)) < SURE).length,
  }
}

function learn(
  answers: readonly Answer[],
  images: readonly OpenImage[],
  seen: readonly OpenImage[],
): Studied['learned'] {
  const head = teach(answers)
  const changes = new Map<string, TypeChange>()
  images.forEach((image, at) => {
    const [from, to] = [mostLikely((seen[at] ?? image).kind), mostLikely(taughtKind(head, image))]
    if (from === to) return
    const change = changes.get(`${from} ${to}`) ?? { from, to, images: [] }
    change.images.push(image.id)
    changes.set(`${from} ${to}`, change)
  })
  return {
    head,
    trial: tryAnswers(answers),
    changes: [...changes.values()].toSorted((one, other) => other.images.length - one.images.length),
  }
}
