import { AsyncLocalStorage } from 'node:async_hooks'
import type { EventEmitter } from 'node:events'
import type { Logger } from '../observability/log.ts'

/** Ends this work alone on faults that no `try` surrounds, in timers, handlers and unawaited promises. */
export type WorkScope = {
  name: string
  /** Has no effect after the end. */
  fail: (error: unknown) => void
  /** Uses this organization's share of resources. */
  owner?: string
  actor?: Actor
}

/** A console person or an API credential. */
export type Actor = { kind: 'person' | 'credential'; id: string }

const scopes = new AsyncLocalStorage<WorkScope | null>()

/** Includes everything asynchronous created inside. */
export const inWorkScope = <Result>(scope: WorkScope, work: () => Result): Result => scopes.run(scope, work)

/** Suits resources that outlive the current work, such as connections. */
export const outsideWorkScopes = <Result>(work: () => Result): Result => scopes.run(null, work)

/** Returns null for work of the service. */
export const ownerOfWork = (): string | null => scopes.getStore()?.owner ?? null

/** Called once it is known. */
export function setOwnerOfWork(organizationId: string): void {
  const scope = scopes.getStore()
  if (scope) scope.owner = organizationId
}

/** Returns null for operator commands and the service. */
export const actorOfWork = (): Actor | null => scopes.getStore()?.actor ?? null

/** Called once it is known. */
export function setActorOfWork(actor: Actor): void {
  const scope = scopes.getStore()
  if (scope) scope.actor = actor
}

/**
 * Rejects with the first fault and aborts the rest.
 * @param owner defaults to the surrounding owner
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

/** Keeps the caller's context, not the previous task's. A fault frees its place. */
export const queued = <Result>(work: () => Promise<Result>): (() => Promise<Result>) =>
  AsyncLocalStorage.bind(() => contained('queued work', work))

/** Separates work on one emitter, such as HTTP requests on a connection. */
export function containEvents(emitter: EventEmitter, scope: WorkScope): void {
  const emit = emitter.emit.bind(emitter)
  emitter.emit = (...event: Parameters<typeof emit>) =>
    inWorkScope(scope, () => {
      try {
        return emit(...event)
      } catch (error) {
        // An exception in Node's parser would stop the connection and the work's end.
        queueMicrotask(() => {
          throw error
        })
        return true
      }
    })
}

/**
 * Ends only the work of scoped faults, not the process.
 * @returns the first unscoped fault, after which the process should end
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
