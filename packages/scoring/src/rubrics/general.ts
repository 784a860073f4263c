import type { Classification } from '../classification.ts'
import type { Rubric } from '../rubric.ts'
import { technical } from './technical.ts'

/** Images that are made to be read: their layout is not the product's framing. */
const TEXT_KINDS: readonly Classification[] = [
  'Infographic',
  'Comparison Chart',
  'Instructions',
  'Size And Scale',
  'Ingredients',
  'Nutrition Label',
]

/** Drawn rather than photographed: flat colours and pure white are no faults of a camera there. */
const DRAWN_KINDS: readonly Classification[] = [...TEXT_KINDS, 'Swatch']

/**
 * The rubric for every category that has none of its own. Sources: GS1 UK & IGD "Mobile Ready Hero
 * Images" guideline (2018) and GS1 "Product Image Specification Standard" 4.x for framing and ground;
 * the main-image rules of the large marketplaces for fill share (85 %) and size (1,600 px zooms);
 * curves of the technical factors from what blur, noise and JPEG at known strengths measure on
 * packshots (`bench/degradations.ts` prints them).
 */
export const generalRubric: Rubric = {
  version: 'general-4',
  family: 'general',
  roles: {
    hero: {
      exponent: 0.5,
      factors: {
        fill: {
          curve: [
            [0.1, 0],
            [0.35, 30],
            [0.6, 68],
            [0.75, 88],
            [0.85, 100],
          ],
          weight: 1.6,
          bar: 98,
          withoutProduct: 0,
          why: 'In a search tile the product is all there is: marketplaces ask for 85 % of the frame, and legibility falls with size.',
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
          why: 'Tiles are cropped and rounded by shops; 2 % off the centre is not seen, 15 % is.',
        },
        cropping: {
          curve: [
            [0.04, 100],
            [0.3, 62],
            [0.7, 28],
            [1.1, 10],
            [2, 0],
          ],
          weight: 2.2,
          bar: 85,
          why: 'A hero must show the whole product. A tip that touches the edge costs little, a cut body much. A person who wears the product may be cut.',
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
          why: 'A little air (2–3 %) keeps the outline clear of the tile’s edge.',
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
          weight: 0.7,
          bar: 80,
          why: 'The guideline asks for an upright pack; the axis of an irregular shape is off by a few degrees without being crooked.',
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
          weight: 1.9,
          bar: 85,
          why: 'Main images are required on pure white (255) nearly everywhere; a soft shadow measures up to 0.02.',
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
          why: 'A gradient or stain draws the eye from the product; contact shadows measure up to 0.035.',
        },
        background_clutter: {
          curve: [
            [0.003, 100],
            [0.03, 70],
            [0.12, 30],
            [0.4, 0],
          ],
          weight: 0.7,
          bar: 80,
          why: 'Edges behind the product compete with its outline; a studio ground has none.',
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
          why: 'An outline needs some ΔE 10 to be seen at thumbnail size; white on white depends on its shading.',
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
          why: 'Zoom shows the product, not the margin: the pixels that count are those on it.',
        },
        off_pack_text: {
          curve: [
            [0, 100],
            [0.004, 72],
            [0.02, 40],
            [0.06, 18],
            [0.2, 0],
          ],
          weight: 1.2,
          bar: 85,
          why: 'Marketplaces forbid words, badges and watermarks beside the product in main images; the guideline allows none but a small lozenge with the size, which does not count.',
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
          why: 'Three of four shoppers search on a phone: what the pack says in its largest lines must be read on a 16 mm tile. Products without words are not asked.',
        },
        ...technical,
      },
    },
    carousel: {
      exponent: 0.5,
      factors: {
        ...technical,
        sharpness: { ...technical.sharpness, weight: 1.6, notFor: DRAWN_KINDS },
        exposure: { ...technical.exposure, notFor: DRAWN_KINDS },
        contrast: { ...technical.contrast, notFor: DRAWN_KINDS },
        noise: { ...technical.noise, notFor: DRAWN_KINDS },
        perceived_quality: { ...technical.perceived_quality, notFor: DRAWN_KINDS },
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
          why: 'Scenes may give room to their surroundings, but the product should still be found at once.',
          notFor: TEXT_KINDS,
        },
        cropping: {
          curve: [
            [0.7, 100],
            [1.2, 80],
            [2, 65],
          ],
          weight: 0.3,
          bar: 70,
          why: 'Details and people are cropped on purpose; only an image that shows no whole side is held to account.',
          notFor: [...TEXT_KINDS, 'Detail', 'On Model', 'In Use', 'Swatch'],
        },
        separation: {
          curve: [
            [2, 20],
            [8, 70],
            [18, 100],
          ],
          weight: 0.4,
          bar: 70,
          why: 'The product must not drown in its surroundings.',
          notFor: TEXT_KINDS,
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
          why: 'A carousel image is some 375 px wide on a phone: a line of 2.5 % is 9 px high there, the least that is read without zooming.',
          onlyFor: ['Infographic', 'Comparison Chart', 'Instructions', 'Size And Scale', 'Ingredients'],
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
        'Most shoppers see only the hero; those who open the page decide by the carousel. Each gets half.',
      highScoreBar: 'The certification bar of the specification.',
      minHighScoringImages: 'A hero and two strong images are what fits on the first phone screen.',
      recommendedCarouselImages: 'Six carousel images fill the usual gallery of seven with the hero.',
      fewHighScoring: 'The heaviest penalty: no count or order makes up for weak images.',
      missingImage:
        'Two percent for each of up to four missing images: a short gallery loses questions, not quality.',
      repeatedImage:
        'A repeated image wastes a place that an answer could have had; six of them make the gallery one picture.',
      order:
        'The strongest images should come first, as galleries are left early; the lightest, as it is free to mend.',
      orderTolerance: 'Differences under 8 points are within what two people disagree about.',
      nearDuplicate:
        'Re-encoding and resizing change up to 5 of 64 bits of the hash, another product 12 or more; crops and mirror images are found by the embedding. Colour variants share their shape, not their colour: ΔE 11 is plainly another colour. Two views of one shoe have a cosine of 0.5 and more.',
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
    'What it is, from all sides and from near; how it looks where it is used; what is special about it; and how large it is: the questions that send parcels back when they stay open.',
}
