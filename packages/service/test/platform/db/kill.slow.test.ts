import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { describeOnBothStores, open } from '../../support/stores.ts'

const WRITE = fileURLToPath(new URL('../../support/write-loop.ts', import.meta.url))
const KILLS = 20

describeOnBothStores('the store', ({ place }) => {
  it(`the store loses no acknowledged commit in ${KILLS} kill -9 of its writer`, async () => {
    const where = await place()
    let acknowledged = 0
    for (let kill = 0; kill < KILLS; kill++) {
      const child = spawn(process.execPath, [WRITE, JSON.stringify(where)], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const lines = createInterface({ input: child.stdout })
      lines.on('line', (line) => {
        acknowledged = Number(line)
      })
      await once(lines, 'line')
      await new Promise((resolve) => setTimeout(resolve, 30 + ((kill * 37) % 300)))
      child.kill('SIGKILL')
      await Promise.all([once(child, 'exit'), once(lines, 'close')])

      const database = await open(where)
      const { rows } = await database.pool.query<{ count: number; last: number; torn: number }>(
        'SELECT count(*)::int AS count, max(n) AS last, count(*) FILTER (WHERE half IS DISTINCT FROM n)::int AS torn FROM written',
      )
      await database.close()
      const [found] = rows
      assert.ok(found && found.last >= acknowledged, `acknowledged ${acknowledged}, found ${found?.last}`)
      assert.equal(found.count, found.last, 'rows are missing in between')
      assert.equal(found.torn, 0, 'a part of a transaction was committed')
    }
    assert.ok(acknowledged > KILLS)
  })
})
