import { addToList, type Concept } from './concept.ts'

export const CONSOLE_PAGE: Concept = {
  name: 'a page of the console',
  adds: [
    {
      path: 'packages/console/src/pages/fake/fake-page.tsx',
      content: `import { Page } from '../../parts/page.tsx'

/** A fake. */
export const FakePage = () => (
  <Page title="Fake" documentTitle="Fake">
    <p>Fake</p>
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
    place: { name: 'Fake', icon: 'eye', isInPaletteOnly: true },
  }`,
      end: ']\n\n/** The places',
    }),
    {
      path: 'packages/console/test/browser/pages.slow.test.ts',
      what: 'its address',
      edits: [
        [`    'shot-list': at('shot-list'),\n`, `    'shot-list': at('shot-list'),\n    fake: at('fake'),\n`],
      ],
    },
  ],
  note: 'Pages import none of each other: what several show is in `features/`',
}
