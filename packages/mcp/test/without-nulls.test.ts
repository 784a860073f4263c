import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Endcap } from '@endcap/client'
import { createMcpServer } from '../src/create-server.ts'
import { uploadImage } from '../src/tools/upload-image.ts'
import { TOOLS } from '../src/tools.ts'

const connection = {
  endcap: Endcap.withToken(() => Promise.reject(new Error('no tool is called')), {
    baseUrl: 'http://127.0.0.1',
  }),
  ending: new AbortController().signal,
  reportError: () => undefined,
}

describe('the published schema of each tool', () => {
  it('the published schema of each tool has all fields, and no null', () => {
    const upload = uploadImage(['/photos'], () => Promise.reject(new Error('no tool is called')))
    const tools = [...TOOLS, upload]
    const server = createMcpServer(connection, { version: '1', tools })
    const schemas = tools.map(({ name }) => server.toolInputSchemaJson(name))
    assert.equal(
      schemas.filter((schema) => schema?.['type'] === 'object' && schema['properties']).length,
      tools.length,
    )
    assert.doesNotMatch(JSON.stringify(schemas), /"null"/)
  })
})
