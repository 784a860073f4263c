import type { FactorRule } from '../rubric.ts'

/**
 * Technical factors, which apply to every image role and family. The curves come from blur, noise and JPEG
 * compression of known strengths, measured on packshots (`npm run bench:degradations`).
 */
export const technical = {
  sharpness: {
    curve: [
      [0.15, 100],
      [0.3, 97],
      [0.42, 88],
      [0.55, 55],
      [0.7, 25],
      [0.95, 0],
    ],
    isFault: true,
    weight: 1.4,
    bar: 80,
    why: 'Blurred images look careless at any size. A sharp studio shot measures 0.2–0.45, a visible blur 0.5 and more.',
  },
  noise: {
    curve: [
      [0.8, 100],
      [2, 82],
      [4, 48],
      [8, 14],
      [14, 0],
    ],
    isFault: true,
    weight: 0.8,
    bar: 75,
    why: 'Grain shows on smooth packs. A clean studio shot measures below 0.8, a phone picture in the evening 3 and more.',
  },
  compression: {
    curve: [
      [0.15, 100],
      [0.3, 88],
      [0.5, 62],
      [0.75, 28],
      [0.92, 0],
    ],
    isFault: true,
    weight: 1.5,
    bar: 80,
    why: 'Retailers compress images again. JPEG quality 85 survives that; quality 50 shows blocks around text.',
  },
  resolution: {
    curve: [
      [30, 0],
      [120, 8],
      [500, 35],
      [1000, 75],
      [1600, 95],
      [2000, 100],
    ],
    weight: 2.2,
    bar: 95,
    why: 'Zoom needs at least 1,000 pixels, and 1,600 are recommended. 2,000 pixels satisfy every retailer in the data. Pixels that an enlargement added do not count.',
  },
  exposure: {
    curve: [
      [0.15, 100],
      [0.35, 78],
      [0.6, 38],
      [0.85, 5],
    ],
    isFault: true,
    weight: 1.1,
    bar: 75,
    why: 'Areas of pure black or white show no detail. A black or white product may have some, so a tenth of the product costs nothing. Too much light also washes out single colors.',
  },
  brightness: {
    curve: [
      [0.25, 0],
      [0.4, 25],
      [0.55, 60],
      [0.7, 88],
      [0.8, 100],
    ],
    isFault: true,
    weight: 1.1,
    bar: 80,
    why: 'Even a black product has highlights. Where nothing on the product is bright, too little light fell on it.',
  },
  contrast: {
    curve: [
      [0.2, 0],
      [0.45, 35],
      [0.65, 72],
      [0.8, 95],
      [0.9, 100],
    ],
    isFault: true,
    weight: 0.8,
    bar: 78,
    why: 'Light and dark tones show the form of a product. Good pictures nearly reach black or white.',
  },
  perceived_quality: {
    curve: [
      [0.15, 0],
      [0.4, 15],
      [0.55, 42],
      [0.65, 62],
      [0.75, 80],
      [0.85, 95],
      [0.93, 100],
    ],
    weight: 2.4,
    bar: 60,
    why: 'Predicts how people would rate the picture, learned from 4,000 photos that 30 people each rated. It covers faults that the other factors miss. Professional packshots measure 0.6–0.92, snapshots 0.3–0.65.',
  },
} satisfies Record<string, FactorRule>
