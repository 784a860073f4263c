import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { temporaryDirectory } from '../../service/test/support/stores.ts'
import { readCsv } from '../src/terminal/read-csv.ts'
import { UsageError } from '../src/terminal/usage-error.ts'

const file = join(temporaryDirectory(), 'table.csv')
const read = (text: string) => {
  writeFileSync(file, text)
  return readCsv(file)
}
const isBlank = (record: string[]) => record.every((cell) => cell.trim() === '')

describe('a table of a command', () => {
  it('a table of a command has the rows and line numbers that csv-parse finds', () => {
    const options = {
      trim: true,
      skip_empty_lines: true,
      relax_column_count: true,
      info: true,
    }
    const unit = fc.constantFrom('"', '"', ',', '\n', 'a', 'b', ' ')
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 20 }), (body) => {
        // csv-parse joins quoted texts with spaces between them, which RFC 4180 does not have.
        if (/" +"/.test(body)) return
        let expected: { record: string[]; info: { lines: number } }[]
        try {
          expected = parse(`c0,c1\n${body}`, options) as unknown as typeof expected
        } catch {
          // Malformed for csv-parse, which stops there.
          return
        }
        // Rows that have nothing but line breaks are left out here, and their lines are not counted.
        if (expected.some(({ record }) => isBlank(record) && record.join('').includes('\n'))) return
        assert.deepEqual(
          read(`c0,c1\n${body}`),
          expected
            .filter(({ record }) => !isBlank(record))
            .map(({ record, info }) => ({ record, line: info.lines })),
        )
      }),
      { numRuns: 500 },
    )
  })

  it('a table of a command is separated by what its first line has most of, with a byte order mark or without', () => {
    for (const [text, record] of [
      ['\ufeffa;b,c;d', ['a', 'b,c', 'd']],
      ['a\tb', ['a', 'b']],
      ['a, "b, c"', ['a', 'b, c']],
    ] as const)
      assert.deepEqual(read(text), [{ record, line: 1 }])
  })

  it('a table of a command is refused with the line of a quote that is not closed', () => {
    assert.throws(
      () => read('a,"b\nc"\nd,"e'),
      new UsageError(`${file}:3: the row has a quote that is not closed`),
    )
  })
})
