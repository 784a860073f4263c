import { Page } from '../../frame/page.tsx'

/** TODO */
export const SettingsPage = () => (
  <Page title="Settings" documentTitle="Settings">
    <p>…</p>
  </Page>
)
