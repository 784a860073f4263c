import { createMcpHandler, type McpHttpHandler } from '@modelcontextprotocol/server'
import { inAcceptedForm } from './accepted-form.ts'
import { createMcpServer } from './create-server.ts'
import type { Connection } from './tool.ts'
import { TOOLS } from './tools.ts'

type Options = {
  version: string
  /** Returns the connection for the caller of a request, which is authenticated. */
  connect: (request: Request) => Connection
  /** Receives requests that were refused, and errors of the protocol. */
  onRefusal: (error: Error) => void
}

/**
 * Creates a handler of MCP requests over HTTP without sessions: each request gets a server of its own. It answers the
 * protocol 2026-07-28 and those of 2024 and 2025.
 */
export function createHttpHandler({ version, connect, onRefusal }: Options): Pick<McpHttpHandler, 'fetch'> {
  const handler = createMcpHandler(
    ({ requestInfo }) => {
      if (requestInfo === undefined) throw new Error('an MCP request over HTTP has no request')
      return createMcpServer(connect(requestInfo), { version, tools: TOOLS })
    },
    // Nothing ever changes that a client could subscribe to.
    { maxSubscriptions: 0, onerror: onRefusal },
  )
  return {
    fetch: (request, options) => inAcceptedForm(request, (each) => handler.fetch(each, options)),
  }
}
