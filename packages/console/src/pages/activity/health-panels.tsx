import { useResource } from '../../data/resource.ts'
import { Empty, Loaded } from '../../parts/controls.tsx'
import { Icon } from '../../parts/icon.tsx'
import type { ServiceHealth as Health } from '../../session/contract.ts'
import { sessionApi } from '../../session/session-api.ts'
import { bytesText, count, exactTime } from '../../words/numbers.ts'
import { say, sayWith } from '../../words/say.ts'
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
        {say('console.activity.health')}
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

/** Shows the doctor's findings, worst first. */
function Findings({ findings }: Pick<Health, 'findings'>) {
  const problems = findings.filter(({ level }) => level !== 'ok')
  const sorted = LEVELS.flatMap((level) => findings.filter((finding) => finding.level === level))
  const fine = findings.length - problems.length
  return (
    <section class="panel" aria-labelledby="findings-title">
      <div class="panel-head">
        <h3 id="findings-title">{say('console.activity.findings')}</h3>
        <span class="small quiet end">
          {problems.length === 0
            ? say('console.activity.checks_pass_all')
            : say('console.activity.checks_pass', { count: fine, all: findings.length })}
        </span>
      </div>
      <ul class="findings">
        {sorted.map(({ check, level, text, advice }) => (
          <li key={`${check}${text}`} class={level}>
            <Icon name={level === 'ok' ? 'check' : 'alert'} />
            <span>
              <b class={level === 'ok' ? 'quiet' : undefined}>
                {sayWith(
                  `console.activity.finding_${level}`,
                  { check },
                  { spoken: (word) => <span class="spoken">{word}</span> },
                )}
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
      <h3 id="queues-title">{say('console.activity.queues')}</h3>
    </div>
    {queues.length === 0 ? (
      <Empty title={say('console.activity.queues_none')} text={say('console.activity.queues_none_text')} />
    ) : (
      <table class="table queues">
        <caption class="spoken">{say('console.activity.queues_caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('console.activity.queue')}</th>
            <th scope="col" class="number">
              {say('console.activity.queue_waiting')}
            </th>
            <th scope="col" class="number">
              {say('console.activity.queue_running')}
            </th>
            <th scope="col" class="number">
              {say('console.activity.queue_failed')}
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

/** Length of git's short hashes. */
const COMMIT_LENGTH = 9

const Installation = ({ health }: { health: Health }) => {
  const { version, commit, schema, started_at: startedAt, storage } = health
  return (
    <section class="panel" aria-labelledby="installation-title">
      <div class="panel-head">
        <h3 id="installation-title">{say('console.activity.installation')}</h3>
      </div>
      <dl class="installation">
        <dt>{say('console.activity.version')}</dt>
        <dd>
          {version}
          {commit !== null && (
            <span class="small quiet" title={commit}>
              {say('console.activity.commit', { commit: commit.slice(0, COMMIT_LENGTH) })}
            </span>
          )}
        </dd>
        <dt>{say('console.activity.schema')}</dt>
        <dd>{schema}</dd>
        <dt>{say('console.activity.runs_for')}</dt>
        <dd title={exactTime(startedAt)}>{uptimeOf(startedAt)}</dd>
        <dt>{say('console.activity.images')}</dt>
        <dd>
          {storage.place}
          {storage.free_bytes !== null && (
            <span class="small quiet">{freeText(storage.free_bytes, storage.total_bytes)}</span>
          )}
        </dd>
        <dt>{say('console.activity.database')}</dt>
        <dd>{storage.database === 'embedded' ? say('console.activity.database_embedded') : 'PostgreSQL'}</dd>
      </dl>
    </section>
  )
}

function freeText(freeBytes: number, totalBytes: number | null): string {
  const free = bytesText(freeBytes)
  return totalBytes === null
    ? say('console.activity.free', { free })
    : say('console.activity.free_of', { free, total: bytesText(totalBytes) })
}

const MINUTE_MS = 60_000

function uptimeOf(startedAt: string): string {
  const minutes = Math.floor((Date.now() - Date.parse(startedAt)) / MINUTE_MS)
  if (minutes < 60) return say('console.activity.uptime_minutes', { minutes: Math.max(0, minutes) })
  const hours = Math.floor(minutes / 60)
  if (hours < 48) return say('console.activity.uptime_hours', { hours, minutes: minutes % 60 })
  return say('console.activity.uptime_days', { days: Math.floor(hours / 24) })
}
