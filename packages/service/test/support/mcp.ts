import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { type CallToolResult, Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { getDefaultEnvironment, StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { MAIN } from './process.ts'

/** Protocols of clients: that of 2026 without a handshake, and those before it. */
export type Era = '2026' | '2025'

const CLIENT_INFO = { name: 'test', version: '1' }

/** Connects a public MCP client to a service over HTTP. */
export async function connectMcp(
  { url, token }: { url: string; token: string | null },
  era: Era = '2026',
): Promise<Client> {
  const client = new Client(CLIENT_INFO, {
    versionNegotiation: { mode: era === '2026' ? { pin: '2026-07-28' } : 'legacy' },
  })
  const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` }
  await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }))
  return client
}

/** Starts `endcap mcp` and connects a public MCP client to it. `log` is what the command writes to standard error. */
export async function connectOverStdio(
  args: readonly string[],
  environment: Record<string, string>,
): Promise<{ client: Client; log: Promise<string> }> {
  const client = new Client(CLIENT_INFO)
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [MAIN, 'mcp', ...args],
    env: { ...getDefaultEnvironment(), ...environment },
    stderr: 'pipe',
  })
  if (!(transport.stderr instanceof Readable)) throw new Error('standard error is not piped')
  const log = text(transport.stderr)
  await client.connect(transport)
  return { client, log }
}

/** Calls a tool. The client checks the result against the output schema of the tool. */
export function callTool(
  client: Client,
  name: string,
  args: Record<string, unknown> = {},
): Promise<CallToolResult> {
  return client.callTool({ name, arguments: args })
}

/** Calls a tool that must succeed, and returns its structured result. */
export async function callWell(
  client: Client,
  name: string,
  args: Record<string, unknown> = {},
): Promise<Record<string, unknown>> {
  const result = await callTool(client, name, args)
  assert.equal(result.isError ?? false, false, `${name}: ${textOf(result)}`)
  return result.structuredContent as Record<string, unknown>
}

/** Returns the text of a result. */
export const textOf = ({ content }: CallToolResult): string =>
  content.map((each) => (each.type === 'text' ? each.text : '')).join('\n')
