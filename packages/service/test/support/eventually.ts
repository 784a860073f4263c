import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'

/** Waits until it is so, and fails where it is not after so many looks. */
export async function eventually(
  isSo: () => boolean | Promise<boolean>,
  { attempts = 250, everyMs = 20 } = {},
): Promise<void> {
  for (let looks = 0; looks < attempts && !(await isSo()); looks++) await sleep(everyMs)
  assert.ok(await isSo())
}
