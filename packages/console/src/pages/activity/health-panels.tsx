import { useResource } from '../../data/resource.ts'
import { Empty, Loaded } from '../../parts/controls.tsx'
import { Icon } from '../../parts/icon.tsx'
import type { ServiceHealth as Health } from '../../session/contract.ts'
import { sessionApi } from '../../session/session-api.ts'
import { bytesText, count, exactTime } from '../../words/numbers.ts'
import { DeadLetters } from './dead-letters.tsx'
import { pollOf } from './polling.ts'

/** Health of the service, for operators. */
export function HealthPanels() {
  const health = useResource('health', () => sessionApi.health(), {
    poll: ({ queues }) => pollOf(queues.some(({ waiting, active }) => waiting + active > 0)),
    isAnnounced: false,
  })
  return (
    <section class="stack" aria-labelledby="health-title">
      <h2 id="health-title" class="spoken">
        Health of the service
      </h2>
      <Loaded resource={health} rows={6}>
        {(state) => (
          <>
            <Findings findings={state.findings} />
            <Queues queues={state.queues} />
            <DeadLetters letters={state.dead_letters} onChanged={health.reload} />
            <Installation health={state} />
          </>
        )}
      </Loaded>
    </section>
  )
}

const LEVELS = ['error', 'warning', 'ok'] as const

const LEVEL_WORDS = { error: 'Error', warning: 'Warning', ok: 'Fine' }

/** Findings of the doctor, the worst first. */
function Findings({ findings }: Pick<Health, 'findings'>) {
  const problems = findings.filter(({ level }) => level !== 'ok')
  const sorted = LEVELS.flatMap((level) => findings.filter((finding) => finding.level === level))
  const fine = findings.length - problems.length
  return (
    <section class="panel" aria-labelledby="findings-title">
      <div class="panel-head">
        <h3 id="findings-title">Health</h3>
        <span class="small quiet end">
          {problems.length === 0
            ? 'all checks pass'
            : `${count(fine)} of ${count(findings.length)} checks pass`}
        </span>
      </div>
      <ul class="findings">
        {sorted.map(({ check, level, text, advice }) => (
          <li key={`${check}${text}`} class={level}>
            <Icon name={level === 'ok' ? 'check' : 'alert'} />
            <span>
              <b class={level === 'ok' ? 'quiet' : undefined}>
                <span class="spoken">{LEVEL_WORDS[level]}: </span>
                {check}
              </b>
              <span class="small quiet">{text}</span>
              {advice !== null && <span class="small">{advice}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Queues = ({ queues }: Pick<Health, 'queues'>) => (
  <section class="panel" aria-labelledby="queues-title">
    <div class="panel-head">
      <h3 id="queues-title">Queues</h3>
    </div>
    {queues.length === 0 ? (
      <Empty title="There are no queues" text="They appear with the first job." />
    ) : (
      <table class="table queues">
        <caption class="spoken">Jobs by queue</caption>
        <thead>
          <tr>
            <th scope="col">Queue</th>
            <th scope="col" class="number">
              Waiting
            </th>
            <th scope="col" class="number">
              Running
            </th>
            <th scope="col" class="number">
              Failed
            </th>
          </tr>
        </thead>
        <tbody>
          {queues.map(({ name, waiting, active, failed }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td class={waiting > 0 ? 'number' : 'number quiet'}>{count(waiting)}</td>
              <td class={active > 0 ? 'number' : 'number quiet'}>{count(active)}</td>
              <td class={failed > 0 ? 'number loss' : 'number quiet'}>{count(failed)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </section>
)

/** Characters of a commit that are shown, as git shortens it. */
const COMMIT_LENGTH = 9

const Installation = ({ health }: { health: Health }) => {
  const { version, commit, schema, started_at: startedAt, storage } = health
  return (
    <section class="panel" aria-labelledby="installation-title">
      <div class="panel-head">
        <h3 id="installation-title">Installation</h3>
      </div>
      <dl class="installation">
        <dt>Version</dt>
        <dd>
          {version}
          {commit !== null && (
            <span class="small quiet" title={commit}>
              commit {commit.slice(0, COMMIT_LENGTH)}
            </span>
          )}
        </dd>
        <dt>Schema</dt>
        <dd>{schema}</dd>
        <dt>Runs for</dt>
        <dd title={exactTime(startedAt)}>{uptimeOf(startedAt)}</dd>
        <dt>Images</dt>
        <dd>
          {storage.place}
          {storage.free_bytes !== null && (
            <span class="small quiet">
              {bytesText(storage.free_bytes)} free
              {storage.total_bytes !== null && ` of ${bytesText(storage.total_bytes)}`}
            </span>
          )}
        </dd>
        <dt>Database</dt>
        <dd>{storage.database === 'embedded' ? 'Embedded' : 'PostgreSQL'}</dd>
      </dl>
    </section>
  )
}

const MINUTE_MS = 60_000

/** Returns how long the service has been running. */
function uptimeOf(startedAt: string): string {
  const minutes = Math.floor((Date.now() - Date.parse(startedAt)) / MINUTE_MS)
  if (minutes < 60) return `${Math.max(0, minutes)} min`
  const hours = Math.floor(minutes / 60)
  if (hours < 48) return `${hours} h ${minutes % 60} min`
  return `${Math.floor(hours / 24)} days`
}
