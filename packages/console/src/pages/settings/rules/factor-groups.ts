import type { FactorName } from '@endcap/scoring'
import type { MessageId } from '@endcap/words/message'

/** Factors in groups, as merchandisers think of them. */
export const FACTOR_GROUPS: readonly { name: MessageId; factors: readonly FactorName[] }[] = [
  {
    name: 'console.settings.rules.group.content',
    factors: ['main_image_content', 'product_alone', 'composite'],
  },
  {
    name: 'console.settings.rules.group.framing',
    factors: ['fill', 'cropping', 'centering', 'margin', 'tilt', 'empty_space'],
  },
  {
    name: 'console.settings.rules.group.background',
    factors: ['background_whiteness', 'background_evenness', 'background_clutter', 'separation'],
  },
  {
    name: 'console.settings.rules.group.light',
    factors: ['exposure', 'brightness', 'contrast', 'color_cast'],
  },
  {
    name: 'console.settings.rules.group.quality',
    factors: ['perceived_quality', 'resolution', 'product_resolution', 'sharpness', 'compression', 'noise'],
  },
  {
    name: 'console.settings.rules.group.text',
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
