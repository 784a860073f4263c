import { EVENT_TYPES } from '@endcap/api'
import type { EndcapEvent, EventType } from '@endcap/client'
import { type EventStreamParams, Events } from '@endcap/client/events'
import { reasonOf } from '@endcap/foundation/errors/reason'
import {
  formatSecret,
  newSecret,
  parseSecret,
  webhookRequest,
} from '@endcap/service/domains/webhooks/sign-webhook'
import { Command, InvalidArgumentError } from 'commander'
import { addConnectionOptions, type ConnectionOptions, connect } from '../connection/connect.ts'
import { withAddressHint } from '../explain.ts'
import { examples } from '../terminal/examples.ts'
import { firstSignal } from '../terminal/first-signal.ts'
import { jsonOption } from '../terminal/options.ts'
import { printLine } from '../terminal/output.ts'
import { say } from '../terminal/say.ts'

type ListenOptions = ConnectionOptions & {
  json?: boolean
  forwardTo?: string
  types?: EventType[]
  after?: string
  secret?: Buffer
}

/** Time limit of a request, that of a webhook. */
const TIMEOUT_MS = 15_000

/** Returns the command `endcap listen`. */
export function listenCommand(): Command {
  return addConnectionOptions(new Command('listen'))
    .description(say('cli.listen.description'))
    .addHelpText(
      'after',
      examples(
        'endcap listen --types pdp.scored',
        'endcap listen --forward-to http://127.0.0.1:3000/webhooks --json',
      ),
    )
    .option('--forward-to <url>', say('cli.listen.option_forward_to'), httpUrl)
    .option('--types <types>', say('cli.listen.option_types'), eventTypes)
    .option('--after <id>', say('cli.listen.option_after'))
    .option('--secret <secret>', say('cli.listen.option_secret'), secretOf)
    .addOption(jsonOption())
    .action(listen)
}

async function listen(options: ListenOptions): Promise<void> {
  const { forwardTo, types, after } = options
  const secret = options.secret ?? newSecret()
  const stop = new AbortController()
  void firstSignal().then((signal) => stop.abort(new Error(signal)))
  if (forwardTo !== undefined && !options.secret)
    process.stderr.write(`${say('cli.listen.signed_with', { secret: formatSecret(secret) })}\n`)
  const events = new Events(await connect(options))
  try {
    for await (const event of events.stream({ after, types, signal: stop.signal, ...reportOutages() })) {
      const outcome = forwardTo === undefined ? {} : await forward(event, forwardTo, secret)
      printEvent(event, outcome, options)
    }
  } catch (error) {
    if (!stop.signal.aborted) throw error
  }
}

/** Returns callbacks that print once why there are no events, because the client tries again without end. */
function reportOutages(): Pick<EventStreamParams, 'onConnection' | 'onFailure'> {
  let isReported = false
  return {
    onConnection: (isOpen) => {
      if (isOpen) isReported = false
    },
    onFailure: (error) => {
      if (!isReported)
        process.stderr.write(
          `endcap listen: ${say('cli.listen.trying_again', { reason: withAddressHint(reasonOf(error), error) })}\n`,
        )
      isReported = true
    },
  }
}

/** Status of the response, or the reason why there is none. */
type ForwardOutcome = { status?: number; error?: string }

async function forward(
  { id, type, timestamp, data }: EndcapEvent,
  url: string,
  secret: Buffer,
): Promise<ForwardOutcome> {
  const request = webhookRequest({ id, type, timestamp, data }, [secret], new Date())
  try {
    const response = await fetch(url, {
      method: 'POST',
      ...request,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await response.body?.cancel()
    return { status: response.status }
  } catch (error) {
    return { error: reasonOf(error) }
  }
}

function printEvent(event: EndcapEvent, outcome: ForwardOutcome, { json, forwardTo }: ListenOptions): void {
  if (json) return printLine(JSON.stringify({ ...event, ...outcome }))
  const arrow = forwardTo === undefined ? '' : `  → ${outcome.status ?? outcome.error ?? ''}`
  printLine(`${event.timestamp}  ${event.type.padEnd(22)}  ${event.id}${arrow}`)
}

function httpUrl(text: string): string {
  if (!/^https?:$/.test(URL.parse(text)?.protocol ?? ''))
    throw new InvalidArgumentError(say('cli.listen.wrong_address'))
  return text
}

function eventTypes(text: string): EventType[] {
  const types = text.split(',').map((type) => type.trim())
  const unknown = types.find((type) => !EVENT_TYPES.some((known) => known === type))
  if (unknown !== undefined)
    throw new InvalidArgumentError(
      say('cli.listen.no_such_type', { type: unknown, types: EVENT_TYPES.join(', ') }),
    )
  return types as EventType[]
}

function secretOf(text: string): Buffer {
  const secret = parseSecret(text)
  if (!secret) throw new InvalidArgumentError(say('cli.listen.wrong_secret'))
  return secret
}
