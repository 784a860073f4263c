import { addToList, type Concept } from './concept.ts'

export const ACTION: Concept = {
  name: 'an action',
  adds: [
    {
      path: 'packages/scoring/src/answers/actions/fake.ts',
      content: `import { say } from '@endcap/words/message'
import { defineAction } from './action.ts'

/** Changes nothing. */
export const fake = defineAction({
  code: 'FAKE',
  settles: null,
  needsImages: false,
  by: 'arranging',
  title: () => say('action.fake.title'),
  detail: ({ from }: { from: number }) => say('action.fake.detail', { from }),
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
  texts: {
    'action.fake.title': 'Make a fake',
    'action.fake.detail': 'Image {from, number} becomes a fake.',
  },
  note: 'A file of `answers/proposals/` proposes it',
}
