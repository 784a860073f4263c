import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import { endcap, jsonLines } from '../../service/test/support/process.ts'
import { migratedDirectory, temporaryDirectory } from '../../service/test/support/stores.ts'

describe('endcap category', () => {
  const directory = temporaryDirectory()
  let data: string[]
  before(async () => {
    data = ['--data', await migratedDirectory(), '--json']
  })
  const file = (name: string, content: string): string => {
    const path = join(directory, name)
    writeFileSync(path, content)
    return path
  }
  const chips = 'Food > Snacks > Potato Chips'

  it('endcap category resolves each line of a table or list in order', async () => {
    const table = file('table.csv', 'sku,name\n1,"Sea Salt Potato Chips, 150 g"\n2,Qwxyz\n3,Nutella 750 g\n')
    const { code, stdout } = await endcap(['category', 'resolve', '--csv', table, '--json'])
    assert.equal(code, 0)
    assert.deepEqual(
      jsonLines(stdout).map(({ name, path }) => [name, path]),
      [
        ['Sea Salt Potato Chips, 150 g', chips],
        ['Qwxyz', null],
        ['Nutella 750 g', 'Food > Pantry > Honey And Spreads > Chocolate Spread'],
      ],
    )
    const list = file('list.csv', 'Sea Salt Potato Chips\nQwxyz\n')
    const names = jsonLines((await endcap(['category', 'resolve', '--csv', list, '--json'])).stdout)
    assert.deepEqual(
      names.map(({ path }) => path),
      [chips, null],
    )
  })

  it('endcap category finds imported products by any form of their code before it uses names', async () => {
    const [org] = jsonLines((await endcap(['org', 'create', '--name', 'Test', ...data])).stdout)
    const organization = String(org?.['organization_id'])
    const codes = file('codes.csv', `gtin,category\n4006381333931,${chips}\nB0ABCDEFGH,Shoes > Boots\n`)
    const imported = await endcap(['category', 'products', 'import', codes, '--org', organization, ...data])
    assert.deepEqual(jsonLines(imported.stdout), [{ organization_id: organization, imported: 2 }])
    const resolve = async (...args: string[]) =>
      jsonLines((await endcap(['category', 'resolve', ...args, ...data])).stdout)[0]
    const name = ['--name', 'Wireless Headphones']
    assert.deepEqual(
      (await resolve(...name, '--gtin', '04006381333931', '--org', organization))?.['path'],
      chips,
    )
    const known = await resolve(...name, '--asin', 'B0ABCDEFGH')
    assert.deepEqual([known?.['path'], known?.['confidence']], ['Shoes > Boots', 1])
    assert.match(String((await resolve(...name, '--gtin', '96385074'))?.['path']), /^Electronics > Audio/)
  })

  it('endcap category reports a problem of a table in one line', async () => {
    const wrong = file('wrong.csv', 'gtin,category\n4006381333931,Nope > Nothing\n')
    const [org] = jsonLines((await endcap(['org', 'list', ...data])).stdout)
    const args = ['category', 'products', 'import', wrong, '--org', String(org?.['organization_id']), ...data]
    const { code, stderr } = await endcap(args)
    assert.equal(code, 1)
    assert.match(stderr, /^endcap: there is no category "Nope > Nothing".*\n$/)
    const both = await endcap(['category', 'resolve', '--json'])
    assert.equal(both.code, 2)
  })
})
