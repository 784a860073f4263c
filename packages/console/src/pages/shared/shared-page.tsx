import './shared.css'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { Button } from '../../parts/button.tsx'
import { Empty, Skeleton } from '../../parts/controls.tsx'
import { Mark } from '../../parts/icon.tsx'
import { usePageTitle } from '../../parts/page.tsx'
import { failureText, Toasts } from '../../parts/toast.tsx'
import type { SharedContent } from '../../session/contract.ts'
import { SessionError } from '../../session/session-api.ts'
import { exactTime } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { Gone } from './gone.tsx'
import { createGuest, type Guest } from './guest.ts'
import { Password } from './password.tsx'
import { SharedBriefs } from './shared-briefs.tsx'
import { SharedListings } from './shared-listings.tsx'
import { SharedReport } from './shared-report.tsx'

const secretOf = (): string => location.hash.slice(1)

/** The page of a link for outsiders, who have no account. */
export function SharedPage() {
  const [secret, setSecret] = useState(secretOf)
  useEffect(() => {
    const read = () => setSecret(secretOf())
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  return <SharedLink key={secret} secret={secret} />
}

type State = { content: SharedContent } | { error: unknown } | null

function SharedLink({ secret }: { secret: string }) {
  const [state, setState] = useState<State>(null)
  // The link may be closed while its page is open.
  const guest = useMemo(() => createGuest(secret, (error) => setState({ error })), [secret])
  const content = state && 'content' in state ? state.content : null
  const read = () =>
    guest.content().then(
      (shown) => setState({ content: shown }),
      (error: unknown) => setState({ error }),
    )
  useEffect(() => void read(), [guest])
  usePageTitle(content && titleOf(content))
  return (
    <div class="shared">
      <SharedBar content={content} />
      <main id="main" class="shared-main" tabIndex={-1}>
        {content ? (
          <Content content={content} guest={guest} />
        ) : (
          <Before state={state} guest={guest} read={read} />
        )}
      </main>
      <Toasts />
    </div>
  )
}

const SharedBar = ({ content }: { content: SharedContent | null }) => (
  <header class="bar">
    <span class="row brand">
      <Mark />
      <b>Endcap</b>
    </span>
    {content && (
      <>
        <span class="quiet cut" dir="auto">
          {say('console.shared.from', { organization: content.organization, recipient: content.recipient })}
        </span>
        <span class="quiet shared-until">
          {say('console.shared.until', { time: exactTime(content.expires_at) })}
        </span>
      </>
    )}
  </header>
)

type BeforeProps = { state: State; guest: Guest; read: () => Promise<void> }

/** Shown while nothing is read: a skeleton, the field for the password, or why there is nothing. */
function Before({ state, guest, read }: BeforeProps) {
  if (state === null || !('error' in state)) return <Skeleton rows={6} />
  const { error } = state
  const code = error instanceof SessionError ? error.code : null
  if (code === 'SHARE_NOT_FOUND') return <Gone />
  if (code === 'SHARE_PASSWORD_REQUIRED') return <Password guest={guest} onOpened={read} />
  return (
    <Empty title={say('console.parts.not_loaded')} text={failureText(error)}>
      <Button onClick={read}>{say('console.parts.try_again')}</Button>
    </Empty>
  )
}

const Content = ({ content, guest }: { content: SharedContent; guest: Guest }) => (
  <>
    <div class={content.kind === 'shots' ? 'shared-head no-print' : 'shared-head'}>
      <div>
        <h1>{titleOf(content)}</h1>
        <p class="quiet">{aboutText(content)}</p>
      </div>
      <Button onClick={() => print()}>{say('console.shared.print')}</Button>
    </div>
    {content.report ? (
      <SharedReport report={content.report} guest={guest} />
    ) : content.kind === 'shots' ? (
      <SharedBriefs content={content} guest={guest} />
    ) : (
      <SharedListings listings={content.listings} guest={guest} />
    )}
  </>
)

function titleOf({ kind, recipient, report, listings, briefs }: SharedContent): string {
  if (report) return say('console.shared.report_for', { target: report.target_name, recipient })
  return kind === 'shots'
    ? say('console.shared.shots_for', { count: briefs.length, recipient })
    : say('console.shared.listings_for', { count: listings.length, recipient })
}

const aboutText = ({ organization, permission, shared_by: by }: SharedContent): string =>
  [
    ...(permission === 'read_and_upload' ? [say('console.shared.may_send')] : []),
    say('console.shared.about', { organization }),
    ...(permission === 'read_and_upload' && by !== null ? [say('console.shared.looks', { name: by })] : []),
  ].join(' ')
