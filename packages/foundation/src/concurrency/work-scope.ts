import { AsyncLocalStorage } from 'node:async_hooks'
import type { EventEmitter } from 'node:events'
import type { Logger } from '../observability/log.ts'

/**
 * Work with all timers, handlers and promises that it creates: a request, an attempt of a job, a download.
 *
 * A fault of the work ends it alone. Faults are exceptions in timers and event handlers and rejections that nobody
 * awaits, which no `try` of the work surrounds.
 */
export type WorkScope = {
  /** Name of the work in the log. */
  name: string
  /** Ends the work. Does nothing if it has ended already. */
  fail: (error: unknown) => void
  /** Organization that the work is done for. Shared resources count it against the organization's share. */
  owner?: string
  /** The person or credential that has ordered the work. */
  actor?: Actor
}

/** A person of the console, or a credential of the API. */
export type Actor = { kind: 'person' | 'credential'; id: string }

const scopes = new AsyncLocalStorage<WorkScope | null>()

/** Runs a function in a scope, with all timers, handlers and promises that it creates. */
export const inWorkScope = <Result>(scope: WorkScope, work: () => Result): Result => scopes.run(scope, work)

/** Runs a function in no scope. For resources that outlive the work which happens to create them, such as connections. */
export const outsideWorkScopes = <Result>(work: () => Result): Result => scopes.run(null, work)

/** Returns the organization that the current work is done for, or null for work of the service itself. */
export const ownerOfWork = (): string | null => scopes.getStore()?.owner ?? null

/** Sets the organization that the current work is done for, as soon as it is known. */
export function setOwnerOfWork(organizationId: string): void {
  const scope = scopes.getStore()
  if (scope) scope.owner = organizationId
}

/** Returns who has ordered the current work, or null for a command of the operator and for work of the service itself. */
export const actorOfWork = (): Actor | null => scopes.getStore()?.actor ?? null

/** Sets who has ordered the current work, as soon as it is known. */
export function setActorOfWork(actor: Actor): void {
  const scope = scopes.getStore()
  if (scope) scope.actor = actor
}

/**
 * Runs asynchronous work in a scope of its own, and rejects with its first fault. The signal that `work` gets is aborted
 * then, so that no part of it goes on.
 *
 * @param owner defaults to the owner of the surrounding work
 */
export async function contained<Value>(
  name: string,
  work: (stop: AbortSignal) => Promise<Value>,
  owner: string | null = ownerOfWork(),
): Promise<Value> {
  const fault = Promise.withResolvers<never>()
  const stopped = new AbortController()
  const fail = (error: unknown) => {
    fault.reject(error)
    stopped.abort(error)
  }
  const actor = actorOfWork()
  const scope: WorkScope = { name, fail, ...(owner !== null && { owner }), ...(actor !== null && { actor }) }
  return Promise.race([inWorkScope(scope, () => work(stopped.signal)), fault.promise])
}

/**
 * Returns work for a queue, which starts it in the context of the task before: it runs in the context of its caller. Its
 * fault rejects it, so that the queue's place is free again.
 */
export const queued = <Result>(work: () => Promise<Result>): (() => Promise<Result>) =>
  AsyncLocalStorage.bind(() => contained('queued work', work))

/**
 * Runs the listeners of an emitter in a scope. Needed where Node emits events for several pieces of work from one
 * connection, such as the requests of an HTTP server.
 */
export function containEvents(emitter: EventEmitter, scope: WorkScope): void {
  const emit = emitter.emit.bind(emitter)
  emitter.emit = (...event: Parameters<typeof emit>) =>
    inWorkScope(scope, () => {
      try {
        return emit(...event)
      } catch (error) {
        // An exception that reached Node's parser would stop the connection, and with it the work's end.
        queueMicrotask(() => {
          throw error
        })
        return true
      }
    })
}

/**
 * Takes over the faults of this process, which would otherwise end it at once. A fault in a scope ends that work.
 *
 * @returns a promise of the first fault that belongs to no scope, after which the process should end
 */
export async function catchFaults(log: Logger): Promise<unknown> {
  const stray = Promise.withResolvers<unknown>()
  process.on('uncaughtException', (err: unknown, origin) => {
    const scope = scopes.getStore() ?? null
    if (scope === null) {
      log.fatal({ err, origin }, 'an exception belongs to no request and no job')
      stray.resolve(err)
      return
    }
    log.error({ err, origin, scope: scope.name }, 'an exception ended the work that it belongs to')
    try {
      scope.fail(err)
    } catch (error) {
      log.fatal({ err: error }, 'the work of an exception cannot be ended')
      stray.resolve(error)
    }
  })
  return stray.promise
}
