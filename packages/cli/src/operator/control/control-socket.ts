import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { say } from '@endcap/words/message'
import { say as spoken } from '../../terminal/say.ts'
import { AdministrationError, type Refusal } from './administration-error.ts'

/** Limit below the maximum length of a socket's path: 108 bytes on Linux, 104 on macOS. */
const MAX_SOCKET_PATH = 100
const SOCKET = 'control.sock'
/** File in the data directory with the path of the socket, if that is elsewhere. */
const POINTER = 'control.path'
const CALL_TIMEOUT_MS = 60_000
/** Interval of the spaces that keep the call of a long operation from timing out. JSON ignores them. */
const ALIVE_MS = 15_000

/** Operations by name. Inputs and results are plain JSON, because a socket carries them. */
type Operations = { [name: string]: (input: never) => Promise<unknown> }
type Answer = { result: unknown } | { refusal: Refusal }

/** No service runs on this data directory. */
export class NotRunningError extends Error {}

/**
 * Serves administrative operations to commands on this machine: HTTP over a Unix socket that only the
 * service's user may open. Returns a function that closes the socket.
 */
export async function serveControl(
  dataDirectory: string,
  operations: Operations,
): Promise<() => Promise<void>> {
  rmSync(join(dataDirectory, POINTER), { force: true })
  const path = newSocketPath(realpathSync(dataDirectory))
  // The process that left the socket is dead, because this process holds the lock on the directory.
  rmSync(path, { force: true })
  const server = http.createServer((request, response) => {
    const alive = setInterval(() => response.destroyed || response.write(' '), ALIVE_MS)
    response.once('close', () => clearInterval(alive))
    void answer(request, operations).then((body) => response.end(JSON.stringify(body)))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, resolve)
  })
  chmodSync(path, 0o600)
  return () => new Promise((resolve) => server.close(() => resolve()))
}

async function answer(request: http.IncomingMessage, operations: Operations): Promise<Answer> {
  const name = (request.url ?? '').slice(1)
  try {
    const operation = Object.hasOwn(operations, name) ? operations[name] : undefined
    if (!operation) return { refusal: say('cli.error.no_operation', { name }) }
    // The caller is the command line of the same release, which is typed against the operations.
    const input = (await json(request)) as never
    return { result: await operation(input) }
  } catch (error) {
    return {
      refusal:
        error instanceof AdministrationError
          ? error.refusal
          : say('cli.error.service_failed', { reason: String(error) }),
    }
  }
}

/** Calls an operation of the running service. @throws NotRunningError, AdministrationError */
export type ControlCall<Available extends Operations> = <Name extends keyof Available & string>(
  name: Name,
  input: Parameters<Available[Name]>[0],
  signal?: AbortSignal,
) => Promise<Awaited<ReturnType<Available[Name]>>>

/** Returns the client of the control socket of a data directory. */
export function controlClient<Available extends Operations>(dataDirectory: string): ControlCall<Available> {
  // The peer is the service of the same release, so its results have the declared types.
  return ((name, input, signal) => call(dataDirectory, name, input, signal)) as ControlCall<Available>
}

async function call(
  dataDirectory: string,
  name: string,
  input: unknown,
  signal?: AbortSignal,
): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const request = http.request({
    socketPath: socketPath(realpathSync(dataDirectory)),
    path: `/${name}`,
    method: 'POST',
    timeout: CALL_TIMEOUT_MS,
    ...(signal ? { signal } : {}),
  })
  request.on('error', (error) => {
    const code = 'code' in error ? String(error.code) : ''
    reject(code === 'ENOENT' || code === 'ECONNREFUSED' ? new NotRunningError() : error)
  })
  request.on('timeout', () =>
    request.destroy(new Error(spoken('cli.error.no_answer', { seconds: CALL_TIMEOUT_MS / 1000 }))),
  )
  request.on('response', (response) => void json(response).then((body) => resolve(body as Answer), reject))
  request.end(JSON.stringify(input))
  const body = await promise
  if ('refusal' in body) throw new AdministrationError(body.refusal)
  return body.result
}

/**
 * Returns the path for the socket of a starting service: in the data directory, or if that path is too
 * long, in a new folder that only this user may enter and that the pointer file names.
 */
function newSocketPath(directory: string): string {
  const path = join(directory, SOCKET)
  if (Buffer.byteLength(path) <= MAX_SOCKET_PATH) return path
  const elsewhere = join(mkdtempSync(join(tmpdir(), 'endcap-control-')), SOCKET)
  writeFileSync(join(directory, POINTER), elsewhere, { mode: 0o600 })
  return elsewhere
}

function socketPath(directory: string): string {
  const pointer = join(directory, POINTER)
  return existsSync(pointer) ? readFileSync(pointer, 'utf8') : join(directory, SOCKET)
}
