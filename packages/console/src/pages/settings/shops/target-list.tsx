import type { AcceptanceTarget, AcceptanceTargetList } from '@endcap/client'
import { useSignal } from '@preact/signals'
import { targets, useTargets } from '../../../features/acceptance/targets.ts'
import { Button } from '../../../parts/button.tsx'
import { Empty, Loaded, Segments } from '../../../parts/controls.tsx'
import { usePageTitle } from '../../../parts/page.tsx'
import { Section } from '../../../parts/section.tsx'
import { showToast } from '../../../parts/toast.tsx'
import { currentSession } from '../../../session/session.ts'
import { count } from '../../../words/numbers.ts'
import { say } from '../../../words/say.ts'
import { SettingsTable } from '../settings-table.tsx'
import { KINDS } from './rule-words.ts'
import { isFound, SearchField } from './search-field.tsx'
import { targetPath } from './targets.ts'

/** Lists shops, channels and standards, and chooses whose rules listings are judged by. */
export function TargetList() {
  const list = useTargets()
  usePageTitle(say('console.settings.shops.title'))
  return (
    <Section title={say('console.settings.shops.title')} text={say('console.settings.shops.text')}>
      <Loaded resource={list} rows={8}>
        {(data) => <Choice key={data.chosen?.join()} list={data} reload={list.reload} />}
      </Loaded>
    </Section>
  )
}

type ChoiceProps = { list: AcceptanceTargetList; reload: () => Promise<void> }

function Choice({ list: { data, chosen }, reload }: ChoiceProps) {
  const choice = useSignal<readonly string[] | null>(chosen)
  const { value: ticked } = choice
  const toggle = (id: string) =>
    (choice.value = ticked?.includes(id) ? ticked.filter((each) => each !== id) : [...(ticked ?? []), id])
  const save = async () => {
    await targets.choose(ticked)
    await reload()
    showToast(say('console.settings.shops.saved'))
  }
  const isChanged = [...(ticked ?? ['-'])].toSorted().join() !== [...(chosen ?? ['-'])].toSorted().join()
  const off =
    (!isChanged && say('console.settings.rules.unchanged')) ||
    (ticked?.length === 0 && say('console.settings.shops.tick_one'))
  const canEdit = currentSession().can.edit
  return (
    <>
      <section class="panel stack" aria-labelledby="choice">
        <h3 id="choice">{say('console.settings.shops.choice')}</h3>
        {canEdit && (
          <div class="row wrap">
            <Segments
              label={say('console.settings.shops.choice')}
              value={ticked === null ? 'retailer' : 'ticked'}
              options={[
                ['retailer', say('console.settings.shops.by_retailer')],
                ['ticked', say('console.settings.shops.by_ticked')],
              ]}
              onChange={(by) => (choice.value = by === 'retailer' ? null : (chosen ?? []))}
            />
            <Button look="first" off={off} onClick={save}>
              {say('console.settings.shops.save')}
            </Button>
          </div>
        )}
        <p class="small quiet">
          {ticked === null
            ? say('console.settings.shops.by_retailer_text')
            : say('console.settings.shops.ticked', { count: ticked.length })}{' '}
          {canEdit && say('console.settings.shops.saving')}
        </p>
      </section>
      <Targets data={data} ticked={ticked} onToggle={canEdit ? toggle : null} />
    </>
  )
}

type TargetsProps = {
  data: readonly AcceptanceTarget[]
  /** Null if listings are judged by their retailer. */
  ticked: readonly string[] | null
  /** Null for people who may not choose. */
  onToggle: ((id: string) => void) | null
}

function Targets({ data, ticked, onToggle }: TargetsProps) {
  const search = useSignal('')
  const shown = data.filter(({ id, name, kind, retailers }) =>
    isFound(search.value, [id, name, say(KINDS[kind]), ...retailers]),
  )
  return (
    <>
      <SearchField text={say('console.settings.shops.search')} search={search} />
      {shown.length === 0 ? (
        <Empty title={say('console.settings.shops.none')} />
      ) : (
        <SettingsTable
          caption={say('console.settings.shops.title')}
          columns={[
            'console.settings.shops.name',
            'console.settings.shops.rules',
            'console.settings.rules.version_column',
          ]}
        >
          {shown.map((target) => (
            <TargetRow key={target.id} target={target} ticked={ticked} onToggle={onToggle} />
          ))}
        </SettingsTable>
      )}
    </>
  )
}

type RowProps = Omit<TargetsProps, 'data'> & { target: AcceptanceTarget }

function TargetRow({ target, ticked, onToggle }: RowProps) {
  const { id, name, kind, active_version: version, rule_count: rules } = target
  const isTicked = ticked?.includes(id) ?? false
  return (
    <tr role="row">
      <th role="rowheader" scope="row" class="person-name">
        <span class="row">
          {ticked !== null && onToggle && (
            <input
              type="checkbox"
              class="check"
              aria-label={say('console.settings.shops.judge_by', { name })}
              checked={isTicked}
              onChange={() => onToggle(id)}
            />
          )}
          <span>
            <a href={targetPath(id, null)}>
              <b>{name}</b>
            </a>{' '}
            {isTicked && !onToggle && <span class="tag good">{say('console.settings.shops.chosen')}</span>}
            <span class="meta">{say(KINDS[kind])}</span>
          </span>
        </span>
      </th>
      <td role="cell" data-name={say('console.settings.shops.rules')}>
        {count(rules)}
      </td>
      <td role="cell" class="quiet" data-name={say('console.settings.rules.version_column')}>
        {version === 0
          ? say('console.settings.rules.release')
          : say('console.settings.rules.version', { version })}
      </td>
    </tr>
  )
}
