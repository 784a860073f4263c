import type { Classification, Family } from '@endcap/scoring'
import type { Description } from './describe-product.ts'
import type { IdeaBrief, IdeaDraft } from './idea.ts'
import { missingAssetTypes } from './missing-asset-types.ts'

/** Where things of a family are at home, and in whose hands. */
const SCENES: Record<Family, { place: string; use: string; scale: string }> = {
  'food and drink': {
    place: 'on a kitchen table by a window, with what it is made of beside it',
    use: 'being poured, opened or served, hands only',
    scale: 'in a hand',
  },
  beauty: {
    place: 'on a stone shelf in a bathroom, with soft side light and one towel',
    use: 'being applied, hands and skin only',
    scale: 'between two fingers',
  },
  apparel: {
    place: 'worn outdoors in the street, cropped from the knees up',
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
    place: 'where it is used every day, in daylight from one side',
    use: 'in use, hands only',
    scale: 'in a hand',
  },
}

type Draft = (product: Description, family: Family) => { title: string; prompt: string; why: string }

/** What an image of each kind should show. Kinds that need facts nobody has given ask for them. */
const DRAFTS = {
  Packshot: ({ product, shape }) => ({
    title: `A clean packshot of ${product}`,
    why: 'shoppers compare products on white first',
    prompt: `Packshot of ${product} (${shape}) on pure white (255, 255, 255), straight from the front, filling 85–95 % of a square frame, soft light from both sides, a faint contact shadow, 2,000 px.`,
  }),
  'Packshot Back': ({ product }) => ({
    title: `Show the back of ${product}`,
    why: 'what stands on the back answers the questions that the front raises',
    prompt: `Back of ${product}, straight on, pure white ground, evenly lit so that every line of its small print is sharp and readable, 2,000 px.`,
  }),
  'Alternate Angle': ({ product, shape }) => ({
    title: `Show another side of ${product}`,
    why: 'one view leaves the depth of a thing open',
    prompt: `${capital(product)} (${shape}) turned by 35 degrees, seen from slightly above, same light and white ground as the hero, whole product in the frame.`,
  }),
  Detail: ({ product, colour }) => ({
    title: `A close-up of ${product}`,
    why: 'material and finish are what shoppers cannot touch',
    prompt: `Macro of ${product}: raking light over its ${colour.name} surface (${colour.hex}) so that texture and print show, shallow depth of field, the frame filled.`,
  }),
  Lifestyle: ({ product, setting }, family) => ({
    title: `Show ${product} where it belongs`,
    why: 'a scene tells at a glance whom and what it is for',
    prompt: `${capital(product)} ${SCENES[family].place}; wall or backdrop in muted ${setting.name} (${setting.hex}) to set its colour off; the label readable and undistorted.`,
  }),
  'In Use': ({ product }, family) => ({
    title: `Show ${product} in use`,
    why: 'seeing it used answers how large it is and how it works',
    prompt: `${capital(product)} ${SCENES[family].use}; natural light from one side, background out of focus, label towards the camera.`,
  }),
  'On Model': ({ product }) => ({
    title: `Show ${product} worn by a person`,
    why: 'fit and length show on a body only',
    prompt: `${capital(product)} worn by a person in a relaxed pose, plain light backdrop, true colours, front view; a second frame from behind.`,
  }),
  'Size And Scale': ({ product, shape }, family) => ({
    title: `Show how large ${product} is`,
    why: 'a wrong guess of the size comes back as a parcel',
    prompt: `${capital(product)} (${shape}) ${SCENES[family].scale}, and beside it thin dimension lines with its real width and height in centimetres and inches.`,
  }),
  Infographic: ({ product, words, setting }) => ({
    title:
      words.length > 0
        ? `Set large what ${product} says on its pack`
        : `Tell the benefits of ${product} at a glance`,
    why: 'on a phone nobody reads the label itself',
    prompt: `${capital(product)} on the left of a plain ${setting.name} ground (${setting.hex}); on the right ${words.length > 0 ? `the pack’s own words ${quoteAll(words)}` : 'three benefits that you can prove'}, each on one line at least 2.6 % of the width high, with a thin line to its place on the product.`,
  }),
  'Comparison Chart': ({ product }) => ({
    title: `Set ${product} beside its siblings`,
    why: 'choosing between siblings is where shoppers leave the page',
    prompt: `Table that sets ${product} beside two of its siblings, four rows of facts, ticks instead of sentences, letters at least 2.6 % of the width high.`,
  }),
  Ingredients: ({ product }) => ({
    title: `Tell what is inside ${product}`,
    why: 'ingredients are read before things are eaten or put on skin',
    prompt: `The list of ingredients of ${product} as on the pack, set large in dark letters on a light ground, allergens in bold, the raw ingredients around it.`,
  }),
  'Nutrition Label': ({ product }) => ({
    title: `Show the nutrition table of ${product}`,
    why: 'it must be on the page by law in most places (EU 1169/2011)',
    prompt: `The nutrition table of ${product} exactly as on the pack, straight on, black on white, filling the frame, every figure readable on a phone.`,
  }),
  Instructions: ({ product, colour }) => ({
    title: `Tell how to use ${product}`,
    why: 'three steps take away the fear of doing it wrong',
    prompt: `Three numbered steps for ${product}, one small picture each, on a light ground with accents in its ${colour.name} (${colour.hex}), at most six words a step.`,
  }),
  Swatch: ({ product, colour }) => ({
    title: `Show the colour of ${product} itself`,
    why: 'shades are chosen by eye, not by name',
    prompt: `${capital(product)} itself, without its pack: spread or laid out flat on white in daylight, without a filter; its colour measures ${colour.hex} here (${colour.name}).`,
  }),
  'Group Or Variant': ({ product }) => ({
    title: `Show ${product} with its family`,
    why: 'the variety next to it may be the one that is wanted',
    prompt: `${capital(product)} in front of its varieties, all upright in one row, labels to the camera, white ground.`,
  }),
} satisfies Partial<Record<Classification, Draft>>

/** An idea for each kind that the listing misses, or, of an image alone, that its category wants. */
export function missingImages(brief: IdeaBrief, description: Description): IdeaDraft[] {
  const { rubric, listing } = brief
  return missingAssetTypes(brief).flatMap((kind) => {
    const draft = draftOf(kind)?.(description, rubric.family)
    if (!draft) return []
    const wanted = rubric.idealMix[kind] ?? 1
    const lack = listing
      ? `The listing has fewer of the kind “${kind}” than its category’s ideal, ${wanted}`
      : `The category’s ideal listing has ${wanted} of the kind “${kind}”`
    return [
      {
        title: draft.title,
        rationale: `${lack}: ${draft.why}.`,
        addresses: [],
        prompt: draft.prompt,
        asset_type: kind,
      },
    ]
  })
}

const draftOf = (kind: Classification): Draft | undefined =>
  (DRAFTS as Partial<Record<Classification, Draft>>)[kind]

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const quoteAll = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(', ')

/** The scene that an image of this kind would show. */
export const sceneOf = (kind: 'Lifestyle' | 'In Use', description: Description, family: Family): string =>
  DRAFTS[kind](description, family).prompt
