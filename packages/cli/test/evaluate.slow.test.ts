import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import { picture } from '../../service/test/support/pictures.ts'
import { endcap, jsonLines } from '../../service/test/support/process.ts'
import { temporaryDirectory } from '../../service/test/support/stores.ts'

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

  it('endcap evaluate mos prints SROCC, PLCC and RMSE', async () => {
    const { code, stdout, stderr } = await evaluate('image,mos\r\n1.png,0.2\r\n"2.png",0.5\r\n3.png,0.8\r\n')
    assert.equal(code, 0, stderr)
    const [figures = {}] = jsonLines(stdout)
    assert.deepEqual(Object.keys(figures), ['n', 'srocc', 'plcc', 'rmse'])
    assert.equal(figures['n'], 3)
    assert.ok(Object.values(figures).every((value) => Number.isFinite(value)))
  })

  it('endcap evaluate mos skips missing and broken images, and reports them', async () => {
    writeFileSync(join(directory, 'broken.png'), 'no picture')
    const { code, stdout, stderr } = await evaluate(
      'image,mos\n1.png,0.2\nbroken.png,0.4\ngone.png,0.4\n3.png,0.9\n',
    )
    assert.equal(code, 1)
    assert.match(stderr, /2 of 4 images could not be judged/)
    assert.equal(jsonLines(stdout)[0]?.['n'], 2)
  })

  it('endcap evaluate mos rejects a table without ratings, and one with paths outside of the folder', async () => {
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

describe('endcap evaluate types', () => {
  const directory = temporaryDirectory()
  const table = join(directory, 'types.csv')
  const evaluate = (csv: string) => {
    writeFileSync(table, csv)
    return endcap(['evaluate', 'types', table, '--images', directory, '--json'])
  }
  before(async () => {
    for (const number of [1, 2, 3]) writeFileSync(join(directory, `${number}.png`), await picture(number))
  })

  it('endcap evaluate types prints strict and accepted shares, calibration and the worst source, beside those of public sets', async () => {
    const { code, stdout, stderr } = await evaluate(
      'image,label,accept,source,listing\n1.png,Packshot,Swatch | other,a,1\n2.png,packshot,,a,1\n3.png,Swatch,,a,\n',
    )
    assert.equal(code, 0, stderr)
    const figures = new Map(jsonLines(stdout).map((line) => [line['figure'], line]))
    assert.equal(figures.get('images')?.['yours'], 3)
    for (const name of ['macro-F1', 'right', 'accepted', 'right in listings', 'calibration error'])
      assert.ok(Number.isFinite(figures.get(name)?.['yours']), name)
    assert.ok(Number(figures.get('accepted')?.['yours']) >= Number(figures.get('right')?.['yours']))
    assert.equal(figures.get('right')?.['public_sets'], 0.61)
  })

  it('endcap evaluate types rejects a type that there is not, and names the row', async () => {
    const { code, stderr } = await evaluate('image,label\n1.png,Packshot\n2.png,Hero\n')
    assert.equal(code, 2)
    assert.match(stderr, /row 2: "Hero" is no asset type/)
  })
})

describe('endcap evaluate pairs', () => {
  const directory = temporaryDirectory()
  const table = join(directory, 'pairs.csv')
  const evaluate = (csv: string) => {
    writeFileSync(table, csv)
    return endcap(['evaluate', 'pairs', table, '--images', directory, '--json'])
  }
  before(async () => {
    for (const number of [1, 2]) writeFileSync(join(directory, `${number}.png`), await picture(number))
    writeFileSync(join(directory, 'copy.png'), await picture(1, 200))
  })

  it('endcap evaluate pairs prints how well likeness tells copies, products and strangers apart', async () => {
    const { code, stdout, stderr } = await evaluate(
      'image,other,same\n1.png,copy.png,picture\n1.png,2.png,nothing\n',
    )
    assert.equal(code, 0, stderr)
    const figures = new Map(jsonLines(stdout).map((line) => [line['figure'], line['yours']]))
    assert.deepEqual(
      ['pairs', 'copies of a picture found', 'AUC: one product against two'].map((name) => figures.get(name)),
      [2, 1, null],
    )
  })

  it('endcap evaluate pairs rejects a row without two images or with another word', async () => {
    for (const row of ['1.png,,picture', '1.png,2.png,yes'])
      assert.equal((await evaluate(`image,other,same\n${row}\n`)).code, 2)
  })
})
