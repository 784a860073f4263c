import type { FactorName } from '@endcap/scoring'
import type { Description } from './describe-product.ts'
import type { IdeaBrief, IdeaDraft } from './idea.ts'

type Remedy = {
  factors: readonly FactorName[]
  title: (product: Description) => string
  prompt: (product: Description) => string
}

const REMEDIES: readonly Remedy[] = [
  {
    factors: ['main_image_content', 'product_alone'],
    title: () => 'Show the product in the main image',
    prompt: ({ product, shape }) =>
      `A picture of ${product} alone and whole (${shape}), from the front, on pure white (255, 255, 255). No chart, no graphics, no hands, no words but those printed on the product.`,
  },
  {
    factors: ['fill', 'centering', 'cropping', 'margin', 'tilt'],
    title: () => 'Reframe the product',
    prompt: ({ product, shape }) =>
      `The same picture of ${product} (${shape}). Show it whole, upright and centered in a square frame. It spans 85–95% of the frame, with 2–3% of space on every side.`,
  },
  {
    factors: ['background_whiteness', 'background_evenness', 'background_clutter', 'separation'],
    title: () => 'Clean up the background',
    prompt: ({ product, color }) =>
      `Cut out ${product} and place it on pure white (255, 255, 255). Keep its ${color.name} edge (${color.hex}) free of the old background. Add a soft contact shadow below.`,
  },
  {
    factors: ['off_pack_text', 'watermark'],
    title: () => 'Remove the text beside the product',
    prompt: ({ product }) =>
      `The same picture of ${product} without any badge, banner, watermark or text beside it. Keep everything that is printed on the product.`,
  },
  {
    factors: ['exposure', 'brightness', 'contrast', 'color_cast', 'noise', 'perceived_quality'],
    title: () => 'Improve the lighting',
    prompt: ({ product, color }) =>
      `Photograph ${product} at ISO 100 with a large soft light from the upper left and a reflector on the other side. Keep detail in highlights and shadows. Reproduce its color as ${color.hex}.`,
  },
  {
    factors: ['composite'],
    title: () => 'Photograph the scene',
    prompt: ({ product }) =>
      `Photograph ${product} in a real scene like this one, with the light and the shadows of the place.`,
  },
  {
    factors: ['sharpness', 'resolution', 'product_resolution', 'compression'],
    title: () => 'Provide a sharper, larger file',
    prompt: ({ product }) =>
      `Export the original photo of ${product} at 2,000 px or more on the longer side, as JPEG at quality 90. Without an original, take the photo again on a tripod at f/8 so that the product fills the frame. Do not enlarge a small file.`,
  },
  {
    factors: ['text_amount', 'text_contrast', 'text_margin', 'empty_space', 'design'],
    title: () => 'Rearrange the words',
    prompt: ({ product }) =>
      `The same picture of ${product} with a headline and at most four short points. Set them in dark letters on a light area or in light letters on a dark one, 3% away from every edge. Let product and words fill the frame.`,
  },
  {
    factors: ['tile_legibility', 'text_size'],
    title: ({ words }) => `Make ${words[0] === undefined ? 'the pack' : `“${words[0]}”`} readable on a phone`,
    prompt: ({ product, words }) =>
      `A mobile-ready picture of ${product}. Show ${
        words.length > 0
          ? words
              .slice(0, 3)
              .map((word) => `“${word}”`)
              .join(', ')
          : 'brand, product type and variety'
      } at least 6% of the frame high, with clear contrast. Everything stays readable when the picture is 16 mm wide. Add no other words.`,
  },
]

/** Groups factors that one retake improves. */
export function betterImage(
  { score, facts, rubric, role }: IdeaBrief,
  description: Description,
): IdeaDraft[] {
  const bars = rubric.roles[role].factors
  return REMEDIES.flatMap(({ factors, title, prompt }) => {
    const weak = score.factors.flatMap(({ name, score: reached, reason }) => {
      const known = factors.find((each) => each === name)
      return known && reached < (bars[known]?.bar ?? 0) ? [{ name: known, reason }] : []
    })
    if (weak.length === 0) return []
    return [
      {
        title: title(description),
        rationale: weak.map(({ reason }) => reason).join(' '),
        addresses: weak.map(({ name }) => name),
        prompt: prompt(description),
        asset_type: facts.product && role === 'hero' ? ('Packshot' as const) : score.classification,
      },
    ]
  })
}
