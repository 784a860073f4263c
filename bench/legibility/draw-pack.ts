import { FONT_FILES } from '@endcap/drawing/fonts'
import sharp from 'sharp'
import { type DrawnPack, SIDE } from './packs.ts'

const PACK = { left: 150, top: 60, width: 700, height: 880 }
/** Distance of the text from the top of the pack. */
const TEXT_TOP = 240

/** Draws a pack on white with a line of text, as PNG. */
export async function drawPack({ text, font, fontPx, ink, ground }: DrawnPack): Promise<Buffer> {
  const drawn = await sharp({
    text: {
      text: `<span foreground="${ink}">${text}</span>`,
      font: `${font} ${fontPx.toFixed(1)}px`,
      fontfile: font.endsWith('Bold') ? FONT_FILES.bold : FONT_FILES.medium,
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  const { left, top, ...size } = PACK
  const edge = { create: { ...size, channels: 3 as const, background: '#303030' } }
  const inner = { width: size.width - 12, height: size.height - 12 }
  return sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: '#ffffff' } })
    .composite([
      { input: edge, left, top },
      { input: { create: { ...inner, channels: 3, background: ground } }, left: left + 6, top: top + 6 },
      { input: drawn.data, left: Math.round((SIDE - drawn.info.width) / 2), top: top + TEXT_TOP },
    ])
    .png()
    .toBuffer()
}
