import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'

/** Waits until the condition holds, and fails when it still does not hold after the last attempt. */
export async function eventually(
  condition: () => boolean | Promise<boolean>,
  { attempts = 250, everyMs = 20 } = {},
): Promise<void> {
  for (let checks = 0; checks < attempts && !(await condition()); checks++) await sleep(everyMs)
  assert.ok(await condition())
}
