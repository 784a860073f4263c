import { Page } from '../../frame/page.tsx'

/** TODO */
export const OverviewPage = () => (
  <Page title="Overview" documentTitle="Overview">
    <p>…</p>
  </Page>
)
