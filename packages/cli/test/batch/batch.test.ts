import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { duckdb } from '../../../service/test/support/duckdb.ts'
import { picture } from '../../../service/test/support/pictures.ts'
import { assertFailures, endcap, jsonLines } from '../../../service/test/support/process.ts'
import { temporaryDirectory } from '../../../service/test/support/stores.ts'

describe('endcap batch', () => {
  it('endcap batch answers lines and files with the scores of endcap score, and bad rows with errors', async () => {
    const folder = temporaryDirectory()
    for (const n of [1, 2]) writeFileSync(join(folder, `${n}.png`), await picture(n))
    const input = Buffer.from('{"image":"1.png"}\n{oops\n{"image":"2.png","id":"b"}\n{"image":"3.png"}\n')
    const file = join(folder, 'rows.ndjson')
    writeFileSync(file, input)
    const [lines, files, scores] = await Promise.all([
      endcap(['batch', '-', '--images', folder], {}, input),
      endcap(['batch', file, '--out', join(folder, 'out'), '--facts', '--json']),
      endcap(['score', join(folder, '1.png'), join(folder, '2.png'), '--json']),
    ])
    const answers = jsonLines(lines.stdout)
    const [one, two] = jsonLines(scores.stdout)
    assert.deepEqual(
      answers.map(({ row, id, score, error_code }) => [row, id, score, error_code]),
      [
        [0, null, one?.['service_score'], null],
        [1, null, null, 'invalid_row'],
        [2, 'b', two?.['service_score'], null],
        [3, null, null, 'not_found'],
      ],
    )
    assert.deepEqual(jsonLines(files.stdout), [{ rows: 4, errors: 2, parts: 1, parts_kept: 0 }])
    assert.deepEqual([lines.code, files.code], [0, 0], lines.stderr + files.stderr)
    const rows = await duckdb(`SELECT * FROM '${folder}/out/*.parquet' ORDER BY row`)
    assert.deepEqual(
      rows.map((each) => ({
        ...each,
        row: Number(each['row']),
        factors: JSON.parse((each['factors'] ?? 'null') as string) as unknown,
        facts: null,
      })),
      answers,
    )
    assert.deepEqual(JSON.parse(rows[0]?.['facts'] as string), one?.['facts'])
  })

  it('endcap batch refuses wrong shards, two inputs with "-", and a place with another run', async () => {
    const folder = temporaryDirectory()
    const file = join(folder, 'rows.ndjson')
    writeFileSync(file, '{"image":"none.png"}\n')
    const out = join(folder, 'out')
    assert.equal((await endcap(['batch', file, '--out', out])).code, 0)
    await assertFailures(2, [
      [['batch', file, '--out', out, '--shard', '2/2'], /i\/n/],
      [['batch', file], /--out/],
      [['batch', '-', file], /"-"/],
      [['batch', '-', '--out', out], /--out/],
      [['batch', file, '--out', out, '--facts'], /differs in facts/],
      [['batch', file, '--out', 's3://x'], /s3:\/\/x/],
      [['batch', temporaryDirectory(), '--out', join(folder, 'other')], /no Parquet, NDJSON or CSV/],
    ])
  })
})
