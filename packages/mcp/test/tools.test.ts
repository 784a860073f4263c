import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { TOOLS } from '../src/tools.ts'

const DOCUMENT = readFileSync(new URL('../../../docs/mcp.md', import.meta.url), 'utf8')

describe('docs/mcp.md', () => {
  it('docs/mcp.md has a row for each tool, in the order of the server', () => {
    const rows = [...DOCUMENT.matchAll(/^\| `([a-z_]+)` \|/gm)].map(([, name]) => name)
    assert.deepEqual(rows, [...TOOLS.map(({ name }) => name), 'upload_image'])
  })
})
