import type { Canvas } from './canvas.ts'
import { line, rect } from './svg.ts'
import { type Block, fitted, paragraph, type TextStyle, text } from './text.ts'

/** Font of the panels, which follow the rules of their markets (21 CFR 101.9 and 101.36, EU 1169/2011 annex XV, the Canadian bilingual table, the UK front-of-pack scheme). They are drawn on 400 units and scaled by the caller. */
const family = 'Nimbus Sans'
const base = (size: number, weight = 400): TextStyle => ({ size, weight, family, fill: '#111' })
const W = 400

interface Row {
  name: string
  amount: string
  daily?: string
  indent: number
  bold: boolean
}

function rowsOf(c: Canvas, rows: readonly Row[], y: number, step: number): Block {
  const parts: string[] = []
  let at = y
  for (const row of rows) {
    parts.push(line(14, at, W - 14, at, '#111', 1.4))
    const name = row.bold
      ? fitted(14 + row.indent * 18, at + step * 0.72, 170, row.name, base(step * 0.58, 800))
      : fitted(14 + row.indent * 18, at + step * 0.72, 230, row.name, base(step * 0.58))
    parts.push(name, text(row.bold ? 190 : 250, at + step * 0.72, row.amount, base(step * 0.58)))
    if (row.daily)
      parts.push(text(W - 14, at + step * 0.72, row.daily, { ...base(step * 0.58, 700), anchor: 'end' }))
    at += step
  }
  return { svg: parts.join(''), height: at - y + c.r.int(0, 2) }
}

function framed(inner: string, height: number, paper: string): Block {
  return {
    svg:
      rect(0, 0, W, height, paper) +
      rect(3, 3, W - 6, height - 6, 'none', 0, 'stroke="#111" stroke-width="4"') +
      inner,
    height,
  }
}

const us = (c: Canvas, paper: string, french: boolean): Block => {
  const { r } = c
  const g = (most: number): string => `${r.int(0, most)}g`
  const pct = (): string => `${r.int(0, 60)}%`
  const row = (name: string, amount: string, bold: boolean, indent = 0, daily?: string): Row => ({
    name,
    amount,
    bold,
    indent,
    ...(daily ? { daily } : {}),
  })
  const parts = [
    fitted(14, 54, W - 28, french ? 'Nutrition Facts / Valeur nutritive' : 'Nutrition Facts', base(60, 900)),
  ]
  parts.push(
    line(14, 66, W - 14, 66, '#111', 1.5),
    text(
      14,
      90,
      french ? `Per 1 cup (${r.int(30, 250)} g) / pour 1 tasse` : `${r.int(2, 24)} servings per container`,
      base(19),
    ),
  )
  parts.push(
    text(14, 116, french ? 'Calories' : 'Serving size', base(20, 800)),
    text(
      W - 14,
      116,
      french ? '' : `${r.int(1, 3)} ${r.pick(['cup', 'bar', 'tbsp', 'scoop'])} (${r.int(20, 240)}g)`,
      { ...base(20, 800), anchor: 'end' },
    ),
  )
  parts.push(
    rect(14, 124, W - 28, 14, '#111'),
    text(14, 180, 'Calories', base(40, 900)),
    text(W - 14, 180, String(r.int(4, 52) * 10), { ...base(56, 900), anchor: 'end' }),
    rect(14, 190, W - 28, 8, '#111'),
  )
  parts.push(
    text(W - 14, 218, french ? '% Daily Value* / % valeur quotidienne*' : '% Daily Value*', {
      ...base(17, 800),
      anchor: 'end',
    }),
  )
  const two = (english: string, other: string): string => (french ? `${english} / ${other}` : english)
  const list: Row[] = [
    row(two('Total Fat', 'Lipides'), g(30), true, 0, pct()),
    row(two('Saturated Fat', 'saturés'), g(9), false, 1, pct()),
    row('Trans Fat', '0g', false, 1),
    row(two('Cholesterol', 'Cholestérol'), `${r.int(0, 60)}mg`, true, 0, pct()),
    row('Sodium', `${r.int(0, 700)}mg`, true, 0, pct()),
    row(two('Total Carbohydrate', 'Glucides'), g(60), true, 0, pct()),
    row(two('Dietary Fiber', 'Fibres'), g(9), false, 1, pct()),
    row(two('Total Sugars', 'Sucres'), g(30), false, 1),
    row(`Includes ${r.int(0, 20)}g Added Sugars`, '', false, 2, pct()),
    row(two('Protein', 'Protéines'), g(30), true),
  ]
  const first = rowsOf(c, list, 224, 29)
  let y = 224 + first.height
  parts.push(first.svg, rect(14, y, W - 28, 12, '#111'))
  const vitamins = rowsOf(
    c,
    r
      .sample(['Vitamin D', 'Calcium', 'Iron', 'Potassium', 'Vitamin A', 'Vitamin C'], 4)
      .map((name) => row(name, `${r.int(0, 400)}mg`, false, 0, pct())),
    y + 14,
    27,
  )
  y += 14 + vitamins.height
  parts.push(vitamins.svg, rect(14, y, W - 28, 7, '#111'))
  const note = paragraph(
    14,
    y + 12,
    W - 28,
    '* The % Daily Value (DV) tells you how much a nutrient in a serving of food contributes to a daily diet. 2,000 calories a day is used for general nutrition advice.',
    base(15),
  )
  return framed(parts.join('') + note.svg, y + 24 + note.height, paper)
}

