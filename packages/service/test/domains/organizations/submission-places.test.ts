import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createBacklog } from '../../../src/domains/organizations/backlog.ts'
import { DomainError } from '../../../src/platform/errors/domain-error.ts'

const census = () => Promise.resolve({ queues: [], waitingByOrganization: new Map<string, number>() })
const isBusy = (error: unknown) => error instanceof DomainError && error.code === 'SERVICE_UNAVAILABLE'

describe('the places of concurrent submissions', () => {
  it('the places of concurrent submissions leave half to the others when one organization submits without end', () => {
    const backlog = createBacklog({ submissionsAtATime: 4, waitingJobs: 1 }, census)
    const leaves = [backlog.enter('greedy'), backlog.enter('greedy')]
    assert.throws(() => backlog.enter('greedy'), isBusy)
    leaves.push(backlog.enter('other'), backlog.enter('third'))
    assert.throws(() => backlog.enter('fourth'), isBusy)
    leaves.shift()?.()
    leaves.push(backlog.enter('greedy'))
    for (const leave of leaves) leave()
    for (const organization of ['a', 'a', 'b', 'b']) backlog.enter(organization)
  })

  it('the places of concurrent submissions admit one submission where there is one place', () => {
    const backlog = createBacklog({ submissionsAtATime: 1, waitingJobs: 1 }, census)
    const leave = backlog.enter('a')
    assert.throws(() => backlog.enter('b'), isBusy)
    leave()
    backlog.enter('b')
  })
})
