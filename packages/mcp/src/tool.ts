import { type Endcap, EndcapError } from '@endcap/client'
import type {
  CallToolResult,
  McpServer,
  StandardSchemaWithJSON,
  ToolAnnotations,
} from '@modelcontextprotocol/server'
import { z } from 'zod'
import { toolError } from './tool-error.ts'
import { quoteUntrusted, type UntrustedText } from './untrusted.ts'
import { withoutNulls } from './without-nulls.ts'

/** The service, on behalf of one caller. */
export type Connection = {
  endcap: Endcap
  headers?: Record<string, string>
  /** Aborts on server shutdown. Waiting calls then return what they have. */
  ending: AbortSignal
  /** Receives bugs. */
  reportError: (error: unknown) => void
}

/** `options` apply to each request. */
export type Call = {
  endcap: Endcap
  ending: AbortSignal
  options: { signal: AbortSignal; headers: Record<string, string> }
}

/** Summary without third-party texts, and those texts. */
export type Described = { summary: readonly string[]; untrusted?: readonly UntrustedText[]; block?: string }

type Definition<Input extends z.ZodObject, Output extends z.ZodObject> = {
  name: string
  title: string
  description: string
  annotations: ToolAnnotations
  input: Input
  /** Unknown fields are removed from the result. */
  output: Output
  run: (input: z.output<Input>, call: Call) => Promise<z.input<Output>>
  describe: (output: z.output<Output>) => Described
}

export type Tool = {
  name: string
  isReading: boolean
  register: (server: McpServer, connection: Connection) => void
}

/** Hints for read-only tools. */
export const READS: ToolAnnotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
}

const ENDING = new EndcapError.Server({
  code: 'SERVICE_UNAVAILABLE',
  message: 'the server is shutting down',
})

/** Defines a tool. API failures become `isError` results that models can read and correct. */
export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject>(
  definition: Definition<Input, Output>,
): Tool {
  const { name, input: given, output: outputSchema, run, describe, ...texts } = definition
  const inputSchema = z.preprocess((value) => withoutNulls(given, value), given)
  const schemas: Record<'inputSchema' | 'outputSchema', StandardSchemaWithJSON> = {
    inputSchema,
    outputSchema,
  }
  const answer = async (input: z.output<Input>, call: Call): Promise<CallToolResult> => {
    const output = outputSchema.parse(await run(input, call))
    return { structuredContent: output, content: [{ type: 'text', text: textOf(describe(output)) }] }
  }
  return {
    name,
    isReading: definition.annotations.readOnlyHint === true,
    register: (server, { endcap, headers = {}, ending, reportError }) => {
      server.registerTool(name, { ...texts, ...schemas }, async (input, { mcpReq: { signal } }) => {
        try {
          // The server parsed it with this schema.
          return await answer(input as z.output<Input>, { endcap, ending, options: { signal, headers } })
        } catch (error) {
          if (signal.aborted) throw error
          return toolError(ending.aborted ? ENDING : error, reportError)
        }
      })
    },
  }
}

function textOf({ summary, untrusted = [], block = '' }: Described): string {
  return [...summary, quoteUntrusted(untrusted), block].filter(Boolean).join('\n')
}
