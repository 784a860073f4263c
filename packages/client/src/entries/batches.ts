import type { ApiPromise } from '../api-promise.ts'
import type {
  AsinSubmitted,
  GtinSubmission,
  GtinSubmitted,
  PdpSubmission,
  PdpSubmitted,
} from '../contract.ts'
import type { NarrowedAsin, NarrowedGtin, NarrowedPdp } from '../narrowed.ts'
import type { WaitOptions } from '../poll.ts'
import type { AsinSubmitParams } from '../resources/params.ts'
import type { Send } from '../resources/send.ts'
import { isRateLimit, retrying } from '../retry.ts'
import type { ApiRequest } from '../transport.ts'
import { Pace } from './batches/pace.ts'
import { runPool } from './batches/run-pool.ts'

/** A listing by `id`, by `gtin`, or by `asin` without images. */
export type BatchSubmission =
  | ({ id: string } & PdpSubmission)
  | ({ id?: undefined; gtin: string } & GtinSubmission)
  | ({ id?: undefined; gtin?: undefined; hero_image_url?: undefined; asin: string } & AsinSubmitParams)

/** Outcome of a submission. `index` is its place in the batch. */
export type BatchRow<Input, Result> = { index: number; input: Input } & (
  | { result: Result; error?: undefined }
  | { result?: undefined; error: Error }
)

export type BatchProgress = {
  /** Ended submissions, including failed ones. */
  done: number
  failed: number
}

export type BatchOptions = Omit<WaitOptions<never>, 'onProgress'> & {
  /** Submissions in flight. Defaults to 4. */
  concurrency?: number | undefined
  /** Maximum submissions a minute. Unlimited by default. */
  perMinute?: number | undefined
  /** True to wait for scores. `maxWait` then counts from each submission. */
  wait?: boolean | undefined
  onProgress?: ((progress: BatchProgress) => void) | undefined
}

type By<Input, Id, Gtin, Asin> = Input extends { id: string }
  ? Id
  : Input extends { gtin: string }
    ? Gtin
    : Asin
type SubmittedBy<Input> = By<Input, PdpSubmitted, GtinSubmitted, AsinSubmitted>
type ScoresBy<Input> = By<Input, NarrowedPdp, NarrowedGtin, NarrowedAsin>

/**
 * Submits listings and yields a row as each ends, in any order. Failures do not end the batch; leaving the loop
 * does. A rate limit pauses all submissions. Reads inputs lazily.
 *
 * @throws the signal's reason, or the error of `inputs`
 * @throws RangeError unless `concurrency` and `perMinute` are positive
 */
export function submitMany<Input extends BatchSubmission>(
  endcap: { readonly send: Send },
  inputs: Iterable<Input> | AsyncIterable<Input>,
  options?: BatchOptions & { wait?: false | undefined },
): AsyncGenerator<BatchRow<Input, SubmittedBy<Input>>, void, undefined>
export function submitMany<Input extends BatchSubmission>(
  endcap: { readonly send: Send },
  inputs: Iterable<Input> | AsyncIterable<Input>,
  options: BatchOptions & { wait: true },
): AsyncGenerator<BatchRow<Input, ScoresBy<Input>>, void, undefined>
export function submitMany<Input extends BatchSubmission>(
  { send }: { readonly send: Send },
  inputs: Iterable<Input> | AsyncIterable<Input>,
  options: BatchOptions = {},
): AsyncGenerator<BatchRow<Input, unknown>, void, undefined> {
  const { concurrency = 4, perMinute = Infinity, onProgress, signal } = options
  if (!(concurrency >= 1 && perMinute > 0))
    throw new RangeError('concurrency and perMinute must be positive numbers')
  const submit = createSubmit(send, new Pace(perMinute), options)
  const rows = runPool(
    inputs,
    async (input, index, ending): Promise<BatchRow<Input, unknown>> => {
      try {
        return { index, input, result: await submit(input, ending) }
      } catch (error) {
        return { index, input, error: error instanceof Error ? error : new Error(String(error)) }
      }
    },
    { concurrency, signal },
  )
  return onProgress ? reporting(rows, onProgress) : rows
}

type Submitted = PdpSubmitted | GtinSubmitted | AsinSubmitted

/** Paces and retries submissions. */
function createSubmit(
  send: Send,
  pace: Pace,
  {
    concurrency: _concurrency,
    perMinute: _pace,
    onProgress: _report,
    wait,
    retries = 2,
    ...options
  }: BatchOptions,
) {
  return async (input: BatchSubmission, signal: AbortSignal): Promise<unknown> => {
    const request = requestOf(input)
    const accepted = await retrying(
      async () => {
        await pace.turn(signal)
        // Retries happen here, because a rate limit pauses the whole batch.
        const call: ApiPromise<Submitted> = send.request(request, { ...options, signal, retries: 0 })
        return call
      },
      {
        retries,
        mayRepeat: () => true,
        tolerates: isRateLimit,
        onFailure: (error, ms) => {
          if (isRateLimit(error)) pace.pause(ms)
        },
        signal,
      },
    )
    return wait ? send.wait({ path: accepted.score_url }, { ...options, signal, retries }) : accepted
  }
}

function requestOf(input: BatchSubmission): ApiRequest {
  if (input.id !== undefined) {
    const { id, ...body } = input
    return { method: 'PUT', path: ['pdps', 'id', id], body }
  }
  if (input.gtin !== undefined) {
    const { id: _none, gtin, ...body } = input
    return { method: 'PUT', path: ['pdps', 'gtin', gtin], body }
  }
  const { id: _id, gtin: _gtin, hero_image_url: _image, asin, ...body } = input
  return { method: 'PUT', path: ['pdps', 'asin', asin], body }
}

async function* reporting<Row extends { error?: Error | undefined }>(
  rows: AsyncIterable<Row>,
  onProgress: (progress: BatchProgress) => void,
): AsyncGenerator<Row, void, undefined> {
  let [done, failed] = [0, 0]
  for await (const row of rows) {
    done += 1
    if (row.error) failed += 1
    onProgress({ done, failed })
    yield row
  }
}
