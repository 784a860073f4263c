import { Page } from '../../frame/page.tsx'

/** TODO */
export const HistoryPage = () => (
  <Page title="History" documentTitle="History">
    <p>…</p>
  </Page>
)
