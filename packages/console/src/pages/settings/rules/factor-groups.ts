import type { FactorName } from '@endcap/scoring'

/** Factors in groups, as merchandisers think of them. */
export const FACTOR_GROUPS: readonly { name: string; factors: readonly FactorName[] }[] = [
  { name: 'Content', factors: ['main_image_content', 'product_alone', 'composite'] },
  { name: 'Framing', factors: ['fill', 'cropping', 'centering', 'margin', 'tilt', 'empty_space'] },
  {
    name: 'Background',
    factors: ['background_whiteness', 'background_evenness', 'background_clutter', 'separation'],
  },
  { name: 'Light and color', factors: ['exposure', 'brightness', 'contrast', 'color_cast'] },
  {
    name: 'Picture quality',
    factors: ['perceived_quality', 'resolution', 'product_resolution', 'sharpness', 'compression', 'noise'],
  },
  {
    name: 'Text',
    factors: [
      'design',
      'off_pack_text',
      'watermark',
      'tile_legibility',
      'text_size',
      'text_amount',
      'text_contrast',
      'text_margin',
    ],
  },
]
