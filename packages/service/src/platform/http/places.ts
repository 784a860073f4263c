import type { FastifyReply } from 'fastify'
import { onClose } from './client-abort-signal.ts'

/** Held until the response ends. Returns false if all are taken. */
export type TakePlace = (owner: string, reply: FastifyReply) => boolean

/** Creates places per owner, in this process. */
export function createPlaces(number: number): TakePlace {
  const taken = new Map<string, number>()
  return (owner, reply) => {
    const count = taken.get(owner) ?? 0
    if (count >= number) return false
    taken.set(owner, count + 1)
    onClose(reply, () => {
      const left = (taken.get(owner) ?? 1) - 1
      if (left > 0) taken.set(owner, left)
      else taken.delete(owner)
    })
    return true
  }
}
