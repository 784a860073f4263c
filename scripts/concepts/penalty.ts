import { addToList, type Concept } from './concept.ts'

export const PENALTY: Concept = {
  name: 'a penalty',
  adds: [
    {
      path: 'packages/scoring/src/penalties/fake.ts',
      content: `import { say } from '@endcap/words/message'
import type { Penalty } from './penalty.ts'

/** The listing has a fake. */
export const fake: Penalty = {
  order: 99,
  pattern: 'repeating-linear-gradient(7deg, var(--loss-fill) 0 2px, var(--loss-soft) 2px 9px)',
  description: 'The listing has a fake',
  effect: 'No listing has a fake: listing score × 1',
  numbers: [{ name: 'fake', value: '× 1', why: 'No listing has a fake.' }],
  applies: () => false,
  multiplier: () => 1,
  reason: () => say('loss.fake_penalty.reason'),
}
`,
    },
  ],
  changes: [
    addToList('packages/scoring/src/penalties/penalties.ts', {
      importLine: `import { fake } from './fake.ts'`,
      entry: 'fake_penalty: fake',
      end: '} as const satisfies Record<string, Penalty>',
    }),
  ],
  texts: {
    'loss.fake_penalty.label': 'Fake',
    'loss.fake_penalty.short': 'Fake',
    'loss.fake_penalty.reason': 'The listing has a fake.',
  },
}
