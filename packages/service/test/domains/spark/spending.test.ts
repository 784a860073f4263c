import assert from 'node:assert/strict'
import { it } from 'node:test'
import { createLog } from '@endcap/foundation/observability/log'
import { createOrganizationStore } from '../../../src/domains/organizations/organization-store.ts'
import { createSpending } from '../../../src/domains/spark/spending.ts'
import { describeOnBothStores, open } from '../../support/stores.ts'

const log = createLog({ level: 'silent', format: 'json' })

describeOnBothStores('the daily budget for generative models', ({ place }) => {
  it('the daily budget for generative models is never exceeded by concurrent calls, and is separate for each organization', async () => {
    const database = await open(await place())
    const organizations = createOrganizationStore(database.db)
    const [one, other] = await Promise.all(
      ['One', 'Other'].map((name) =>
        organizations.create({ name, icp: null, rateLimit: null, withDefaultPortfolio: true }),
      ),
    )
    const spending = createSpending({ db: database.db, dailyBudget: 0.3, log })
    const booked = await Promise.all(Array.from({ length: 20 }, () => spending.book(one?.id ?? '', 0.05)))
    assert.equal(booked.filter(Boolean).length, 6)
    assert.equal(await spending.book(one?.id ?? '', 0.000001), false)
    assert.equal(await spending.book(other?.id ?? '', 0.3), true)
    assert.equal(
      await createSpending({ db: database.db, dailyBudget: 0, log }).book(other?.id ?? '', 0.01),
      false,
    )
    await database.close()
  })
})
