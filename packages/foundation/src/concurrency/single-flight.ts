import { abortable } from './abortable.ts'
import { contained } from './work-scope.ts'

type Flight<Result> = { result: Promise<Result>; callers: number; abandoned: AbortController }

/** Shares concurrent work of a key. */
export type SingleFlight<Result> = (
  key: string,
  work: (signal: AbortSignal) => Promise<Result>,
  signal: AbortSignal,
) => Promise<Result>

/** Ends work with its last caller. */
export function createSingleFlight<Result>(): SingleFlight<Result> {
  const flights = new Map<string, Flight<Result>>()

  function begin(key: string, work: (signal: AbortSignal) => Promise<Result>): Flight<Result> {
    const abandoned = new AbortController()
    // All callers receive a fault.
    const result = contained('work that callers share', (stop) =>
      work(AbortSignal.any([abandoned.signal, stop])),
    )
    const flight = { result, callers: 0, abandoned }
    const land = () => {
      if (flights.get(key) === flight) flights.delete(key)
    }
    result.then(land, land)
    flights.set(key, flight)
    return flight
  }

  return async (key, work, signal) => {
    signal.throwIfAborted()
    const flight = flights.get(key) ?? begin(key, work)
    flight.callers += 1
    try {
      return await abortable(flight.result, signal)
    } finally {
      flight.callers -= 1
      if (flight.callers === 0 && flights.get(key) === flight) {
        flights.delete(key)
        flight.abandoned.abort(signal.reason)
      }
    }
  }
}
