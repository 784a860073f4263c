import { globSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryDirectory } from './stores.ts'

const [library] = globSync('/usr/lib/*/faketime/libfaketime.so.1')

/** Why the tests that need a wrong clock are skipped; false where they are not. */
export const withoutFakeClock: string | false =
  library === undefined && 'NO WRONG CLOCK: libfaketime is not installed (Debian: faketime)'

/** A clock that can be set wrong while processes run that were started with its environment. */
export type FakeClock = {
  environment: Record<string, string>
  /** Such as `+3h` or `-1d`, of the right time. */
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
      // What jumps is the time of day; durations are measured by a clock that never does.
      DONT_FAKE_MONOTONIC: '1',
      NO_FAKE_STAT: '1',
    },
  }
}
