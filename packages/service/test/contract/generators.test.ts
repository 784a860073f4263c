import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import {
  assertOutcome,
  generateClients,
  openWorkshop,
  runFlow,
  typeErrors,
  type Workshop,
} from '../support/generated-clients.ts'

const FLOWS = ['openapi-fetch', 'hey-api', 'orval']

describe('the clients that generators make of docs/openapi.json without a connection', () => {
  let workshop: Workshop
  before(async () => {
    workshop = await openWorkshop()
    await generateClients(workshop.directory)
  })
  after(() => workshop[Symbol.asyncDispose]())

  it('the clients that generators make of docs/openapi.json without a connection compile with strict options', async () => {
    assert.equal(await typeErrors(workshop.directory, FLOWS), '')
  })

  for (const flow of FLOWS)
    it(`the clients that generators make of docs/openapi.json without a connection submit, wait, upload, list, explain, estimate, delete and read an event: ${flow}`, async () => {
      assertOutcome(await runFlow(workshop, flow), workshop.settings)
    })
})
