import { randomUUID } from 'node:crypto'
import { createOffThread } from '@endcap/foundation/concurrency/off-thread'
import type { Logger } from '@endcap/foundation/observability/log'
import type { FixRefusal } from '@endcap/scoring'
import {
  COMPOSITIONS,
  type Fidelity,
  type FixSubject,
  type FixTask,
  type ImageProvider,
  type Region,
  type RootFault,
  type RootImage,
} from '@endcap/studio'
import type { Rgb } from '@endcap/vision'
import type { StudioAnswer, StudioTask } from './studio-thread.ts'

/** A composition takes half a second. Pixels are not on the heap. */
const LIMITS = { cpuMs: 60_000, idleMs: 60_000, maxHeapMb: 512 }

export type RootFaults = { fault: RootFault | null; unsuited: RootFault | null }

export type StudioOffThread = AsyncDisposable &
  ImageProvider & {
    /**
     * Finds why nothing can be made of the root or compared with it (`fault`), or why no composition suits
     * its product (`unsuited`).
     *
     * @throws OffThreadError
     */
    findFault: (root: RootImage, pixels: Rgb, signal: AbortSignal) => Promise<RootFaults>
    /**
     * Measures how well a model's image preserves the product. Null if it cannot be cut out of the root.
     *
     * @throws OffThreadError
     */
    findFidelity: (
      root: RootImage,
      bytes: Uint8Array,
      found: Region | null,
      signal: AbortSignal,
    ) => Promise<Fidelity | null>
    /**
     * Makes a fix at full resolution, or returns why not.
     *
     * @throws OffThreadError
     */
    makeFix: (subject: FixSubject, task: FixTask, signal: AbortSignal) => Promise<Uint8Array | FixRefusal>
  }

const WHOLE: Region = { left: 0, top: 0, width: 1, height: 1 }

/** Paints in a thread, because it would block requests. */
export function createStudioOffThread(log: Logger): StudioOffThread {
  const thread = createOffThread<StudioTask, StudioAnswer>({
    file: new URL('./studio-thread.ts', import.meta.url),
    name: 'work',
    ...LIMITS,
    log,
  })
  // Keys of the thread's cached products, one per batch.
  const keys = new WeakMap<RootImage, string>()
  const keyOf = (root: RootImage): string => {
    const key = keys.get(root) ?? randomUUID()
    keys.set(root, key)
    return key
  }
  return {
    async *derive(root, signal) {
      for (const { name } of COMPOSITIONS) {
        const answer = await thread.run(
          { kind: 'compose', key: keyOf(root), root, composition: name },
          signal,
        )
        if (answer.kind === 'image' && answer.image) yield answer.image
      }
    },
    async findFault(root, pixels, signal) {
      const answer = await thread.run({ kind: 'product', key: keyOf(root), root, pixels }, signal)
      return answer.kind === 'product' ? answer : { fault: 'no_product', unsuited: null }
    },
    async findFidelity(root, bytes, found, signal) {
      const task = { kind: 'fidelity', key: keyOf(root), root, bytes, box: found ?? WHOLE } as const
      const answer = await thread.run(task, signal)
      return answer.kind === 'fidelity' ? answer.fidelity : null
    },
    async makeFix(subject, task, signal) {
      const answer = await thread.run({ kind: 'fix', subject, task }, signal)
      return answer.kind === 'fix' ? answer.made : 'no_product'
    },
    [Symbol.asyncDispose]: () => thread[Symbol.asyncDispose](),
  }
}
