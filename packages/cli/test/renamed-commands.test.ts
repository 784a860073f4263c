import assert from 'node:assert/strict'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { endcapAll } from '../../service/test/support/process.ts'
import { temporaryDirectory } from '../../service/test/support/stores.ts'

describe('the names that commands had in the last release', () => {
  it('the names that commands had in the last release run the commands that replaced them, which one line on standard error names', async () => {
    const missing = join(temporaryDirectory(), 'missing')
    const here = ['--data', missing]
    const results = await endcapAll([
      ['listings', 'import', missing],
      ['export', join(missing, 'archive'), ...here],
      ['import', missing, ...here],
      ['backup', ...here],
      ['backup', missing, '--keep', '2', ...here],
    ])
    const notes = [
      /^endcap: "endcap listings" is now "endcap catalog"; .+\nendcap: .+missing cannot be read: .+\n$/,
      /^endcap: "endcap export" is now "endcap backup create --exact"; .+\nendcap: there is no Endcap data in .+\n$/,
      /^endcap: "endcap import" is now "endcap backup restore"; .+\nendcap: there is no complete backup in .+\n$/,
      /^endcap: "endcap backup" is now "endcap backup create"; .+\nendcap: there is no Endcap data in .+\n$/,
      /^endcap: "endcap backup" is now "endcap backup create"; .+\nendcap: there is no Endcap data in .+\n$/,
    ]
    for (const [index, { code, stdout, stderr }] of results.entries()) {
      assert.deepEqual([code, stdout], [1, ''])
      assert.match(stderr, notes[index] ?? /$^/)
    }
  })

  it('the names that commands had in the last release are in no help', async () => {
    const [all, backup, verify] = await endcapAll([
      ['--help'],
      ['backup', '--help'],
      ['backup', '--data', '/missing', 'verify', '/missing'],
    ])
    assert.doesNotMatch(all?.stdout ?? '', /^ {2}(listings|export|import)\b/m)
    assert.match(all?.stdout ?? '', /^ {2}catalog\b/m)
    assert.deepEqual(
      [backup?.stderr, verify?.stderr],
      ['', 'endcap: there is no complete backup in /missing\n'],
    )
  })
})
