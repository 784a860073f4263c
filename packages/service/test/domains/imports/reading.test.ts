import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { strToU8, zipSync } from 'fflate'
import iconv from 'iconv-lite'
import { readImport, untilImport, uploadCatalog } from '../../support/imports.ts'
import { startService, type TestService } from '../../support/service.ts'

let service: TestService
before(async () => (service = await startService()))
after(() => service[Symbol.asyncDispose]())

const A = 'https://cdn.example.com'
const NAMES = ['кружка жёлтая', 'тарелка белая', 'ложка большая']
const csv = ['sku,name,image', ...NAMES.map((name, n) => `S-${n},${name},${A}/${n}.jpg`)].join('\n')

async function upload(file: string | Buffer, query = '', type = 'application/octet-stream') {
  const { status, body } = await uploadCatalog(service, file, { query, type })
  assert.equal(status, 201, JSON.stringify(body))
  return untilImport(service, body['import_id'], ['ready', 'invalid', 'failed'])
}

const namesOf = async (importId: string) => {
  const { body } = await service.request('GET', `/v1/imports/${importId}/rows`)
  return (body['data'] as { name: string | null }[]).map(({ name }) => name)
}

describe('the encoding of an import', () => {
  it('the encoding of an import is guessed, marked as a guess, and changed by a person', async () => {
    const found = await upload(iconv.encode(csv, 'koi8r'))
    assert.deepEqual([found.encoding, found.encoding_is_guess], ['koi8-r', true])
    assert.deepEqual(await namesOf(found.import_id), NAMES)
    const path = `/v1/imports/${found.import_id}/mapping`
    const changed = await service.request('PUT', path, { body: { encoding: 'windows-1251' } })
    assert.deepEqual(
      [changed.status, changed.body['encoding'], changed.body['encoding_is_guess']],
      [202, 'windows-1251', false],
    )
    await untilImport(service, found.import_id, ['ready'])
    assert.notDeepEqual(await namesOf(found.import_id), NAMES)
    assert.equal((await service.request('PUT', path, { body: { encoding: 'klingon' } })).status, 422)
  })

  it('the encoding of an import is the one that the upload names', async () => {
    const found = await upload(iconv.encode(csv, 'cp866'), '?encoding=ibm866')
    assert.deepEqual([found.encoding, found.encoding_is_guess], ['ibm866', false])
    assert.deepEqual(await namesOf(found.import_id), NAMES)
  })
})

describe('the base address of an import', () => {
  it('the base address of an import completes paths, and is a part of the mapping', async () => {
    const file = 'sku,name,image\nA,Cup,/m/c/cup.jpg\n'
    const found = await upload(file, `?image_base_url=${encodeURIComponent(`${A}/media/`)}`)
    assert.equal(found.mapping.image_base_url, `${A}/media`)
    const { body } = await service.request('GET', `/v1/imports/${found.import_id}/rows`)
    assert.equal((body['data'] as { hero_image_url: string }[])[0]?.hero_image_url, `${A}/media/m/c/cup.jpg`)
    const without = { mapping: { columns: found.mapping.columns } }
    await service.request('PUT', `/v1/imports/${found.import_id}/mapping`, { body: without })
    const again = await untilImport(service, found.import_id, ['ready'])
    assert.equal(again.dry_run?.problems[0]?.code, 'RELATIVE_IMAGE_ADDRESS')
  })

  it('the base address of an import is refused if it is no address', async () => {
    const { status, body } = await uploadCatalog(service, 'sku,image\nA,a.jpg', {
      query: '?image_base_url=ftp%3A%2F%2Fx',
    })
    assert.deepEqual([status, body['error_code']], [400, 'INVALID_IMPORT_FILE'])
  })
})

describe('an import of a workbook', () => {
  const text = (cell: string, value: string) => `<c r="${cell}" t="inlineStr"><is><t>${value}</t></is></c>`
  const sheet = (name: string) =>
    `<worksheet><sheetData><row r="1">${text('A1', 'sku')}${text('B1', 'name')}${text('C1', 'image')}${text('D1', 'ean')}</row>` +
    `<row r="3">${text('A3', '007')}${text('B3', name)}${text('C3', `${A}/a.jpg`)}<c r="D3"><v>4006381333931</v></c></row></sheetData></worksheet>`
  const workbook = Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries({
          'xl/workbook.xml':
            '<workbook xmlns:r="r"><sheets><sheet name="Products" sheetId="1" r:id="r1"/><sheet name="Old" sheetId="2" r:id="r2"/></sheets></workbook>',
          'xl/_rels/workbook.xml.rels':
            '<R><Relationship Id="r1" Target="worksheets/1.xml"/><Relationship Id="r2" Target="worksheets/2.xml"/></R>',
          'xl/worksheets/1.xml': sheet('Cup'),
          'xl/worksheets/2.xml': sheet('Old cup'),
        }).map(([name, content]) => [name, strToU8(content)]),
      ),
    ),
  )

  it('an import of a workbook reads its first sheet, with the numbers of its rows', async () => {
    const found = await upload(workbook, '?filename=list.xlsx')
    assert.deepEqual(
      [found.sheet, found.sheets, found.filename],
      ['Products', ['Products', 'Old'], 'list.xlsx'],
    )
    assert.match(found.reasons.join(' '), /^The columns of the sheet "Products" are those of/)
    const { body } = await service.request('GET', `/v1/imports/${found.import_id}/rows`)
    const [row] = body['data'] as { row: number; key: string; name: string }[]
    assert.deepEqual([row?.row, row?.key, row?.name], [3, '007', 'Cup'])
  })

  it('an import of a workbook reads the sheet that is chosen, and refuses one that it has not', async () => {
    const found = await upload(
      workbook,
      '?sheet=old',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    )
    assert.deepEqual([found.sheet, await namesOf(found.import_id)], ['Old', ['Old cup']])
    const { status, body } = await uploadCatalog(service, workbook, {
      query: '?sheet=x',
      type: 'application/zip',
    })
    assert.deepEqual(
      [status, body['error_code'], body['extra']],
      [400, 'INVALID_IMPORT_FILE', { reason: 'UNKNOWN_SHEET' }],
    )
  })

  it('an import of a workbook is the same import for a day', async () => {
    const first = await upload(Buffer.concat([workbook]), '?retailer=tesco_uk')
    const second = await uploadCatalog(service, workbook, {
      query: '?retailer=tesco_uk',
      type: 'application/zip',
    })
    assert.deepEqual([second.status, second.body['import_id']], [200, first.import_id])
    assert.equal((await readImport(service, first.import_id)).status, 'ready')
  })

  it('an import of a workbook is refused if it is broken', async () => {
    const { status, body } = await uploadCatalog(service, workbook.subarray(0, -40), {
      type: 'application/zip',
    })
    assert.deepEqual([status, body['extra']], [400, { reason: 'EXCEL_WORKBOOK' }])
  })
})
