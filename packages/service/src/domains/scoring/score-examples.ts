import type { HeroDetails } from './present-hero.ts'

/** Example of the OpenAPI document. */
export const HERO_DETAILS_EXAMPLE: HeroDetails = {
  score_metadata: {
    model_version: 'vision-4+food-1.general-5',
    raw_score: 83.417,
    percentile: 61,
    benchmark: {
      category_id: '9124ba98-845e-56e0-816c-dbd69caca508',
      image_type: 'hero',
      sample_size: 140,
      is_draft: false,
    },
    factors: [
      {
        name: 'fill',
        score: 62,
        weight: 0.14,
        impact: 5.3,
        reason: 'The product could be larger. It spans 71% of the image.',
      },
    ],
    recommendations: [
      {
        code: 'FILL',
        title: 'Show the product larger',
        detail: 'Crop the empty margin so that the product spans at least 85% of the image.',
        expected_gain: 4.8,
      },
    ],
    rule_checks: [
      { rule: 'min_pixels', passed: true, measured: 2000, required: 1000 },
      { rule: 'fill_share', passed: false, measured: 0.71, required: 0.85 },
      { rule: 'white_background', passed: true, measured: 1, required: true },
      { rule: 'no_off_pack_text', passed: true, measured: 0, required: 0 },
    ],
  },
  hero_gs1_components: {
    four_ws: { brand: 100, product_type: 92.5, variant: 100, size_and_count: 40 },
    image_quality: {
      background_separation: 97,
      product_centered: 100,
      product_prominent: 62,
      product_cropping: 100,
      product_tilt: 100,
      no_off_pack_text: 100,
    },
    composition: 87.2,
    layout_staging: 98,
  },
  mobile_readiness: {
    overall: 71.3,
    legibility_level: 'A',
    brand: 100,
    product_type: 90,
    variant: 95,
    size_and_count: 0,
    tile_px: 101,
    ready: false,
    preview: { product_px: 72, lines: [{ text: 'CITRUS', px101: 'CITRUS', px202: 'CITRUS' }] },
  },
}