const supplement = (c: Canvas, paper: string): Block => {
  const { r } = c
  const names = r.sample(
    [
      'Vitamin A',
      'Vitamin C (as Ascorbic Acid)',
      'Vitamin D3',
      'Vitamin E',
      'Thiamin',
      'Niacin',
      'Vitamin B6',
      'Folate',
      'Vitamin B12',
      'Biotin',
      'Zinc (as Citrate)',
      'Magnesium',
      'Selenium',
      'Ashwagandha Extract',
      'Turmeric Root',
      'Collagen Peptides',
      'Omega-3',
      'Probiotic Blend',
      'Elderberry',
      'Iodine',
    ],
    r.int(5, 12),
  )
  const parts = [
    fitted(14, 52, W - 28, 'Supplement Facts', base(58, 900)),
    text(
      14,
      78,
      `Serving Size ${r.int(1, 3)} ${r.pick(['Capsules', 'Gummies', 'Tablets', 'Scoop'])}`,
      base(19),
    ),
    text(14, 100, `Servings Per Container ${r.int(15, 120)}`, base(19)),
    rect(14, 108, W - 28, 12, '#111'),
    text(250, 140, 'Amount', { ...base(16, 700), anchor: 'middle' }),
    text(W - 14, 140, '% DV', { ...base(16, 700), anchor: 'end' }),
  ]
  const rows = rowsOf(
    c,
    names.map((name) => ({
      name,
      amount: `${r.int(1, 900)} ${r.pick(['mg', 'mcg', 'IU'])}`,
      daily: r.chance(0.8) ? `${r.int(5, 900)}%` : '†',
      indent: 0,
      bold: false,
    })),
    148,
    30,
  )
  const y = 148 + rows.height
  const note = paragraph(
    14,
    y + 14,
    W - 28,
    `† Daily Value not established. Other Ingredients: ${r.sample(['Hypromellose', 'Rice Flour', 'Magnesium Stearate', 'Silicon Dioxide', 'Gelatin', 'Pectin', 'Organic Cane Sugar', 'Microcrystalline Cellulose'], 4).join(', ')}.`,
    base(16),
  )
  return framed(
    parts.join('') + rows.svg + rect(14, y, W - 28, 8, '#111') + note.svg,
    y + 26 + note.height,
    paper,
  )
}

