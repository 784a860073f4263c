import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import { startPostgres, withoutPostgres } from '../../support/postgres.ts'
import { requestToken, startService } from '../../support/service.ts'

/** A database of the previous release (`pg_dump --inserts`, without secrets), and the responses of its API. */
const fixture = (name: string) => readFileSync(new URL(`fixtures/${name}`, import.meta.url))
const { organizationId, answers } = JSON.parse(fixture('schema-0004.json').toString()) as {
  organizationId: string
  answers: Record<string, object>
}

describe('a database of the previous release', { skip: withoutPostgres }, () => {
  it('a database of the previous release is migrated, and every address returns the same response', async () => {
    await using postgres = await startPostgres()
    const url = await postgres.createDatabase()
    await load(url)
    await using service = await startService({ databaseUrl: url })
    const credential = await service.app.administration.createCredential({
      organizationId,
      integrationIds: [],
    })
    const token = await requestToken(service.config.auth.baseUrl, credential)
    for (const [path, body] of Object.entries(answers)) {
      const answer = await service.request('GET', path, { token })
      assert.deepEqual([path, answer.status, withKeptRules(answer.body)], [path, 200, withKeptRules(body)])
    }
  })
})

/**
 * Leaves out checks of rules that the previous release did not have, or whose figures it had wrong. Checks are made
 * when they are read.
 */
function withKeptRules(body: object): Record<string, unknown> {
  const isOld = ({ rule }: { rule?: string }) => rule !== 'main_image_content' && rule !== 'min_pixels'
  return JSON.parse(JSON.stringify(body), (name, value: unknown) =>
    name === 'rule_checks' && Array.isArray(value) ? value.filter(isOld) : value,
  ) as Record<string, unknown>
}

async function load(url: string): Promise<void> {
  const dump = gunzipSync(fixture('schema-0004.sql.gz')).toString()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  // Lines with a backslash at the start are commands of psql.
  await client.query(dump.replaceAll(/^\\.*$/gm, ''))
  await client.end()
}
