import type { Classification } from '../asset-types.ts'
import type { Curve } from '../curve.ts'
import type { Rubric } from '../rubric.ts'
import { technical } from './technical.ts'

/** Asset types that are made to be read. Rules for framing the product do not apply to their layout. */
const TEXT_TYPES: readonly Classification[] = [
  'Infographic',
  'Comparison Chart',
  'Instructions',
  'Size And Scale',
  'Ingredients',
  'Nutrition Label',
]

/** Asset types with a layout of pictures and words. */
const LAYOUT_TYPES: readonly Classification[] = [
  'Infographic',
  'Comparison Chart',
  'Instructions',
  'Size And Scale',
]

/** Asset types that show the product alone. Scenes may be dark, flat or full of other things on purpose. */
const PLAIN_TYPES: readonly Classification[] = [
  'Packshot',
  'Packshot Back',
  'Alternate Angle',
  'Packaging',
  'Group Or Variant',
]

/** Asset types that are drawn, not photographed. Flat colors and pure white are not faults there. */
const DRAWN_TYPES: readonly Classification[] = [...TEXT_TYPES, 'Swatch']

/** A severe fault (score 0) costs a third of the image's score, however good the rest is. Mild faults cost nothing more. */
const WORST_FAULT: Curve = [
  [0, 66],
  [30, 86],
  [60, 100],
]

/**
 * The rubric for every category without a rubric of its own. Sources:
 * - framing and background: GS1 UK & IGD "Mobile Ready Hero Images" guideline (2018) and GS1 "Product Image
 *   Specification Standard" 4.x,
 * - fill share (85%) and size (1,600 px for zoom): the main-image rules of the large marketplaces,
 * - curves of the technical factors: blur, noise and JPEG of known strengths, measured on packshots
 *   (`npm run bench:degradations` prints them).
 */
