import { Page } from '../../frame/page.tsx'

/** TODO */
export const ComparePage = () => (
  <Page title="Compare" documentTitle="Compare">
    <p>…</p>
  </Page>
)
