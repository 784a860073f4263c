import type { FastifyReply } from 'fastify'
import { onClose } from './client-abort-signal.ts'

/** Takes a place of an owner until a response ends. Returns false if there is none. */
export type TakePlace = (owner: string, reply: FastifyReply) => boolean

/** Creates a number of places for each owner, in this process. */
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
