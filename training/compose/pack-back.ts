import type { Canvas } from './canvas.ts'
import { barcode } from './codes.ts'
import { icon, iconNames } from './icons.ts'
import { type Face, type PackColours } from './label-art.ts'
import { clipped, moved, rect } from './svg.ts'
import { fitted, paragraph, text } from './text.ts'

/** Cosmetic ingredients. INCI names are the same in every country and need no translation. */
const inci =
  'Aqua|Glycerin|Sodium Laureth Sulfate|Cocamidopropyl Betaine|Cetearyl Alcohol|Caprylic/Capric Triglyceride|Butyrospermum Parkii Butter|Tocopheryl Acetate|Panthenol|Niacinamide|Sodium Hyaluronate|Phenoxyethanol|Ethylhexylglycerin|Xanthan Gum|Citric Acid|Parfum|Limonene|Linalool|Aloe Barbadensis Leaf Juice|Dimethicone|Carbomer|Disodium EDTA|Sodium Chloride|Simmondsia Chinensis Seed Oil|Helianthus Annuus Seed Oil|Potassium Sorbate|CI 77891|Glyceryl Stearate|Propanediol|Squalane'.split(
    '|',
  )

export function ingredientList(c: Canvas, count = c.r.int(14, 32)): string {
  const cosmetic = c.r.chance(0.35)
  const names = cosmetic ? c.r.sample(inci, count) : c.r.sample(c.copy.ingredients, count)
  const dressed = names.map((name) =>
    !cosmetic && c.r.chance(0.2)
      ? `${name} (${c.r.int(2, 48)}%)`
      : cosmetic && c.r.chance(0.1)
        ? name.toUpperCase()
        : name,
  )
  return `${dressed.join(c.copy.code === 'zh' || c.copy.code === 'ja' ? '、' : ', ')}.`
}

/** Draws dense small print in one or two languages, with the marks that accompany it on real packs. */
export function backFace(
  c: Canvas,
  colours: PackColours,
  panel?: (width: number) => { svg: string; height: number },
): Face {
  return (w, h) => {
    const { r } = c
    const ink = colours.ink
    const size = Math.min(w, h) * r.range(0.03, 0.044)
    const pad = w * 0.07
    const parts = [
      rect(0, 0, w, h, colours.main),
      fitted(w / 2, h * 0.07, w * 0.7, c.brand, {
        size: Math.min(w * 0.1, h * 0.055),
        fill: ink,
        family: c.display,
        weight: 700,
        anchor: 'middle',
      }),
    ]
    let y = h * 0.1
    const add = (title: string, body: string, inner = w - 2 * pad): void => {
      if (y > h * 0.76) return
      parts.push(
        fitted(pad, y + size * 1.2, inner, title, {
          size: size * 1.25,
          fill: ink,
          family: c.body,
          weight: 700,
        }),
      )
      const block = paragraph(
        pad,
        y + size * 1.7,
        inner,
        body,
        { size, fill: ink, family: c.body },
        1.18,
        Math.max(1, Math.floor((h * 0.8 - y) / (size * 1.18)) - 2),
      )
      parts.push(block.svg)
      y += block.height + size * 2.5
    }
    if (r.chance(0.7)) add(r.pick(c.copy.headlines), r.sample(c.copy.benefits, 3).join(' '))
    if (panel && r.chance(0.85)) {
      const wide = w * r.range(0.45, 0.86)
      const drawn = panel(wide)
      const scale = Math.min(1, (h * 0.45) / drawn.height)
      parts.push(moved(drawn.svg, r.chance(0.5) ? pad : w - pad - wide * scale, y, scale))
      y += drawn.height * scale + size * 1.4
    }
    add(r.pick(c.copy.ingredientsTitle), ingredientList(c))
    add(r.pick(c.copy.howTo), `${r.sample(c.copy.steps, 3).join('. ')}.`)
    add('', r.sample(c.copy.legal, 4).join(' '))
    for (let more = 0; more < 4; more++)
      add(
        r.chance(0.5) ? r.pick(c.copy.howTo) : '',
        r.chance(0.5)
          ? r.sample(c.copy.legal, 3).join(' ')
          : `${r.sample(c.copy.benefits, 2).join(' ')} ${ingredientList(c, 10)}`,
      )
    const barWidth = w * r.range(0.28, 0.42)
    const right = r.chance(0.5)
    parts.push(barcode(c, right ? w - pad - barWidth : pad, h * 0.83, barWidth, h * 0.12))
    r.sample(iconNames, r.int(2, 4)).forEach((name, i) =>
      parts.push(icon(name, (right ? pad : w * 0.56) + w * 0.05 + i * w * 0.11, h * 0.87, w * 0.085, ink, 6)),
    )
    parts.push(
      text(
        right ? pad : w * 0.54,
        h * 0.95,
        r.pick(['250 ml ℮', '500 g ℮', 'NET WT 12 OZ (340g)', 'LOT 24118A  EXP 03/28']),
        { size, fill: ink, family: c.body },
      ),
    )
    return clipped(parts.join(''), rect(0, 0, w, h, '#000'))
  }
}