const european = (c: Canvas, paper: string, ink: string, lined: boolean): Block => {
  const { r } = c
  const [title = '', per = '', serving = '', energy = '', ...names] = c.copy.nutrition
  const two = r.chance(0.6)
  const style = (size: number, weight = 400): TextStyle => ({ size, weight, fill: ink, family: c.body })
  const step = 36
  const parts = [
    fitted(12, 34, two ? 160 : 230, title, style(24, 700)),
    fitted(two ? 280 : W - 12, 34, 100, per, { ...style(19, 700), anchor: 'end' }),
  ]
  if (two) parts.push(fitted(W - 12, 34, 100, serving, { ...style(19, 700), anchor: 'end' }))
  const indented = new Set([1, 3])
  const kj = r.int(150, 2400)
  const rows: [string, string, string, boolean][] = [
    [energy, `${kj} kJ`, `${Math.round(kj * 0.3)} kJ`, false],
    ['', `${Math.round(kj / 4.184)} kcal`, `${Math.round(kj / 14)} kcal`, false],
  ]
  names.forEach((name, i) => {
    const value = r.range(0, 40)
    rows.push([name, `${value.toFixed(1)} g`, `${(value * 0.3).toFixed(1)} g`, indented.has(i)])
  })
  rows.forEach(([name, first, second, indent], i) => {
    const y = 50 + i * step
    if (lined) parts.push(line(8, y, W - 8, y, ink, 1.2))
    else if (i % 2 === 0) parts.push(rect(4, y, W - 8, step, ink, 0, 'opacity="0.08"'))
    parts.push(
      fitted(indent ? 28 : 12, y + 25, two ? 165 : 230, name, style(20, indent ? 400 : 600)),
      text(two ? 280 : W - 12, y + 25, first, { ...style(19), anchor: 'end' }),
    )
    if (two) parts.push(text(W - 12, y + 25, second, { ...style(19), anchor: 'end' }))
  })
  const height = 56 + rows.length * step
  const frame = rect(2, 2, W - 4, height - 4, 'none', 0, `stroke="${ink}" stroke-width="2.5"`)
  return { svg: rect(0, 0, W, height, paper) + parts.join('') + frame, height }
}

const trafficLights = (c: Canvas, paper: string): Block => {
  const { r } = c
  const names = ['Energy', 'Fat', 'Saturates', 'Sugars', 'Salt']
  const tones = ['#ffffff', '#7ab83f', '#f5a623', '#e2332a']
  const parts = [
    rect(0, 0, W, 190, paper, 12),
    fitted(W / 2, 24, 370, `Each ${r.int(20, 120)}g serving contains`, {
      ...base(20, 600),
      anchor: 'middle',
    }),
  ]
  names.forEach((name, i) => {
    const x = 6 + i * 78
    const tone = i === 0 ? '#dfeaf2' : r.pick(tones.slice(1))
    parts.push(
      rect(x, 36, 74, 118, tone, 30, 'stroke="#333" stroke-width="1.5"'),
      text(x + 37, 62, name, { ...base(14, 700), anchor: 'middle' }),
      text(x + 37, 95, i === 0 ? `${r.int(200, 900)}kJ` : `${r.range(0, 12).toFixed(1)}g`, {
        ...base(20, 700),
        anchor: 'middle',
      }),
      line(x + 4, 112, x + 70, 112, '#333', 1),
      text(x + 37, 138, `${r.int(1, 40)}%`, { ...base(20, 800), anchor: 'middle' }),
    )
  })
  parts.push(
    fitted(W / 2, 178, 380, 'of an adult’s reference intake. Typical values per 100g', {
      ...base(15),
      anchor: 'middle',
    }),
  )
  return { svg: parts.join(''), height: 190 }
}

/** Draws a panel for the canvas's market, 400 units wide. */
export function nutritionPanel(c: Canvas, paper = '#ffffff'): Block {
  const { r } = c
  if (c.copy.code === 'en') {
    const kind = r.int(0, 9)
    return kind < 4
      ? us(c, paper, false)
      : kind < 7
        ? supplement(c, paper)
        : kind < 8
          ? european(c, paper, '#111111', true)
          : trafficLights(c, paper)
  }
  if (c.copy.code === 'fr' && r.chance(0.4)) return us(c, paper, true)
  const dark = r.chance(0.2)
  return european(c, dark ? '#1d2b3a' : paper, dark ? '#ffffff' : '#161616', r.chance(0.6))
}
