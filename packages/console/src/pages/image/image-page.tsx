import { Page } from '../../frame/page.tsx'

/** TODO */
export const ImagePage = () => (
  <Page title="Image" documentTitle="Image">
    <p>…</p>
  </Page>
)
