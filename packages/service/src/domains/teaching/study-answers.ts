import { createFairQueue } from '@endcap/foundation/concurrency/fair-queue'
import type { OffThread } from '@endcap/foundation/concurrency/off-thread'
import type { Answer, Obstacle } from '@endcap/teaching'
import type { Db } from '../../platform/db/database.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import { readTaught } from '../scoring/taught-store.ts'
import { type OpenImage, readAnswers, readOpenImages } from './read-answers.ts'
import type { Studied, StudyTask } from './study.ts'

type Deps = { db: Db; factsVersion: string; thread: Pick<OffThread<StudyTask, Studied>, 'run'> }

export type Lesson = { answers: Answer[]; images: OpenImage[]; studied: Studied }

/** Lessons take turns in the thread. */
const CONCURRENCY = 4

/** Studies answers for up to a second of the thread, once at a time per organization. */
export function createStudyAnswers({ db, factsVersion, thread }: Deps) {
  const places = createFairQueue({ concurrency: CONCURRENCY, perKey: () => 1 })
  return (organizationId: string, signal: AbortSignal): Promise<Lesson> =>
    places.run(
      organizationId,
      async () => {
        const answers = await readAnswers(db, { organizationId, factsVersion })
        const images = await readOpenImages(db, { organizationId, factsVersion })
        const taught = await readTaught(db, organizationId)
        const studied = await thread.run({ answers, images, taught: taught?.head ?? null }, signal)
        return { answers, images, studied }
      },
      { signal },
    )
}

export type StudyAnswers = ReturnType<typeof createStudyAnswers>

/** @throws DomainError TEACHING_NOT_READY */
export function learnedOf({ studied: { obstacle, learned } }: Lesson): NonNullable<Studied['learned']> {
  if (learned) return learned
  throw refusalOf(obstacle)
}

function refusalOf(obstacle: Obstacle | null): DomainError {
  switch (obstacle?.reason) {
    case 'too_few_answers':
      return new DomainError('TEACHING_NOT_READY', `${obstacle.missing} more answers are needed`, {
        extra: { reason: obstacle.reason, missing: obstacle.missing },
      })
    case 'contradicting_answers':
      return new DomainError('TEACHING_NOT_READY', 'images that show the same have different types', {
        extra: { reason: obstacle.reason, pairs: obstacle.pairs },
      })
    case 'one_type_only':
    case undefined:
    default:
      return new DomainError('TEACHING_NOT_READY', 'all answers name the same type', {
        extra: { reason: 'one_type_only' },
      })
  }
}
