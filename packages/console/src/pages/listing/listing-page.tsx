import { Page } from '../../frame/page.tsx'

/** TODO */
export const ListingPage = () => (
  <Page title="Listing" documentTitle="Listing">
    <p>…</p>
  </Page>
)
