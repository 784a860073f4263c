import { addToList, type Concept } from './concept.ts'

export const ASSET_TYPE: Concept = {
  name: 'an asset type',
  adds: [
    {
      path: 'packages/scoring/src/asset-types/fake.ts',
      content: `import type { AssetType } from './asset-type.ts'

/** A fake. */
export const fake: AssetType = {
  shows: 'no_product',
  asMainImage: 'never',
}
`,
    },
  ],
  changes: [
    addToList('packages/scoring/src/asset-types/asset-types.ts', {
      importLine: `import { fake } from './fake.ts'`,
      entry: 'Fake: fake',
      end: '} as const satisfies Record<string, AssetType>',
    }),
  ],
  texts: {
    'asset_type.fake.label': 'Fake',
    'asset_type.fake.phrase': 'a fake',
    'asset_type.fake.shot': 'The fake alone.',
    'asset_type.fake.why': 'The image shows a fake.',
  },
  note: 'The models have one output for each line, so they are trained again (`training/`)',
}
