import { addToList, type Concept } from './concept.ts'

export const MCP_TOOL: Concept = {
  name: 'a tool for language models',
  adds: [
    {
      path: 'packages/mcp/src/tools/fake.ts',
      content: `import { z } from 'zod'
import { defineTool, READS } from '../tool.ts'

export const fake = defineTool({
  name: 'make_fake',
  title: 'Make a fake',
  description: 'Makes a fake.',
  annotations: READS,
  input: z.strictObject({}),
  output: z.object({ made: z.boolean() }),
  run: () => Promise.resolve({ made: true }),
  describe: () => ({ summary: ['A fake'] }),
})
`,
    },
  ],
  changes: [
    addToList('packages/mcp/src/tools.ts', {
      importLine: `import { fake } from './tools/fake.ts'`,
      entry: 'fake',
      end: ']\n',
    }),
    {
      path: 'docs/mcp.md',
      what: 'its row',
      edits: [['| `upload_image` |', '| `make_fake` | A fake | Reads |\n| `upload_image` |']],
    },
    {
      path: 'packages/service/test/domains/mcp/tool-suite.ts',
      what: 'a call',
      edits: [
        [
          `      await call('list_retailers')\n`,
          `      await call('list_retailers')\n      await call('make_fake')\n`,
        ],
      ],
    },
  ],
}
