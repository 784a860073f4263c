import type { ImageFacts } from '@endcap/scoring'
import { packTexts } from '../pack-texts.ts'
import { fromLab, hex, type Lab } from '../painting/color.ts'
import { nameColor, settingFor } from './color-names.ts'

/** Contains only what name, pack and picture show. */
export type Description = {
  /** For example "the orange “Juicy Commerce” (Juice)". */
  product: string
  /** Pack texts, tallest first. */
  words: string[]
  color: { name: string; hex: string }
  setting: { name: string; hex: string }
  /** For example "upright, 2.7 times as high as wide". */
  shape: string
}

const MAX_WORDS = 4
/** Longer pack texts are sentences. */
const MAX_CALLED = 40

/** Feeds titles and prompts. */
export function describeProduct(facts: ImageFacts, name: string | null, categoryPath: string): Description {
  const lab: Lab = facts.product?.meanLab ?? [60, 0, 0]
  const words = packTexts(facts)
    .slice(0, MAX_WORDS)
    .map(({ text }) => text)
  const category = categoryPath.split('>').at(-1)?.trim() ?? ''
  const called = readable(name ?? words.find((text) => text.length <= MAX_CALLED) ?? '')
  const color = { name: nameColor(lab), hex: hex(fromLab(lab)) }
  const product = `the ${color.name} ${called === '' ? category.toLowerCase() || 'product' : `“${called}”${category === '' ? '' : ` (${category})`}`}`
  return { product, words, color, setting: settingFor(lab), shape: shapeOf(facts) }
}

function shapeOf({ product, file }: ImageFacts): string {
  if (!product) return 'filling the frame'
  const { left, top, right, bottom } = product.box
  const ratio = ((bottom - top) * file.heightPx) / Math.max(1, (right - left) * file.widthPx)
  if (ratio > 1.15) return `upright, ${ratio.toFixed(1)} times as high as wide`
  return ratio < 0.87 ? `lying, ${(1 / ratio).toFixed(1)} times as wide as high` : 'about as high as wide'
}

/** Removes invisible and text-reversing characters. */
const readable = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, '').trim()