export const generalRubric: Rubric = {
  version: 'general-5',
  family: 'general',
  roles: {
    hero: {
      exponent: 0.5,
      worstFault: WORST_FAULT,
      factors: {
        fill: {
          curve: [
            [0.1, 0],
            [0.35, 18],
            [0.55, 50],
            [0.7, 75],
            [0.85, 98],
            [0.9, 100],
          ],
          weight: 3,
          bar: 98,
          withoutProduct: 0,
          why: 'Shoppers see little more than the product in a search tile. Marketplaces ask for 85% of the image, and smaller text is harder to read.',
        },
        centering: {
          curve: [
            [0.02, 100],
            [0.06, 88],
            [0.15, 50],
            [0.3, 12],
            [0.5, 0],
          ],
          weight: 0.6,
          bar: 80,
          why: 'Storefronts crop and round the tiles. Nobody notices 2% off center, but 15% is visible.',
        },
        cropping: {
          curve: [
            [0.04, 100],
            [0.3, 62],
            [0.7, 28],
            [1.1, 10],
            [2, 0],
          ],
          isFault: true,
          weight: 3.4,
          bar: 85,
          why: 'A main image must show the whole product. A tip that touches the edge costs little, a cut body costs much. A person who wears the product may be cut.',
          notFor: ['On Model'],
        },
        margin: {
          curve: [
            [0, 55],
            [0.015, 92],
            [0.03, 100],
          ],
          weight: 0.3,
          bar: 80,
          why: 'A small margin of 2–3% keeps the outline clear of the edge of the tile.',
          notFor: ['On Model'],
        },
        tilt: {
          curve: [
            [1.5, 100],
            [5, 85],
            [12, 50],
            [25, 15],
            [45, 0],
          ],
          isFault: true,
          weight: 0.7,
          bar: 80,
          why: 'The guideline asks for an upright pack. An irregular shape can measure a few degrees without being crooked.',
          notFor: ['On Model', 'Lifestyle', 'In Use'],
        },
        background_whiteness: {
          curve: [
            [0.01, 100],
            [0.03, 85],
            [0.08, 58],
            [0.2, 35],
            [0.5, 12],
            [0.9, 0],
          ],
          isFault: true,
          weight: 2.6,
          bar: 85,
          why: 'Nearly all retailers require a pure white background for main images. A soft shadow measures up to 0.02.',
        },
        background_evenness: {
          curve: [
            [0.035, 100],
            [0.08, 75],
            [0.16, 35],
            [0.3, 0],
          ],
          weight: 0.5,
          bar: 75,
          why: 'A gradient or stain draws attention away from the product. Contact shadows measure up to 0.035.',
        },
        background_clutter: {
          curve: [
            [0.003, 100],
            [0.03, 70],
            [0.12, 30],
            [0.4, 0],
          ],
          isFault: true,
          weight: 0.7,
          bar: 80,
          why: 'Objects and patterns behind the product compete with its outline. A studio background has none.',
        },
        color_cast: {
          curve: [
            [3, 100],
            [6, 82],
            [12, 50],
            [25, 15],
            [40, 0],
          ],
          isFault: true,
          weight: 1.2,
          bar: 80,
          why: 'Shoppers return what has another color than the picture. A tint of 3 is hardly visible on white, one of 12 is obvious.',
        },
        separation: {
          curve: [
            [2, 0],
            [6, 45],
            [12, 82],
            [25, 100],
          ],
          weight: 0.5,
          bar: 70,
          why: 'An outline needs a color difference of about 10 to be visible in a thumbnail. A white product on white depends on its shading.',
        },
        product_resolution: {
          curve: [
            [15, 0],
            [80, 8],
            [300, 35],
            [800, 80],
            [1300, 95],
            [2500, 100],
          ],
          weight: 0.5,
          bar: 80,
          why: 'Zoom shows the product, not the margin, so only the pixels on the product count.',
        },
        off_pack_text: {
          curve: [
            [0, 100],
            [0.004, 72],
            [0.02, 40],
            [0.06, 18],
            [0.2, 0],
          ],
          isFault: true,
          weight: 1.8,
          bar: 85,
          why: 'Marketplaces forbid text, badges and watermarks beside the product in main images. A small badge with the size does not count, because the guideline allows it.',
        },
        tile_legibility: {
          curve: [
            [0, 40],
            [50, 65],
            [90, 95],
            [100, 100],
          ],
          weight: 0.4,
          bar: 80,
          why: 'Three of four shoppers search on a phone, where the largest text on the pack must be readable on a tile of 16 mm. Only printed packs are scored: four or more lines that cover 8% of the product.',
        },
        ...technical,
        perceived_quality: { ...technical.perceived_quality, weight: 3.3 },
      },
    },
    carousel: {
      exponent: 0.5,
      worstFault: WORST_FAULT,
      factors: {
        ...technical,
        sharpness: { ...technical.sharpness, weight: 1.6, notFor: DRAWN_TYPES },
        exposure: { ...technical.exposure, notFor: [...DRAWN_TYPES, 'Other'] },
        brightness: { ...technical.brightness, onlyFor: [...PLAIN_TYPES, 'On Model'] },
        contrast: { ...technical.contrast, onlyFor: [...PLAIN_TYPES, 'On Model'] },
        noise: { ...technical.noise, notFor: DRAWN_TYPES },
        perceived_quality: { ...technical.perceived_quality, notFor: [...DRAWN_TYPES, 'Other'] },
        resolution: { ...technical.resolution, weight: 1.2 },
        fill: {
          curve: [
            [0.1, 20],
            [0.35, 65],
            [0.6, 90],
            [0.8, 100],
          ],
          weight: 0.5,
          bar: 75,
          why: 'Shoppers should find the product at once. A scene, a room or a close-up shows it as large as it likes.',
          onlyFor: PLAIN_TYPES,
        },
        cropping: {
          curve: [
            [0.7, 100],
            [1.2, 80],
            [2, 65],
          ],
          weight: 0.3,
          bar: 70,
          why: 'Close-ups and people are cropped on purpose. Only an image that shows no whole side of the product loses points.',
          notFor: [...TEXT_TYPES, 'Detail', 'On Model', 'In Use', 'Swatch'],
        },
        separation: {
          curve: [
            [2, 20],
            [8, 70],
            [18, 100],
          ],
          weight: 0.4,
          bar: 70,
          why: 'The product must stand out from its surroundings.',
          notFor: TEXT_TYPES,
        },
        text_size: {
          curve: [
            [0.01, 10],
            [0.018, 50],
            [0.026, 85],
            [0.035, 100],
          ],
          weight: 0.7,
          bar: 80,
          why: 'A carousel image is about 375 pixels wide on a phone. A line of 2.5% is 9 pixels high there, the minimum for reading without zoom.',
          onlyFor: ['Infographic', 'Comparison Chart', 'Instructions', 'Size And Scale', 'Ingredients'],
        },
        text_amount: {
          curve: [
            [0.25, 100],
            [0.35, 75],
            [0.5, 40],
            [0.8, 0],
          ],
          weight: 0.5,
          bar: 75,
          why: 'Shoppers skim a gallery. Text covers less than a quarter of 19 in 20 real infographics.',
          onlyFor: LAYOUT_TYPES,
        },
        text_contrast: {
          curve: [
            [0.08, 0],
            [0.15, 40],
            [0.25, 78],
            [0.35, 100],
          ],
          weight: 0.6,
          bar: 78,
          why: 'Faint text is lost on a phone in daylight. WCAG 2.2 asks for a contrast of 3:1, which is about 0.4 on white.',
          onlyFor: [...LAYOUT_TYPES, 'Ingredients', 'Nutrition Label'],
        },
        text_margin: {
          curve: [
            [0, 45],
            [0.004, 65],
            [0.012, 85],
            [0.02, 100],
          ],
          weight: 0.3,
          bar: 80,
          why: 'Storefronts crop and round their images, and text at the edge loses letters.',
          onlyFor: LAYOUT_TYPES,
        },
        watermark: {
          curve: [
            [0, 100],
            [0.002, 50],
            [0.02, 20],
            [0.08, 0],
          ],
          weight: 1,
          isFault: true,
          bar: 80,
          why: 'Marketplaces forbid web addresses, and the watermark of a stock photo shows that it was not licensed.',
        },
        empty_space: {
          curve: [
            [0.18, 100],
            [0.28, 75],
            [0.45, 30],
            [0.65, 0],
          ],
          weight: 0.7,
          bar: 78,
          why: 'An empty area makes everything else smaller. It is below 0.16 in 19 of 20 real infographics.',
          onlyFor: ['Infographic', 'Comparison Chart', 'Instructions'],
        },
      },
    },
  },
  listing: {
    heroWeight: 0.5,
    carouselWeight: 0.5,
    highScoreBar: 80,
    minHighScoringImages: 3,
    recommendedCarouselImages: 6,
    penalties: {
      fewHighScoring: 0.92,
      missingImage: 0.98,
      maxMissing: 4,
      repeatedImage: 0.95,
      maxRepeated: 6,
      order: 0.97,
    },
    orderTolerance: 8,
    nearDuplicate: { maxBits: 8, minCosine: 0.7, sureCosine: 0.88, sameProductCosine: 0.5, maxDeltaE: 11 },
    why: {
      weights:
        'Most shoppers see only the main image. Shoppers who open the page decide by the carousel. Each counts half.',
      highScoreBar: 'The certification bar of the specification.',
      minHighScoringImages: 'The main image and two strong images fit on the first screen of a phone.',
      recommendedCarouselImages: 'Six carousel images and the main image fill the usual gallery of seven.',
      fewHighScoring:
        'The largest single penalty, because neither number nor order makes up for weak images.',
      missingImage:
        'Two percent for each of up to four missing images. A short carousel leaves questions open, but is not worse in quality.',
      repeatedImage:
        'A repeated image takes the place of an image that answers a question. Six of them turn the gallery into a single picture.',
      order:
        'The strongest images should come first, because many shoppers leave the gallery early. The penalty is small, because changing the order costs nothing.',
      orderTolerance: 'Two people can disagree by up to 8 points about one image.',
      nearDuplicate:
        'Re-encoding and resizing change up to 5 of 64 bits of the hash, another product 12 or more. The embedding finds crops and mirror images. Color variants share their shape, but not their color: a color difference of 11 is clearly visible. Two views of one shoe have a cosine of 0.5 or more.',
    },
  },
  idealMix: {
    Packshot: 1,
    'Alternate Angle': 1,
    Detail: 1,
    Lifestyle: 1,
    'In Use': 1,
    Infographic: 1,
    'Size And Scale': 1,
  },
  idealMixWhy:
    'Shoppers want to see the product from all sides and up close, in use, with its special features and its size. Unanswered, these questions cause returns.',
}
