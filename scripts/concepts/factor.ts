import { addToList, type Concept } from './concept.ts'

export const FACTOR: Concept = {
  name: 'a factor',
  adds: [
    {
      path: 'packages/scoring/src/factors/fake.ts',
      content: `import { say } from '@endcap/words/message'
import type { FactorDefinition } from './factor.ts'

/** Size of the file. */
export const fake: FactorDefinition = {
  group: 'quality',
  measure: ({ file }) => file.byteLength,
  rules: {
    carousel: {
      curve: [
        [0, 0],
        [1000, 100],
      ],
      weight: 1,
      bar: 80,
      onlyFor: ['Swatch'],
      why: 'A fake belongs on swatches.',
    },
  },
  reason: (_value, _facts, isGood) => (isGood ? say('factor.fake.fine') : say('factor.fake.missing')),
}
`,
    },
  ],
  changes: [
    addToList('packages/scoring/src/factors/factors.ts', {
      importLine: `import { fake } from './fake.ts'`,
      entry: 'fake',
      end: '} as const satisfies Record<string, FactorDefinition>',
    }),
    {
      path: 'packages/scoring/test/factor-texts.test.ts',
      what: 'facts on which it has a value',
      edits: [
        [
          'const FACTS_AT: Record<FactorName, (value: number) => Changes[]> = {\n',
          `const FACTS_AT: Record<FactorName, (value: number) => Changes[]> = {\n  fake: (byteLength) => [{ file: { byteLength }, kind: 'Swatch' }],\n`,
        ],
      ],
    },
    {
      path: 'packages/studio/src/ideas/better-image.ts',
      what: 'the remedy that mends it',
      edits: [[`factors: ['composite'],`, `factors: ['composite', 'fake'],`]],
    },
  ],
  texts: {
    'factor.fake.label': 'Fake',
    'factor.fake.fine': 'The fake is fine.',
    'factor.fake.missing': 'The fake is missing.',
    'factor.fake.title': 'Add the fake',
    'factor.fake.advice': 'Use an image that has the fake.',
  },
  note: '`npm run golden`, `npm run bench -- degradations` and `npm run bench -- truth` show its effect',
}
