import assert from 'node:assert/strict'
import type { Finding } from '../../src/health/finding.ts'
import { endcap, jsonLines } from './process.ts'

/** Checks that need the schema of the database. */
export const IN_DATABASE = ['database-schema', 'database-clock', 'jobs', 'webhooks', 'backups']

export type Examination = { code: number; findings: Record<string, Finding>; output: string }

/** Runs `endcap doctor --json` and returns the findings by name. */
export async function examine(
  args: string[],
  environment: Record<string, string> = {},
): Promise<Examination> {
  const { code, stdout, stderr } = await endcap(['doctor', '--json', ...args], environment)
  assert.equal(stderr, '')
  const findings = jsonLines<Finding>(stdout)
  for (const finding of findings) {
    assert.deepEqual(Object.keys(finding), ['check', 'status', 'detail', 'advice'])
    assert.equal(finding.advice === null, finding.status === 'ok', JSON.stringify(finding))
  }
  return { code, findings: Object.fromEntries(findings.map((each) => [each.check, each])), output: stdout }
}

/** Returns the names of the checks that are not ok, with their status. */
export const troubles = ({ findings }: Examination): string[] =>
  Object.values(findings)
    .filter(({ status, check }) => status !== 'ok' && check !== 'malloc')
    .map(({ check, status }) => `${check} ${status}`)
