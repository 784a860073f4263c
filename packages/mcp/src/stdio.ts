import { finished } from 'node:stream/promises'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { createReadImage } from './allowed-folders.ts'
import { createMcpServer } from './create-server.ts'
import type { Connection } from './tool.ts'
import { uploadImage } from './tools/upload-image.ts'
import { TOOLS } from './tools.ts'

type Options = {
  version: string
  /** Folders, without links, that models may upload from. */
  folders: readonly string[]
  /** Omits tools that write. */
  isReadOnly: boolean
  signal: AbortSignal
}

/** Serves until the input ends or `signal` aborts. */
export async function serveOverStdio(
  connection: Omit<Connection, 'ending'>,
  { version, folders, isReadOnly, signal }: Options,
): Promise<void> {
  const uploads = folders.length > 0 ? [uploadImage(folders, createReadImage(folders))] : []
  const tools = [...TOOLS, ...uploads].filter(({ isReading }) => isReading || !isReadOnly)
  const { reportError } = connection
  const handle = serveStdio(() => createMcpServer({ ...connection, ending: signal }, { version, tools }), {
    maxSubscriptions: 0,
    onerror: reportError,
  })
  await finished(process.stdin, { signal, writable: false }).catch((error: unknown) => {
    if (!signal.aborted) throw error
  })
  await handle.close()
}
