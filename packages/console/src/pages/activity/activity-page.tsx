import { Page } from '../../frame/page.tsx'

/** TODO */
export const ActivityPage = () => (
  <Page title="Activity" documentTitle="Activity">
    <p>…</p>
  </Page>
)
