import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import './english.ts'
import { refusalOfFile } from '../src/data/upload-refusal.ts'
import { problemText } from '../src/pages/imports/import-words.ts'
import { sentence } from '../src/words/sentence.ts'

describe('the refusal of a file', () => {
  const file = (name: string, type: string, size = 1_000) => ({ name, type, size })

  it('the refusal of a file says what to do with a HEIC picture, also without its type', () => {
    for (const each of [file('a.heic', ''), file('A.HEIF', ''), file('a', 'image/heic')])
      assert.match(refusalOfFile(each) ?? '', /Export it as JPEG/)
  })
  it('the refusal of a file names both sizes of a file that Windows shows as smaller than the limit', () =>
    assert.equal(
      refusalOfFile(file('a.png', 'image/png', 24 * 2 ** 20)),
      'It has 25.2 MB, and the limit is 25 MB. Windows counts larger MB and shows 24.0 MB.',
    ))
  it('the refusal of a file leaves out what the service accepts', () => {
    assert.equal(refusalOfFile(file('a.png', 'image/png', 25_000_000)), null)
    assert.equal(refusalOfFile(file('a.tiff', 'image/tiff', 90_000_000)), null)
  })
})

describe('failures in words', () => {
  it('failures in words are sentences, and keep the names of files as they are', () => {
    assert.equal(sentence('the file is empty'), 'The file is empty.')
    assert.equal(sentence('truncated.jpg: broken'), 'truncated.jpg: broken.')
  })
  it('failures in words name what to do about a row without a category, and no fields of the API', () => {
    const text = problemText({ code: 'CATEGORY_UNRESOLVED', message: 'no category was given' })
    assert.match(text, /^Endcap could not tell the category/)
    assert.equal(problemText({ code: 'X', message: 'the id is taken' }), 'The id is taken.')
  })
})
