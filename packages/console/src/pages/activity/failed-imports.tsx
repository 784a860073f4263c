import type { Import } from '@endcap/client'
import { Imports } from '@endcap/client/imports'
import { at } from '../../base.ts'
import { type Resource, useResource } from '../../data/resource.ts'
import { endcap, seesAll } from '../../session/session.ts'
import { ago, exactTime } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'

const imports = new Imports(endcap)

const READ = 5

/** Reads the last imports that left listings out. Nothing for people who see a part of the listings. */
export const useFailedImports = (): Resource<Import[]> =>
  useResource<Import[]>(seesAll() ? 'imports:failed' : null, async (signal) => {
    const { data } = await imports.list({ limit: READ }, { signal }).page()
    const started = data.filter(({ started_at: startedAt }) => startedAt !== null)
    const read = await Promise.all(started.map(({ import_id: id }) => imports.get(id, { signal })))
    return read.filter(({ progress }) => progress.failed > 0)
  })

/** Links to the rows of an import. */
export const FailedImport = ({ found }: { found: Import }) => (
  <li class="line">
    <span />
    <span class="line-name">
      <a class="cut" dir="auto" href={at(`import/${found.import_id}`)}>
        {found.filename ?? say('console.imports.title')}
      </a>
      <span class="meta cut">
        <span class="loss">{say('console.activity.failed_rows', { failed: found.progress.failed })}</span>
        {' · '}
        <time title={exactTime(found.created_at)}>{ago(found.created_at)}</time>
      </span>
    </span>
    <a class="link" href={at(`import/${found.import_id}`)}>
      {say('console.activity.see_rows')}
    </a>
  </li>
)
