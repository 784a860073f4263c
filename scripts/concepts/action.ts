import { addToList, type Concept } from './concept.ts'

export const ACTION: Concept = {
  name: 'an action',
  adds: [
    {
      path: 'packages/scoring/src/answers/actions/fake.ts',
      content: `import { defineAction } from './action.ts'

/** Changes nothing. */
export const fake = defineAction({
  code: 'FAKE',
  settles: null,
  needsImages: false,
  by: 'arranging',
  title: () => 'Make a fake',
  detail: ({ from }: { from: number }) => \`Image \${from} becomes a fake.\`,
  apply: (images) => images,
})
`,
    },
  ],
  changes: [
    addToList('packages/scoring/src/answers/actions/actions.ts', {
      importLine: `import { fake } from './fake.ts'`,
      entry: 'fake',
      end: '] as const\n',
    }),
  ],
  note: 'A file of `answers/proposals/` proposes it',
}
