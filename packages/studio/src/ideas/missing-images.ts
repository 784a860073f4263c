import type { Classification, Family } from '@endcap/scoring'
import type { Description } from './describe-product.ts'
import type { IdeaBrief, IdeaDraft } from './idea.ts'
import { missingAssetTypes } from './missing-asset-types.ts'

const SCENES: Record<Family, { place: string; use: string; scale: string }> = {
  'food and drink': {
    place: 'on a kitchen table by a window, with its ingredients beside it',
    use: 'being poured, opened or served, hands only',
    scale: 'in a hand',
  },
  medicine: {
    place: 'on a bedside table in daylight, with a glass of water beside it',
    use: 'being opened, hands only',
    scale: 'in a hand',
  },
  beauty: {
    place: 'on a stone shelf in a bathroom, with soft side light and one towel',
    use: 'being applied, hands and skin only',
    scale: 'between two fingers',
  },
  'color cosmetics': {
    place: 'on a vanity table by a window, with soft side light and its color smeared beside it',
    use: 'being applied, hands and skin only',
    scale: 'between two fingers',
  },
  apparel: {
    place: 'worn on the street, cropped from the knees up',
    use: 'worn and in movement',
    scale: 'with a size chart beside it',
  },
  electronics: {
    place: 'on a tidy desk in the evening, screen or light switched on',
    use: 'in use, fingers on its controls',
    scale: 'beside a hand',
  },
  home: {
    place: 'in a lived-in room with daylight from one side',
    use: 'in daily use, one person out of focus',
    scale: 'beside a chair or a door',
  },
  general: {
    place: 'in its everyday place, in daylight from one side',
    use: 'in use, hands only',
    scale: 'in a hand',
  },
}

type Draft = (product: Description, family: Family) => { title: string; prompt: string; why: string }

