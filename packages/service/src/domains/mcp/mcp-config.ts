import { z } from 'zod'

export type McpConfig = { isOn: boolean }

export const MCP_SETTINGS = {
  ENDCAP_MCP: z
    .enum(['on', 'off'])
    .default('on')
    .meta({ description: '`off` serves no [MCP server](mcp.md): the address `/mcp` does not exist.' }),
}

const shape = z.object(MCP_SETTINGS)

/** Reads the configuration of the MCP server. */
export const mcpConfig = ({ ENDCAP_MCP }: z.output<typeof shape>): McpConfig => ({
  isOn: ENDCAP_MCP === 'on',
})
