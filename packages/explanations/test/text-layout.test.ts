import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { element, svgDocument } from '@endcap/drawing/svg'
import fc from 'fast-check'
import sharp from 'sharp'
import { renderSvg } from '../src/draw-explanation.ts'
import { FONT, words } from '../src/drawing.ts'
import { drawable, registerFonts } from '../src/fonts.ts'
import { widthOf, wrap } from '../src/text-layout.ts'

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc
    .array(fc.constantFrom('Kettle', 'Chips', 'W'.repeat(40), '炭酸飲料', '👩‍🍳', '12 oz,'), {
      maxLength: 40,
    })
    .map((parts) => parts.join(' ')),
)

describe('the layout of text', () => {
  it('the layout of text breaks any text into at most as many lines as there is room for, none wider than the room', () => {
    fc.assert(
      fc.property(
        text,
        fc.integer({ min: 60, max: 900 }),
        fc.integer({ min: 1, max: 4 }),
        (content, width, lines) => {
          const broken = wrap(content, { width, size: 20, lines })
          assert.ok(broken.length <= lines)
          for (const line of broken) assert.ok(widthOf(line, 20) <= width, line)
          const shown = broken.join('').replace(/\s/g, '')
          const all = content.replace(/\s/g, '')
          assert.ok(shown === all || (shown.endsWith('…') && all.startsWith(shown.slice(0, -1))), shown)
        },
      ),
      { seed: 7 },
    )
  })

  it('the layout of text breaks between words', () => {
    assert.deepEqual(wrap('Sea Salt & Vinegar Potato Chips', { width: 200, size: 20, lines: 2 }), [
      'Sea Salt & Vinegar',
      'Potato Chips',
    ])
  })

  it('the layout of text measures every line at least as wide as it is drawn', async () => {
    await registerFonts()
    const texts = [
      'WWWW WWWW',
      'iiii llll 1111',
      'Crème brûlée, 12 × 1 L (–20%)',
      'The product spans 86% of it.',
    ]
    for (const content of texts) {
      const svg = svgDocument(
        { width: 1000, height: 60, 'font-family': FONT },
        element('rect', { width: '100%', height: '100%', fill: '#ffffff' }) +
          words(10, 40, content, 40, '#000000', 'bold'),
      )
      const { info } = await sharp(await renderSvg(svg, []))
        .trim()
        .toBuffer({ resolveWithObject: true })
      const expected = widthOf(content, 40)
      // Antialiased edges of letters reach a pixel beyond their widths.
      assert.ok(info.width <= expected + 2, `${content}: ${info.width}, not ${expected}`)
    }
  })
})

describe('a drawable text', () => {
  it('a drawable text keeps Latin text and replaces what no font has, halves of characters and control characters', async () => {
    await registerFonts()
    assert.equal(await drawable('Crème brûlée – 12 oz', 'Listing'), 'Crème brûlée – 12 oz')
    assert.equal(await drawable('Oat \u{F1E00}\u{F1E01} \u{10FF00} Milk', 'Listing'), 'Oat … Milk')
    assert.equal(await drawable('\u{F1E00}', 'Listing'), 'Listing')
    assert.match(await drawable('\uD83C Tea\u0000\uFFFF', 'Listing'), /Tea/)
  })
})
