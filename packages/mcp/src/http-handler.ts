import { createMcpHandler, type McpHttpHandler } from '@modelcontextprotocol/server'
import { inAcceptedForm } from './accepted-form.ts'
import { createMcpServer } from './create-server.ts'
import type { Connection } from './tool.ts'
import { TOOLS } from './tools.ts'

type Options = {
  version: string
  /** Returns the authenticated caller's connection. */
  connect: (request: Request) => Connection
  /** Receives refused requests and protocol errors. */
  onRefusal: (error: Error) => void
}

/**
 * Serves MCP over HTTP without sessions: a new server per request. Supports protocols 2026-07-28, 2025 and 2024.
 */
export function createHttpHandler({ version, connect, onRefusal }: Options): Pick<McpHttpHandler, 'fetch'> {
  const handler = createMcpHandler(
    ({ requestInfo }) => {
      if (requestInfo === undefined) throw new Error('an MCP request over HTTP has no request')
      return createMcpServer(connect(requestInfo), { version, tools: TOOLS })
    },
    // Nothing changes, so there are no subscriptions.
    { maxSubscriptions: 0, onerror: onRefusal },
  )
  return {
    fetch: (request, options) => inAcceptedForm(request, (each) => handler.fetch(each, options)),
  }
}
