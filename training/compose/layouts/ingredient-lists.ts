import { designedGround } from '../backdrops.ts'
import type { Canvas, Layout } from '../canvas.ts'
import { barcode } from '../codes.ts'
import { allCopy } from '../copy/copies.ts'
import { icon, iconNames } from '../icons.ts'
import { packColours } from '../label-art.ts'
import { ingredientList } from '../pack-back.ts'
import { onPack, photographed } from '../photographed.ts'
import { place } from '../placing.ts'
import { productPicture } from '../product-pictures.ts'
import { rect } from '../svg.ts'
import { fitted, paragraph, text, wrap } from '../text.ts'
import { headline } from './parts.ts'

export const ingredientTitle = (c: Canvas): string => c.r.pick(c.copy.ingredientsTitle)

export const listParagraph: Layout = {
  name: 'list-paragraph',
  draw: async (c) => {
    const { r, h, palette } = c
    const title = headline(c, 70, 60, 860, {
      content: ingredientTitle(c),
      lines: 1,
      anchor: r.pick(['start', 'middle'] as const),
    })
    const withProduct = r.chance(0.45)
    const w = withProduct ? 500 : 860
    const content = ingredientList(c, r.int(12, 30))
    const style = { size: 0, fill: palette.ink, family: c.body, weight: r.pick([400, 500]) }
    let size = 46
    while (size > 18 && wrap(content, w, { ...style, size }).length * size * 1.4 > h - title.bottom - 100)
      size -= 2
    const body = paragraph(70, title.bottom + 24, w, content, { ...style, size }, 1.4)
    const after = title.bottom + 50 + body.height
    const legal =
      after < h - 200
        ? paragraph(
            70,
            after,
            w,
            c.copy.legal[4] ?? c.copy.legal[0] ?? '',
            { size: size * 0.8, fill: palette.ink, family: c.body, weight: 700 },
            1.3,
            3,
          ).svg
        : ''
    const product = withProduct
      ? place(await productPicture(c, { packOnly: true }), 600, title.bottom, 370, h - title.bottom - 60).svg
      : ''
    return (await designedGround(c)) + title.svg + body.svg + legal + product
  },
}

/** Ingredient lists in several languages, one below the other as on European packs, or a close photograph of them. */
export const manyLanguages: Layout = {
  name: 'pack-panel-photographed',
  draw: async (c) => {
    const colours = packColours(c)
    const size = c.r.range(17, 26)
    const parts: string[] = []
    let y = 24
    const many = c.r.chance(0.5) ? [c.copy, ...c.r.sample(allCopy.slice(0, 9), c.r.int(1, 3))] : [c.copy]
    for (const copy of many) {
      const other = { ...c, copy }
      const tag = many.length > 1 ? `${copy.code.toUpperCase()}  ` : ''
      parts.push(
        text(24, y + size * 1.3, tag + c.r.pick(copy.ingredientsTitle).toLocaleUpperCase(copy.code), {
          size: size * 1.25,
          fill: colours.ink,
          family: c.body,
          weight: 700,
        }),
      )
      const block = paragraph(
        24,
        y + size * 1.8,
        550,
        `${ingredientList(other)} ${c.r.chance(0.6) ? c.r.pick(copy.legal) : ''}`,
        { size, fill: colours.ink, family: c.body },
        1.22,
      )
      parts.push(block.svg)
      y += block.height + size * 2.6
    }
    const barred = c.r.chance(0.5)
    const bottom = barred
      ? barcode(c, 24, y, 190, 110) +
        c.r
          .sample(iconNames, 3)
          .map((name, i) => icon(name, 290 + i * 80, y + 50, 62, colours.ink, 6))
          .join('')
      : ''
    return photographed(
      c,
      {
        svg: rect(0, 0, 600, y + 140, colours.main) + parts.join('') + bottom,
        width: 600,
        height: y + (barred ? 140 : 20),
      },
      colours.main,
    )
  },
}

export const ingredientsOnPack: Layout = {
  name: 'on-pack',
  draw: async (c) => {
    const colours = packColours(c)
    return onPack(c, (w, h) => {
      const size = w * c.r.range(0.042, 0.056)
      const block = paragraph(
        w * 0.08,
        h * 0.2,
        w * 0.84,
        ingredientList(c),
        { size, fill: colours.ink, family: c.body },
        1.22,
        Math.floor((h * 0.56) / (size * 1.22)),
      )
      return (
        rect(0, 0, w, h, colours.main) +
        fitted(w * 0.08, h * 0.15, w * 0.84, ingredientTitle(c), {
          size: w * 0.09,
          fill: colours.ink,
          family: c.body,
          weight: 800,
        }) +
        block.svg +
        barcode(c, w * 0.08, h * 0.84, w * 0.36, h * 0.11) +
        paragraph(
          w * 0.5,
          h * 0.84,
          w * 0.42,
          c.r.pick(c.copy.legal),
          { size: size * 0.7, fill: colours.ink, family: c.body },
          1.2,
          4,
        ).svg
      )
    })
  },
}
