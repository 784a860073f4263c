import { addToList, type Concept } from './concept.ts'

export const ASSET_TYPE: Concept = {
  name: 'an asset type',
  adds: [
    {
      path: 'packages/scoring/src/asset-types/fake.ts',
      content: `import type { AssetType } from './asset-type.ts'

/** A fake. */
export const fake: AssetType = {
  label: 'Fake',
  phrase: 'a fake',
  shot: 'The fake alone.',
  shows: 'no_product',
  asMainImage: { may: 'never', why: 'The image shows a fake.' },
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
  note: 'The models have one output for each line, so they are trained again (`training/`)',
}
