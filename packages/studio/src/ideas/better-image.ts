import type { FactorName } from '@endcap/scoring'
import type { Description } from './describe-product.ts'
import type { IdeaBrief, IdeaDraft } from './idea.ts'

type Remedy = {
  /** Factors that one retake or one edit mends together. */
  factors: readonly FactorName[]
  title: (product: Description) => string
  prompt: (product: Description) => string
}

const REMEDIES: readonly Remedy[] = [
  {
    factors: ['fill', 'centering', 'cropping', 'margin', 'tilt'],
    title: ({ product }) => `Reframe ${product}`,
    prompt: ({ product, shape }) =>
      `Same picture of ${product} (${shape}), whole, upright and in the middle of a square frame, spanning 85–95 % of it with 2–3 % of air on every side.`,
  },
  {
    factors: ['background_whiteness', 'background_evenness', 'background_clutter', 'separation'],
    title: ({ product }) => `Give ${product} a clean ground`,
    prompt: ({ product, colour }) =>
      `Cut out ${product} and set it on pure white (255, 255, 255); keep its ${colour.name} edge (${colour.hex}) free of the old ground, with a soft contact shadow below.`,
  },
  {
    factors: ['off_pack_text'],
    title: ({ product }) => `Take the words from beside ${product}`,
    prompt: ({ product }) =>
      `Same picture of ${product} without any badge, banner, watermark or words beside it; what is printed on the product stays as it is.`,
  },
  {
    factors: ['exposure', 'contrast', 'noise', 'perceived_quality'],
    title: ({ product }) => `Light ${product} anew`,
    prompt: ({ product, colour }) =>
      `Photograph ${product} with a large soft light from the upper left and a reflector opposite, ISO 100, so that highlights and shadows keep their drawing and its colour comes out as ${colour.hex}.`,
  },
  {
    factors: ['sharpness', 'resolution', 'product_resolution', 'compression'],
    title: ({ product }) => `A sharper and larger file of ${product}`,
    prompt: ({ product }) =>
      `Export the original photograph of ${product} at 2,000 px or more on the longer side as JPEG at quality 90; if there is none, take it again on a tripod at f/8, so that it fills the sensor. Do not enlarge a small file.`,
  },
  {
    factors: ['tile_legibility', 'text_size'],
    title: ({ words, product }) =>
      `Make ${words[0] === undefined ? product : `“${words[0]}”`} readable on a phone`,
    prompt: ({ product, words }) =>
      `Mobile-ready picture of ${product}: ${
        words.length > 0
          ? words
              .slice(0, 3)
              .map((word) => `“${word}”`)
              .join(', ')
          : 'brand, kind and variety'
      } at least 6 % of the frame high with clear contrast, still readable when the picture is 16 mm wide; no other words are added.`,
  },
]

/** One idea for each group of factors under their bars: a retake mends them together. */
export function betterImage(
  { score, facts, rubric, role }: IdeaBrief,
  description: Description,
): IdeaDraft[] {
  const bars = rubric.roles[role].factors
  return REMEDIES.flatMap(({ factors, title, prompt }) => {
    const weak = score.factors.filter(
      ({ name, score: reached }) => factors.includes(name) && reached < (bars[name]?.bar ?? 0),
    )
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
