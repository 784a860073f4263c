import { at } from '../../base.ts'
import { LinkButton } from '../../parts/button.tsx'
import { CopyButton } from '../../parts/controls.tsx'
import { currentSession } from '../../session/session.ts'
import { Door } from './door.tsx'

/** Scores listings from a program. */
export function ProgramDoor() {
  const { base_url: baseUrl, docs_url: docsUrl, demo, can } = currentSession()
  const asin = demo?.asins[0] ?? 'B0CXYZ1234'
  const lines = [`curl -X PUT ${baseUrl}/v1/pdps/asin/${asin} \\`, '  -H "Authorization: Bearer $TOKEN"']
  return (
    <Door
      title="From a program"
      text={
        <>
          {can.manage_people
            ? 'A credential gives a program its token. '
            : 'An admin creates the credential of a program. '}
          <a class="link" href={docsUrl}>
            Read the API docs
          </a>
        </>
      }
      scene={
        <pre class="door-code">
          <span class="code-comment"># Score a listing by its ASIN</span>
          {`\n${lines.join('\n')}`}
        </pre>
      }
    >
      {can.manage_people && (
        <LinkButton icon="key" href={at('settings/credentials')}>
          Create a credential
        </LinkButton>
      )}
      <CopyButton text={lines.join('\n')} label="Copy" />
    </Door>
  )
}
