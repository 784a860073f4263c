// In the service's thread, PGlite blocks for 180–300 ms with 20 callers (here: 3–10 ms).
import { fsyncSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { messageOf } from '../errors/reason.ts'
import { collectGarbage } from '../memory/collect-garbage.ts'
import type { ThreadReply, ThreadRequest } from './pglite-session.ts'

type EmscriptenOptions = Parameters<NodeFS['init']>[1]
type EmscriptenModule = { NODEFS: { stream_ops: { fsync?: (stream: { nfd?: number }) => number } } }

// Missing in Node's types.
declare const WebAssembly: { compile: (bytes: Uint8Array) => Promise<object> }

let fsyncs = 0

/** PGlite lacks fsync, which durable commits need. */
class DurableNodeFS extends NodeFS {
  override async init(pg: PGlite, options: EmscriptenOptions) {
    const result = await super.init(pg, options)
    // PGlite's type omits the module that Emscripten passes.
    const emscripten = result.emscriptenOpts as { preRun?: ((module: EmscriptenModule) => void)[] }
    emscripten.preRun = [
      ...(emscripten.preRun ?? []),
      (module) => {
        module.NODEFS.stream_ops.fsync = (stream) => {
          if (stream.nfd !== undefined) fsyncSync(stream.nfd)
          fsyncs += 1
          return 0
        }
      },
    ]
    return result
  }
}

/** Wire protocol needs no array types. */
class WirePGlite extends PGlite {
  override async _initArrayTypes(): Promise<void> {}
}

const settings = {
  wal_sync_method: 'fsync',
  // Idles at 180–230 MB instead of 350.
  shared_buffers: '16MB',
  max_wal_size: '128MB',
}
const startParams = [
  // -F disables fsync.
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
]

const port = parentPort
if (!port) throw new Error('pglite-thread.ts runs as a worker thread only')
const reply = (message: ThreadReply, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer)

// Half of a start needs no directory.
const program = readFile(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))).then((bytes) =>
  WebAssembly.compile(bytes),
)
// Reported by `open`.
program.catch(() => undefined)
let database: PGlite | null = null

async function open(directory: string): Promise<void> {
  const opening = new WirePGlite({
    dataDir: directory,
    fs: new DurableNodeFS(directory),
    startParams,
    pgliteWasmModule: await program,
  })
  await opening.waitReady
  database = opening
  reply({ kind: 'ready' })
}

/** PGlite's other functions keep parsed answers: 0.5 KB a query. */
async function exec(input: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  if (!database) throw new Error('the embedded database is not open')
  const pieces: Uint8Array[] = []
  await database.execProtocolRawStream(input, {
    syncToFs: false,
    // Pieces are views of PostgreSQL's memory.
    onRawData: (piece) => void pieces.push(piece.slice()),
  })
  return joined(pieces)
}

/** Copies into memory that can be transferred. */
function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    bytes.set(piece, at)
    at += piece.length
  }
  return bytes
}

/** Afterwards, the thread ends without listeners. */
async function close(): Promise<void> {
  await database?.close()
  reply({ kind: 'closed' })
  port?.close()
}

port.on('message', (request: ThreadRequest) => {
  switch (request.kind) {
    case 'open':
      // The thread's error event has the reason.
      void open(request.directory)
      return
    case 'close':
      void close()
      return
    case 'collect':
      // After a failure, V8 collects as the heap grows.
      collectGarbage().catch(() => undefined)
      return
    case 'exec':
      // The query has run when the promise exists, so replies keep their order.
      void exec(request.input).then(
        (output) => reply({ kind: 'output', output, fsyncs }, [output.buffer]),
        (error: unknown) => reply({ kind: 'failed', message: messageOf(error) }),
      )
      return
    default:
      request satisfies never
  }
})
