import type { FactorRule } from '../rubric.ts'

/**
 * How a picture is made, whatever it shows: the same for every role and family. Curves come from what
 * blur, noise and JPEG at known strengths measure on packshots (`npm run bench:degradations`).
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
    weight: 1.4,
    bar: 80,
    why: 'Unsharp images read as careless at any size; a sharp studio shot measures 0.2–0.45 here, a visible blur 0.5 and more.',
  },
  noise: {
    curve: [
      [0.8, 100],
      [2, 82],
      [4, 48],
      [8, 14],
      [14, 0],
    ],
    weight: 0.8,
    bar: 75,
    why: 'Grain shows on smooth packs; a clean studio shot measures below 0.8 grey levels, a phone in the evening 3 and more.',
  },
  compression: {
    curve: [
      [0.15, 100],
      [0.3, 88],
      [0.5, 62],
      [0.75, 28],
      [0.92, 0],
    ],
    weight: 1.5,
    bar: 80,
    why: 'Retailers compress again: what arrives at JPEG quality 85 survives that, quality 50 shows blocks around text.',
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
    why: 'Zoom needs 1,000 px at the least and is recommended at 1,600; 2,000 px serves every retailer in the data. Pixels that an enlargement invented do not count.',
  },
  exposure: {
    curve: [
      [0.15, 100],
      [0.35, 78],
      [0.6, 38],
      [0.85, 5],
    ],
    weight: 1.1,
    bar: 75,
    why: 'Areas of pure black or white hold no drawing; a black or white product may have some, so a tenth costs nothing. Where a single channel is cut off, over-exposure has taken the colour.',
  },
  contrast: {
    curve: [
      [0.04, 0],
      [0.12, 55],
      [0.25, 85],
      [0.4, 100],
    ],
    weight: 0.5,
    bar: 70,
    why: 'The spread of tones on the product shows its form; white ceramics live with 0.12, a flat scan does not.',
  },
  perceived_quality: {
    curve: [
      [0.15, 0],
      [0.4, 35],
      [0.55, 68],
      [0.65, 86],
      [0.75, 95],
      [0.9, 100],
    ],
    weight: 1.8,
    bar: 75,
    why: 'What people would say of the picture as a picture, as learned from 4,000 photos that 30 people each rated: it sees what the single measures miss.',
  },
} satisfies Record<string, FactorRule>
