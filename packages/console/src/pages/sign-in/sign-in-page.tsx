import { Page } from '../../frame/page.tsx'

/** TODO */
export const SignInPage = () => (
  <Page title="SignIn" documentTitle="SignIn">
    <p>…</p>
  </Page>
)
