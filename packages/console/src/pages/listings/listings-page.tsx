import { Page } from '../../frame/page.tsx'

/** TODO */
export const ListingsPage = () => (
  <Page title="Listings" documentTitle="Listings">
    <p>…</p>
  </Page>
)