/** Prompts ask for facts that the listing does not provide. */
const DRAFTS = {
  Packshot: ({ product, shape }) => ({
    title: 'Add a clean packshot',
    why: 'Shoppers first compare products on white.',
    prompt: `Packshot of ${product} (${shape}) on pure white (255, 255, 255), straight from the front. The product fills 85–95% of a square frame of 2,000 px. Soft light from both sides, a faint contact shadow.`,
  }),
  'Packshot Back': ({ product }) => ({
    title: 'Show the back',
    why: 'The back answers questions that the front raises.',
    prompt: `Back of ${product}, straight on, on pure white, 2,000 px. Light it evenly so that every line of the small print is sharp and readable.`,
  }),
  'Alternate Angle': ({ product, shape }) => ({
    title: 'Show another side',
    why: 'A single view does not show the depth of a product.',
    prompt: `${capital(product)} (${shape}) turned by 35 degrees and seen from slightly above. Same light and white background as the main image. The whole product is in the frame.`,
  }),
  Detail: ({ product, color }) => ({
    title: 'Add a close-up',
    why: 'A close-up shows the material and finish that shoppers cannot touch.',
    prompt: `Macro shot of ${product} that fills the frame. Light from the side across its ${color.name} surface (${color.hex}) shows texture and print. Shallow depth of field.`,
  }),
  Lifestyle: ({ product, setting }, family) => ({
    title: 'Add a lifestyle scene',
    why: 'A scene shows at a glance what the product is for, and for whom.',
    prompt: `${capital(product)} ${SCENES[family].place}. A wall or backdrop in muted ${setting.name} (${setting.hex}) sets off its color. The label is readable and undistorted.`,
  }),
  'In Use': ({ product }, family) => ({
    title: 'Show the product in use',
    why: 'Seeing the product in use shows its size and how it works.',
    prompt: `${capital(product)} ${SCENES[family].use}. Natural light from one side, background out of focus, label toward the camera.`,
  }),
  'On Model': ({ product }) => ({
    title: 'Show the product worn by a person',
    why: 'Fit and length show only on a body.',
    prompt: `${capital(product)} worn by a person in a relaxed pose, seen from the front. Plain light backdrop, true colors. Take a second picture from behind.`,
  }),
  'Size And Scale': ({ product, shape }, family) => ({
    title: 'Show how large the product is',
    why: 'Wrong expectations about size lead to returns.',
    prompt: `${capital(product)} (${shape}) ${SCENES[family].scale}. Thin dimension lines beside it give its real width and height in inches and centimeters.`,
  }),
  Infographic: ({ product, words, setting }) => ({
    title: words.length > 0 ? 'Enlarge the key words of the pack' : 'Show the benefits at a glance',
    why: 'Hardly anyone reads the label itself on a phone.',
    prompt: `${capital(product)} on the left of a plain ${setting.name} background (${setting.hex}). On the right ${words.length > 0 ? `the pack’s own words ${quoteAll(words)}` : 'three benefits that you can prove'}. Each has its own line, at least 2.6% of the width high, and a thin line to its place on the product.`,
  }),
  'Comparison Chart': ({ product }) => ({
    title: 'Compare the product with its variants',
    why: 'Shoppers leave the page when they cannot choose between variants.',
    prompt: `A table that compares ${product} with two of its variants in four rows of facts. Check marks instead of sentences. Letters at least 2.6% of the width high.`,
  }),
  Ingredients: ({ product }) => ({
    title: 'List the ingredients',
    why: 'Shoppers read the ingredients of food and skin care.',
    prompt: `The ingredient list of ${product} as on the pack, in large dark letters on a light background. Allergens in bold, the raw ingredients around the list.`,
  }),
  'Nutrition Label': ({ product }) => ({
    title: 'Show the nutrition facts',
    why: 'Most places require them on the page by law (EU 1169/2011).',
    prompt: `The nutrition facts of ${product} exactly as on the pack, straight on, black on white, filling the frame. Every number is readable on a phone.`,
  }),
  Instructions: ({ product, color }) => ({
    title: 'Explain how to use the product',
    why: 'Three steps remove the fear of doing it wrong.',
    prompt: `Three numbered steps for ${product}, each with one small picture and at most six words. Light background with accents in its ${color.name} (${color.hex}).`,
  }),
  Swatch: ({ product, color }) => ({
    title: 'Show the color itself',
    why: 'Shoppers choose shades by eye, not by name.',
    prompt: `${capital(product)} without its pack, spread or laid out flat on white, in daylight and without a filter. Its color measures ${color.hex} (${color.name}) in this image.`,
  }),
  'Group Or Variant': ({ product }) => ({
    title: 'Show the product with its variants',
    why: 'Another variant may be the one that the shopper wants.',
    prompt: `${capital(product)} in front of its variants on white. All stand upright in one row, labels toward the camera.`,
  }),
} satisfies Partial<Record<Classification, Draft>>

/** Covers types that the listing, or a standalone image's category, lacks. */
export function missingImages(brief: IdeaBrief, description: Description): IdeaDraft[] {
  const { rubric, listing } = brief
  return missingAssetTypes(brief).flatMap((assetType) => {
    const draft = draftOf(assetType)?.(description, rubric.family)
    if (!draft) return []
    const wanted = rubric.idealMix[assetType] ?? 1
    const ideal = `The ideal listing of this category has ${wanted} “${assetType}” ${wanted === 1 ? 'image' : 'images'}.`
    return [
      {
        title: draft.title,
        rationale: `${ideal} ${listing ? 'This listing has fewer. ' : ''}${draft.why}`,
        addresses: [],
        prompt: draft.prompt,
        asset_type: assetType,
      },
    ]
  })
}

const draftOf = (assetType: Classification): Draft | undefined =>
  (DRAFTS as Partial<Record<Classification, Draft>>)[assetType]

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const quoteAll = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(', ')

/** Fits the asset type. */
export const sceneOf = (
  assetType: 'Lifestyle' | 'In Use',
  description: Description,
  family: Family,
): string => DRAFTS[assetType](description, family).prompt
