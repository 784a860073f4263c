import { at } from '../../base.ts'
import { LinkButton } from '../../parts/button.tsx'
import { CopyButton } from '../../parts/controls.tsx'
import { currentSession } from '../../session/session.ts'
import { say, sayWith } from '../../words/say.ts'
import { Door } from './door.tsx'

/** Scores listings from a program. */
export function ProgramDoor() {
  const { base_url: baseUrl, docs_url: docsUrl, demo, can } = currentSession()
  const asin = demo?.asins[0] ?? 'B0CXYZ1234'
  const lines = [`curl -X PUT ${baseUrl}/v1/pdps/asin/${asin} \\`, '  -H "Authorization: Bearer $TOKEN"']
  return (
    <Door
      title={say('console.first_run.program_title')}
      text={sayWith(
        can.manage_people ? 'console.first_run.program_admin' : 'console.first_run.program_other',
        {},
        {
          docs: (text) => (
            <a class="link" href={docsUrl}>
              {text}
            </a>
          ),
        },
      )}
      scene={
        <pre class="door-code">
          <span class="code-comment"># {say('console.first_run.code_comment')}</span>
          {`\n${lines.join('\n')}`}
        </pre>
      }
    >
      {can.manage_people && (
        <LinkButton icon="key" href={at('settings/credentials')}>
          {say('console.first_run.create_credential')}
        </LinkButton>
      )}
      <CopyButton text={lines.join('\n')} label={say('console.first_run.copy')} />
    </Door>
  )
}
