import { Duplex } from 'node:stream'
import type { PgliteSession } from './pglite-session.ts'

// PostgreSQL protocol 3.0, "Message Formats".
const QUERY = 0x51
const PARSE = 0x50
const SYNC = 0x53
const TERMINATE = 0x58
const NOTIFICATION = 0x41
const READY_FOR_QUERY = 0x5a
const IDLE = 0x49

function message(type: string, body: Buffer): Buffer {
  const frame = Buffer.alloc(5 + body.length)
  frame.write(type, 0)
  frame.writeInt32BE(4 + body.length, 1)
  body.copy(frame, 5)
  return frame
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}

/** Authenticated, parameters, key, ready. */
const GREETING = Buffer.concat([
  message('R', int32(0)),
  ...Object.entries({
    server_version: '18.0',
    client_encoding: 'UTF8',
    DateStyle: 'ISO, MDY',
    integer_datetimes: 'on',
    standard_conforming_strings: 'on',
    TimeZone: 'UTC',
  }).map(([name, value]) => message('S', Buffer.from(`${name}\0${value}\0`))),
  message('K', Buffer.concat([int32(1), int32(1)])),
  message('Z', Buffer.from('I')),
])
const ROLLBACK = message('Q', Buffer.from('ROLLBACK\0'))

/**
 * Keeps transactions apart. PGlite's multiplexer mixes messages: with 20 callers,
 * `@electric-sql/pglite-socket` 0.2.17 on PGlite 0.5.14 gave 237 wrong results and 1,904 errors for 4,763
 * statements, and lost all notifications.
 */
export class SessionMultiplexer {
  readonly #session: PgliteSession
  readonly #connections = new Set<PgliteConnection>()
  readonly #waiting: { connection: PgliteConnection; grant: () => void }[] = []
  #owner: PgliteConnection | null = null

  constructor(session: PgliteSession) {
    this.#session = session
  }

  connect = (): Duplex => {
    const connection = new PgliteConnection(this)
    this.#connections.add(connection)
    return connection
  }

  async exec(connection: PgliteConnection, batch: Uint8Array): Promise<void> {
    if (this.#owner !== connection) await this.#acquire(connection)
    let output: Buffer
    try {
      output = Buffer.from(await this.#session.exec(batch))
    } catch (error) {
      this.#release(connection)
      throw error
    }
    const { answer, notifications, idle } = splitOutput(output)
    if (idle) this.#release(connection)
    for (const notification of notifications) for (const each of this.#connections) each.deliver(notification)
    connection.deliver(answer)
  }

  /** Rolls back a closed connection's transaction and drops its prepared statements. */
  async leave(connection: PgliteConnection, statements: ReadonlySet<string>): Promise<void> {
    this.#connections.delete(connection)
    const isInTransaction = this.#owner === connection
    if (!isInTransaction && statements.size === 0) return
    if (!isInTransaction) await this.#acquire(connection)
    try {
      if (isInTransaction) await this.#session.exec(ROLLBACK)
      if (statements.size > 0) await this.#session.exec(closing(statements))
    } finally {
      this.#release(connection)
    }
  }

  #acquire(connection: PgliteConnection): Promise<void> | undefined {
    if (this.#owner === null) {
      this.#owner = connection
      return undefined
    }
    return new Promise((grant) => this.#waiting.push({ connection, grant }))
  }

  #release(connection: PgliteConnection): void {
    if (this.#owner !== connection) return
    const next = this.#waiting.shift()
    this.#owner = next?.connection ?? null
    next?.grant()
  }
}

const closing = (statements: ReadonlySet<string>): Buffer =>
  Buffer.concat([
    ...[...statements].map((name) => message('C', Buffer.from(`S${name}\0`))),
    message('S', Buffer.alloc(0)),
  ])

/** All connections get notifications. */
function splitOutput(output: Buffer): { answer: Buffer; notifications: Buffer[]; idle: boolean } {
  const answer: Buffer[] = []
  const notifications: Buffer[] = []
  let idle = true
  for (let at = 0; at + 5 <= output.length; ) {
    const end = at + 1 + output.readInt32BE(at + 1)
    const frame = output.subarray(at, end)
    if (frame[0] === NOTIFICATION) notifications.push(Buffer.from(frame))
    else answer.push(frame)
    if (frame[0] === READY_FOR_QUERY) idle = frame[5] === IDLE
    at = end
  }
  return { answer: notifications.length > 0 ? Buffer.concat(answer) : output, notifications, idle }
}

/** Mimics a socket for node-postgres. */
class PgliteConnection extends Duplex {
  readonly #sessions: SessionMultiplexer
  #received: Buffer = Buffer.alloc(0)
  #greeted = false
  /** They outlive the connection in the shared session. */
  readonly #statements = new Set<string>()
  #work: Promise<void> = Promise.resolve()

  constructor(sessions: SessionMultiplexer) {
    super()
    this.#sessions = sessions
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'))
    return this
  }
  setNoDelay(): this {
    return this
  }
  setKeepAlive(): this {
    return this
  }
  ref(): this {
    return this
  }
  unref(): this {
    return this
  }

  deliver(bytes: Buffer): void {
    if (this.#greeted && !this.destroyed) this.push(bytes)
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#received = this.#received.length > 0 ? Buffer.concat([this.#received, chunk]) : chunk
    this.#takeBatches()
    done()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    // The session reports its own death.
    this.#work = this.#work.then(() => this.#sessions.leave(this, this.#statements)).catch(() => undefined)
    done(error)
  }

  #takeBatches(): void {
    if (!this.#greeted) {
      // Start-up messages have a length but no type.
      if (this.#received.length < 4 || this.#received.length < this.#received.readInt32BE(0)) return
      this.#received = this.#received.subarray(this.#received.readInt32BE(0))
      this.#greeted = true
      this.push(GREETING)
    }
    let batchEnd = 0
    let terminated = false
    for (let at = 0; at + 5 <= this.#received.length; ) {
      const end = at + 1 + this.#received.readInt32BE(at + 1)
      if (end > this.#received.length) break
      const type = this.#received[at]
      if (type === TERMINATE) {
        terminated = true
        break
      }
      if (type === QUERY || type === SYNC) batchEnd = end
      if (type === PARSE) this.#keepName(this.#received.subarray(at + 5, end))
      at = end
    }
    if (batchEnd > 0) this.#enqueue(new Uint8Array(this.#received.subarray(0, batchEnd)))
    this.#received = this.#received.subarray(batchEnd)
    if (terminated) this.#work = this.#work.finally(() => this.destroy())
  }

  #keepName(parse: Buffer): void {
    const name = parse.toString('utf8', 0, parse.indexOf(0))
    if (name !== '') this.#statements.add(name)
  }

  #enqueue(batch: Uint8Array): void {
    this.#work = this.#work.then(() => this.#run(batch))
  }

  async #run(batch: Uint8Array): Promise<void> {
    if (this.destroyed) return
    try {
      await this.#sessions.exec(this, batch)
    } catch (error) {
      this.destroy(error instanceof Error ? error : new Error(String(error)))
    }
  }
}
