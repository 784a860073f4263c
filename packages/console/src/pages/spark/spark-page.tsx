import { Page } from '../../frame/page.tsx'

/** TODO */
export const SparkPage = () => (
  <Page title="Spark" documentTitle="Spark">
    <p>…</p>
  </Page>
)
