import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'

const pathOf = (file: string) => fileURLToPath(new URL(`../../../../${file}`, import.meta.url))
const RULES = pathOf('deploy/prometheus/alerts.yml')
const TESTS = pathOf('deploy/prometheus/alerts.test.yml')
const PAGES = pathOf('docs/alerts')
const LIST = 'README.md'
const HEADINGS = ['Who is affected', 'Look', 'Do', 'End']

type Rule = { alert: string; labels: { severity: string }; annotations: { runbook_url: string } }
const { groups } = parse(readFileSync(RULES, 'utf8')) as { groups: { rules: Rule[] }[] }
const rules = groups.flatMap((group) => group.rules)

const promtool = (...args: string[]) => spawnSync('promtool', args, { encoding: 'utf8' })
const withoutPromtool =
  promtool('--version').error !== undefined && 'NO PROMTOOL: install Prometheus to try the alerts'

describe('the alerts', () => {
  it('the alerts each have a test in which exactly they fire', () => {
    type Tests = { tests: { name: string; promql_expr_test?: { exp_samples: { labels: string }[] }[] }[] }
    const { tests } = parse(readFileSync(TESTS, 'utf8')) as Tests
    const fired = tests.map(({ promql_expr_test: [before, after] = [] }) => [
      before?.exp_samples.length,
      after?.exp_samples.map(({ labels }) => labels),
    ])
    for (const { alert } of rules) {
      const expected = [0, [`{alertname="${alert}"}`]]
      assert.equal(fired.filter((each) => JSON.stringify(each) === JSON.stringify(expected)).length, 1, alert)
    }
  })

  it('the alerts each have a page, and each page is of an alert', () => {
    const pages = readdirSync(PAGES).filter((name) => name !== LIST)
    assert.deepEqual(pages.toSorted(), rules.map(({ alert }) => `${alert}.md`).toSorted())
    const list = readFileSync(`${PAGES}/${LIST}`, 'utf8')
    for (const { alert, labels, annotations } of rules) {
      const url = `{{ $externalLabels.base_url }}/docs/guide/alerts-${alert}.html`
      assert.equal(annotations.runbook_url, url)
      const page = readFileSync(`${PAGES}/${alert}.md`, 'utf8')
      assert.ok(page.startsWith(`# ${alert}\n`) && page.includes(`Severity: ${labels.severity}.`), alert)
      assert.deepEqual(
        [...page.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading),
        HEADINGS,
        alert,
      )
      assert.ok(list.includes(`| [\`${alert}\`](${alert}.md) | ${labels.severity} |`), alert)
    }
  })

  it('the alerts have pages with commands that exist', () => {
    const commands = readFileSync(pathOf('docs/configuration.md'), 'utf8')
    for (const { alert } of rules)
      for (const [, command = ''] of readFileSync(`${PAGES}/${alert}.md`, 'utf8').matchAll(
        /(?:`|-- )endcap ((?:org|jobs|backup|user) \w+|\w+)/g,
      ))
        assert.ok(commands.includes(`\`endcap ${command}`), `${alert}: endcap ${command}`)
  })
})

describe('the alerts in Prometheus', { skip: withoutPromtool }, () => {
  it('the alerts in Prometheus fire in trouble, and are silent without it', () => {
    const { status, stdout, stderr } = promtool('test', 'rules', TESTS)
    assert.equal(status, 0, stdout + stderr)
  })
})
