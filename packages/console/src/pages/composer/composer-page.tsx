import { Page } from '../../frame/page.tsx'

/** TODO */
export const ComposerPage = () => (
  <Page title="Composer" documentTitle="Composer">
    <p>…</p>
  </Page>
)
