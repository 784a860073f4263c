import { addToList, type Concept } from './concept.ts'

export const FACTOR: Concept = {
  name: 'a factor',
  adds: [
    {
      path: 'packages/scoring/src/factors/fake.ts',
      content: `import type { FactorDefinition } from './factor.ts'

/** Size of the file. */
export const fake: FactorDefinition = {
  label: 'Fake',
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
  reason: (_value, _facts, isGood) => (isGood ? 'The fake is fine.' : 'The fake is missing.'),
  title: 'Add the fake',
  advice: 'Use an image that has the fake.',
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
  note: '`npm run golden`, `npm run bench -- degradations` and `npm run bench -- truth` show its effect',
}
