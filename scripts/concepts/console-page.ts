import { addToList, type Concept } from './concept.ts'

export const CONSOLE_PAGE: Concept = {
  name: 'a page of the console',
  adds: [
    {
      path: 'packages/console/src/pages/fake/fake-page.tsx',
      content: `import { Page } from '../../parts/page.tsx'
import { say } from '../../words/say.ts'

/** A fake. */
export const FakePage = () => (
  <Page title={say('console.fake.title')} documentTitle={say('console.fake.title')}>
    <p>{say('console.fake.title')}</p>
  </Page>
)
`,
    },
  ],
  changes: [
    addToList('packages/console/src/pages/pages.ts', {
      entry: `{
    path: 'fake',
    component: lazyPage(() => import('./fake/fake-page.tsx'), 'FakePage'),
    place: { name: 'console.fake.title', icon: 'eye', isInPaletteOnly: true },
  }`,
      end: ']\n\nconst PLACES',
    }),
    {
      path: 'packages/console/test/browser/pages.slow.test.ts',
      what: 'its address',
      edits: [
        [`    'shot-list': at('shot-list'),\n`, `    'shot-list': at('shot-list'),\n    fake: at('fake'),\n`],
      ],
    },
  ],
  texts: { 'console.fake.title': 'Fake' },
  note: 'Pages import none of each other: what several show is in `features/`',
}
