import { addToList, type Concept } from './concept.ts'

export const RETAILER_RULE: Concept = {
  name: 'a retailer’s rule for main images',
  adds: [
    {
      path: 'packages/scoring/src/retailer-rules/fake.ts',
      content: `import { say } from '@endcap/words/message'
import type { RetailerRule } from './retailer-rule.ts'

/** Largest size of the file. */
export const fake: RetailerRule = {
  fix: null,
  check({ file }, { fakeBytes }) {
    if (fakeBytes === undefined) return null
    return { passed: file.byteLength <= fakeBytes, measured: file.byteLength, required: fakeBytes }
  },
  finding: ({ measured }) => say('rule.fake.finding', { measured: Number(measured) }),
  demand: ({ required }, retailer) => say('rule.fake.demand', { retailer, required: Number(required) }),
}
`,
    },
  ],
  changes: [
    addToList('packages/scoring/src/retailer-rules/retailer-rules.ts', {
      importLine: `import { fake } from './fake.ts'`,
      entry: 'fake',
      end: '} as const satisfies Record<string, RetailerRule>',
    }),
    {
      path: 'packages/catalog/src/retailers/retailer.ts',
      what: 'its figure, if it has one',
      edits: [['  minPixels: number\n', '  minPixels: number\n  fakeBytes?: number | undefined\n']],
    },
    {
      path: 'packages/catalog/src/retailer-rules/image-rules-of.ts',
      what: 'the figure, from the rules of a shop',
      edits: [['    mainImage: {\n', '    mainImage: {\n      fakeBytes: 9e9,\n']],
    },
    {
      path: 'packages/api/src/schemas/composer.ts',
      what: 'the schema of the figure',
      edits: [
        [
          '    minPixels: z.int(),\n',
          `    minPixels: z.int(),\n    fakeBytes: z.int().optional().meta({ description: 'Largest size of a fake' }),\n`,
        ],
      ],
    },
  ],
  texts: {
    'rule.fake.label': 'Fake',
    'rule.fake.title': 'Fake',
    'rule.fake.description': 'The file has at most as many bytes as the retailer allows.',
    'rule.fake.finding': 'The file has {measured, number} bytes.',
    'rule.fake.demand': '{retailer} allows {required, number}.',
  },
}
