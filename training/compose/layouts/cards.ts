import { designedGround, photoGround } from '../backdrops.ts'
import type { Layout } from '../canvas.ts'
import { qrCode } from '../codes.ts'
import { icon } from '../icons.ts'
import { circle, line, path, rect } from '../svg.ts'
import { fitted, paragraph, text } from '../text.ts'
import { headline, panel, seal } from './parts.ts'

export const scanCard: Layout = {
  name: 'qr-card',
  draw: (c) => {
    const { r, h, palette } = c
    const size = r.range(320, 620)
    const bare = r.chance(0.3)
    if (bare) return rect(0, 0, 1000, h, '#fff') + qrCode(c, 500 - h * 0.42, h * 0.08, h * 0.84)
    return (
      rect(0, 0, 1000, h, palette.ground) +
      headline(c, 60, 60, 880, { content: r.pick(c.copy.story), lines: 2, size: 64 }).svg +
      panel(480 - size / 2, h * 0.3 - 20, size + 40, size + 40, '#fff', 20) +
      qrCode(c, 500 - size / 2, h * 0.3, size) +
      fitted(500, h * 0.3 + size + 100, 700, `www.${c.brand.toLowerCase().replace(/[^a-z]/g, '')}.com`, {
        size: 40,
        fill: palette.ink,
        family: c.body,
        anchor: 'middle',
      })
    )
  },
}

export const story: Layout = {
  name: 'brand-story',
  draw: async (c) => {
    const { r, h } = c
    const photo = r.chance(0.4)
    const palette = photo ? { ...c.palette, ink: '#ffffff' } : c.palette
    const ground = photo
      ? (await photoGround(c)) + rect(0, 0, 1000, h, '#000', 0, 'opacity="0.55"')
      : await designedGround(c)
    const title = headline({ ...c, palette }, 100, h * 0.18, 800, {
      content: c.copy.story[0] ?? '',
      lines: 1,
    })
    const body = paragraph(
      500,
      title.bottom + 40,
      760,
      `${c.copy.story[1] ?? ''} ${r.sample(c.copy.story.slice(4), 3).join(' ')} ${r.pick(c.copy.benefits)}`,
      { size: r.range(36, 48), fill: palette.ink, family: c.body, anchor: 'middle' },
      1.5,
      Math.max(2, Math.floor((h * 0.8 - title.bottom) / 72)),
    )
    return (
      ground +
      title.svg +
      body.svg +
      fitted(500, h * 0.92, 400, c.brand, {
        size: 44,
        fill: palette.ink,
        family: c.display,
        weight: 700,
        anchor: 'middle',
      })
    )
  },
}

export const certificate: Layout = {
  name: 'certificate',
  aspect: [0.72, 1, 1.35],
  draw: (c) => {
    const { r, h } = c
    const tone = r.pick(['#a98837', '#1f4e8c', '#7a1f2b', '#2d6a4f'])
    const parts = [
      rect(0, 0, 1000, h, '#fffdf5'),
      rect(26, 26, 948, h - 52, 'none', 0, `stroke="${tone}" stroke-width="14"`),
      rect(50, 50, 900, h - 100, 'none', 0, `stroke="${tone}" stroke-width="3"`),
    ]
    parts.push(
      fitted(
        500,
        h * 0.22,
        760,
        r.pick([c.copy.story[3] ?? '', 'CERTIFICATE', 'Certificate of Analysis', 'Test Report']),
        { size: 88, fill: tone, family: r.pick(['EB Garamond', c.display]), weight: 700, anchor: 'middle' },
      ),
    )
    parts.push(
      paragraph(
        500,
        h * 0.28,
        700,
        `${c.brand} ${r.sample(c.copy.legal, 3).join(' ')}`,
        { size: Math.min(34, h * 0.032), fill: '#333', family: c.body, anchor: 'middle' },
        1.5,
        Math.floor((h * 0.38) / 52),
      ).svg,
    )
    parts.push(
      line(140, h * 0.84, 420, h * 0.84, '#333', 3),
      path(
        `M160 ${h * 0.82} q40 -60 70 0 t60 -10 t50 10 t40 -30`,
        'none',
        'stroke="#233a7a" stroke-width="5"',
      ),
      seal({ ...c }, 760, h * 0.8, Math.min(95, h * 0.12), r.pick(c.copy.badges), tone, '#fff'),
    )
    return parts.join('')
  },
}

export const warranty: Layout = {
  name: 'service-card',
  draw: async (c) => {
    const { r, h, palette } = c
    const title = headline(c, 80, h * 0.1, 840, {
      content: r.pick([c.copy.story[2] ?? '', c.copy.story[4] ?? '', ...c.copy.badges]),
      lines: 2,
    })
    const services = r.sample(['24/7', '30 days', '100%', '2 YEARS', '5★'], 3).map(
      (name, i) =>
        circle(220 + i * 280, h * 0.62, 110, palette.mood === 'bold' ? '#fff' : palette.accent) +
        fitted(220 + i * 280, h * 0.64, 180, name, {
          size: 50,
          fill: palette.mood === 'bold' ? palette.ground : palette.onAccent,
          family: c.display,
          weight: 800,
          anchor: 'middle',
        }) +
        paragraph(
          220 + i * 280,
          h * 0.62 + 130,
          250,
          r.pick(c.copy.story.slice(4)),
          { size: 24, fill: palette.ink, family: c.body, anchor: 'middle' },
          1.2,
          3,
        ).svg,
    )
    return (
      (await designedGround(c)) +
      title.svg +
      paragraph(
        500,
        title.bottom + 10,
        740,
        r.pick(c.copy.story),
        { size: 34, fill: palette.ink, family: c.body, anchor: 'middle' },
        1.35,
        3,
      ).svg +
      (r.chance(0.7) ? services.join('') : seal(c, 500, h * 0.68, 160, r.pick(c.copy.badges)))
    )
  },
}

/** A card with a customer's review and stars. */
export const review: Layout = {
  name: 'review-card',
  draw: async (c) => {
    const { r, h, palette } = c
    const count = r.int(1, 3)
    const high = (h - 260) / count
    const title = headline(c, 60, 50, 880, { lines: 1 })
    const cards = Array.from({ length: count }, (_, i) => {
      const y = title.bottom + 30 + i * high
      const stars = Array.from({ length: 5 }, (_s, k) =>
        icon('star', 220 + k * 50, y + 60, 40, '#f5a623', 16),
      ).join('')
      return (
        panel(70, y, 860, high - 28, palette.surface) +
        circle(140, y + 80, 46, palette.accent) +
        text(140, y + 96, r.pick(['A', 'M', 'J', 'S', 'K']), {
          size: 46,
          fill: palette.onAccent,
          weight: 700,
          anchor: 'middle',
        }) +
        stars +
        paragraph(
          200,
          y + 100,
          680,
          `“${r.sample(c.copy.benefits, 2).join(' ')}”`,
          { size: 30, fill: palette.surfaceInk, family: c.body, italic: true },
          1.35,
          Math.max(1, Math.floor((high - 150) / 42)),
        ).svg
      )
    })
    return (await designedGround(c)) + title.svg + cards.join('')
  },
}
