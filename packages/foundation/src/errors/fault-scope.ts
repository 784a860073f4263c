import { AsyncLocalStorage } from 'node:async_hooks'
import type { EventEmitter } from 'node:events'
import type { Logger } from '../observability/log.ts'

/**
 * Work that a fault ends alone: a request, an attempt of a job, a download. Faults are exceptions in timers and event
 * handlers and rejections that nobody awaits, which no `try` of the work surrounds.
 */
export type FaultScope = {
  /** Name of the work in the log. */
  name: string
  /** Ends the work. Does nothing if it has ended already. */
  fail: (error: unknown) => void
}

const scopes = new AsyncLocalStorage<FaultScope | null>()

/** Runs a function in a scope, with all timers, handlers and promises that it creates. */
export const inFaultScope = <Result>(scope: FaultScope, work: () => Result): Result => scopes.run(scope, work)

/** Runs a function in no scope. For resources that outlive the work which happens to create them, such as connections. */
export const outsideFaultScopes = <Result>(work: () => Result): Result => scopes.run(null, work)

/** Runs asynchronous work in a scope of its own, and rejects with its first fault. */
export async function contained<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  const fault = Promise.withResolvers<never>()
  return Promise.race([inFaultScope({ name, fail: fault.reject }, work), fault.promise])
}

/**
 * Runs the listeners of an emitter in a scope. Needed where Node emits events for several pieces of work from one
 * connection, such as the requests of an HTTP server.
 */
export function containEvents(emitter: EventEmitter, scope: FaultScope): void {
  const emit = emitter.emit.bind(emitter)
  emitter.emit = (...event: Parameters<typeof emit>) =>
    inFaultScope(scope, () => {
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
