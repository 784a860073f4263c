import { globSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryDirectory } from './stores.ts'

const [library] = globSync('/usr/lib/*/faketime/libfaketime.so.1')

/** Reason to skip the tests that need a wrong clock, or false. */
export const withoutFakeClock: string | false =
  library === undefined && 'NO WRONG CLOCK: libfaketime is not installed (Debian: faketime)'

/** A clock for processes started with its environment, which a test can set wrong while they run. */
export type FakeClock = {
  environment: Record<string, string>
  /** Sets the offset from the right time, such as `+3h` or `-1d`. */
  set: (offset: string) => void
}

export function fakeClock(offset = '+0'): FakeClock {
  const file = join(temporaryDirectory(), 'offset')
  const set = (next: string) => writeFileSync(file, `${next}\n`)
  set(offset)
  return {
    set,
    environment: {
      LD_PRELOAD: library ?? '',
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      // The time of day jumps. The monotonic clock, which measures durations, does not.
      DONT_FAKE_MONOTONIC: '1',
      NO_FAKE_STAT: '1',
    },
  }
}
