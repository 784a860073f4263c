import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import { picture } from '../support/pictures.ts'
import { endcap, jsonLines } from '../support/process.ts'
import { temporaryDirectory } from '../support/stores.ts'

describe('endcap evaluate mos', () => {
  const directory = temporaryDirectory()
  const table = join(directory, 'mos.csv')
  const evaluate = (csv: string) => {
    writeFileSync(table, csv)
    return endcap(['evaluate', 'mos', table, '--images', directory, '--json'])
  }
  before(async () => {
    for (const number of [1, 2, 3]) writeFileSync(join(directory, `${number}.png`), await picture(number))
  })

  it('prints SROCC, PLCC and RMSE', async () => {
    const { code, stdout, stderr } = await evaluate('image,mos\r\n1.png,0.2\r\n"2.png",0.5\r\n3.png,0.8\r\n')
    assert.equal(code, 0, stderr)
    const [figures = {}] = jsonLines(stdout)
    assert.deepEqual(Object.keys(figures), ['n', 'srocc', 'plcc', 'rmse'])
    assert.equal(figures['n'], 3)
    assert.ok(Object.values(figures).every((value) => Number.isFinite(value)))
  })

  it('skips missing and broken images, and reports them', async () => {
    writeFileSync(join(directory, 'broken.png'), 'no picture')
    const { code, stdout, stderr } = await evaluate(
      'image,mos\n1.png,0.2\nbroken.png,0.4\ngone.png,0.4\n3.png,0.9\n',
    )
    assert.equal(code, 1)
    assert.match(stderr, /2 of 4 images could not be judged/)
    assert.equal(jsonLines(stdout)[0]?.['n'], 2)
  })

  it('rejects a table without ratings, and one with paths outside of the folder', async () => {
    for (const csv of [
      'image,mos\n',
      'picture,score\n1.png,2\n',
      'image,mos\n1.png,good\n',
      'image,mos\n../1.png,0.5\n2.png,0.4\n',
    ]) {
      const { code, stderr } = await evaluate(csv)
      assert.equal(code, 2, stderr)
    }
  })
})
