import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'

const pathOf = (file: string) =>
  fileURLToPath(new URL(`../../../../deploy/prometheus/${file}`, import.meta.url))
const RULES = pathOf('alerts.yml')
const TESTS = pathOf('alerts.test.yml')

const promtool = (...args: string[]) => spawnSync('promtool', args, { encoding: 'utf8' })
const withoutPromtool =
  promtool('--version').error !== undefined && 'NO PROMTOOL: install Prometheus to try the alerts'

describe('the alerts', () => {
  it('the alerts each have a test in which exactly they fire', () => {
    type Rules = { groups: { rules: { alert: string }[] }[] }
    type Tests = { tests: { name: string; promql_expr_test: { exp_samples: { labels: string }[] }[] }[] }
    const { groups } = parse(readFileSync(RULES, 'utf8')) as Rules
    const { tests } = parse(readFileSync(TESTS, 'utf8')) as Tests
    const fired = tests.map(({ promql_expr_test: [before, after] }) => [
      before?.exp_samples.length,
      after?.exp_samples.map(({ labels }) => labels),
    ])
    for (const { alert } of groups.flatMap(({ rules }) => rules)) {
      const expected = [0, [`{alertname="${alert}"}`]]
      assert.equal(fired.filter((each) => JSON.stringify(each) === JSON.stringify(expected)).length, 1, alert)
    }
  })
})

describe('the alerts in Prometheus', { skip: withoutPromtool }, () => {
  it('the alerts in Prometheus fire in trouble, and are silent without it', () => {
    const { status, stdout, stderr } = promtool('test', 'rules', TESTS)
    assert.equal(status, 0, stdout + stderr)
  })
})
