import type { Classification, TeachingState } from '@endcap/client'
import { Teaching } from '@endcap/client/teaching'
import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { refreshWhere, useResource } from '../../data/resource.ts'
import { corrections } from '../../features/correction/correct.ts'
import { announce } from '../../parts/live.tsx'
import { showFailure } from '../../parts/toast.tsx'
import { endcap } from '../../session/session.ts'
import { type Answer, answerText, groupsOf, nextOpen, type Question } from './answers.ts'

export const teaching = new Teaching(endcap)

/** Answers between trials of what was learned. */
const TRIED_EVERY = 5

export type Teach = ReturnType<typeof useTeach>

/** Holds a page's questions, answers, and what was learned. Saves answers in sequence. */
export function useTeach() {
  const state = useResource('teaching', (signal) => teaching.get({ signal }), { isAnnounced: false })
  const questions = useSignal<readonly Question[] | null>(null)
  const answers = useSignal<ReadonlyMap<string, Answer>>(new Map())
  const current = useSignal<string | null>(null)
  const saving = useRef<Promise<unknown>>(Promise.resolve())
  /** Ids of the corrections that answers made. */
  const saved = useRef(new Map<Answer, string>())
  // Questions stay while they are answered, although what was learned changes.
  useEffect(() => {
    if (questions.value === null && state.data) begin(state.data)
  }, [state.data])
  const ids = () => (questions.peek() ?? []).map(({ image_id: id }) => id)

  function begin({ questions: next }: TeachingState): void {
    // In display order.
    questions.value = groupsOf(next).flatMap(([, own]) => own)
    answers.value = new Map()
    current.value = ids()[0] ?? null
  }

  function set(id: string, given: Answer | null): void {
    const next = new Map(answers.peek())
    if (given) next.set(id, given)
    else next.delete(id)
    answers.value = next
  }

  /** Saves an answer's correction. Removes a refused answer. */
  async function save(id: string, given: Exclude<Answer, { says: 'skip' }>): Promise<void> {
    try {
      const { correction_id: correctionId } = await corrections.create(
        given.says === 'type'
          ? { image_id: id, kind: 'asset_type', value: given.type }
          : { image_id: id, kind: 'other_product' },
      )
      saved.current.set(given, correctionId)
      if (saved.current.size % TRIED_EVERY === 0) void state.reload()
    } catch (error) {
      if (answers.peek().get(id) === given) set(id, null)
      showFailure(error)
    }
  }

  function answer(id: string, given: Answer): void {
    set(id, given)
    if (given.says !== 'skip') saving.current = saving.current.then(() => save(id, given))
    const question = questions.peek()?.find((each) => each.image_id === id)
    if (question) announce(answerText(question, given))
    moveTo(nextOpen(ids(), answers.peek(), id))
  }

  function moveTo(id: string | null): void {
    current.value = id
    if (id !== null) document.getElementById(`teach-${id}`)?.focus()
  }

  return {
    state,
    questions: questions.value,
    answers: answers.value,
    current: current.value,
    answer,
    moveTo,
    sayType: (id: string, type: Classification) => answer(id, { says: 'type', type }),
    /** Confirms the guesses of unanswered pictures in a group. */
    confirmAll: (group: readonly Question[]) => {
      for (const { image_id: id, guess } of group)
        if (!answers.peek().has(id)) answer(id, { says: 'type', type: guess })
    },
    /** Undoes the last answer. */
    undo: async () => {
      const [id, last] = [...answers.peek()].at(-1) ?? []
      if (id === undefined || last === undefined) return
      set(id, null)
      moveTo(id)
      await saving.current
      const correctionId = saved.current.get(last)
      if (correctionId === undefined) return
      saved.current.delete(last)
      await corrections.revoke(correctionId)
      await state.reload()
    },
    more: async () => {
      await saving.current
      begin(await teaching.get())
      await state.reload()
    },
    /** Rereads all shown data, because scores change. */
    changed: async () => {
      refreshWhere(() => true)
      await state.reload()
    },
    settled: () => saving.current,
  }
}
