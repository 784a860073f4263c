import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'

/** Waits until the condition holds, and fails when it still does not hold after the last attempt. */
export async function eventually(
  condition: () => boolean | Promise<boolean>,
  { attempts = 250, everyMs = 20 } = {},
): Promise<void> {
  let holds = await condition()
  for (let checks = 1; checks < attempts && !holds; checks++) {
    await sleep(everyMs)
    holds = await condition()
  }
  assert.ok(holds, 'the condition does not hold after the last attempt')
}
