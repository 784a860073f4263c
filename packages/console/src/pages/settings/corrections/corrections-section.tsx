import type { Correction } from '@endcap/client'
import type { MessageId } from '@endcap/words/message'
import { useSignal } from '@preact/signals'
import { at } from '../../../base.ts'
import { readUpTo } from '../../../data/read-up-to.ts'
import { useResource } from '../../../data/resource.ts'
import { useNames } from '../../../data/use-names.ts'
import { corrections, revoke } from '../../../features/correction/correct.ts'
import { correctionText, KINDS } from '../../../features/correction/correction-words.ts'
import { Button } from '../../../parts/button.tsx'
import { Empty, Loaded, Segments } from '../../../parts/controls.tsx'
import { Section } from '../../../parts/section.tsx'
import { currentSession } from '../../../session/session.ts'
import { ago, exactTime } from '../../../words/numbers.ts'
import { say } from '../../../words/say.ts'
import { SettingsTable } from '../settings-table.tsx'

const PAGE_SIZE = 50
const COLUMNS: readonly MessageId[] = [
  'console.settings.corrections.correction',
  'console.settings.corrections.on',
  'console.settings.by',
]

/** All corrections of the organization, the newest first: those in force, or those that were revoked. */
export function CorrectionsSection() {
  const view = useSignal<'in_force' | 'revoked'>('in_force')
  const pages = useSignal(1)
  const shown = pages.value * PAGE_SIZE
  const list = useResource(`corrections ${view.value} ${shown}`, (signal) =>
    readUpTo(corrections.list({ inForce: view.value === 'in_force', limit: PAGE_SIZE }, { signal }), shown),
  )
  return (
    <Section
      title={say('console.settings.corrections.title')}
      text={say('console.settings.corrections.text')}
      button={
        <Segments
          label={say('console.settings.corrections.title')}
          value={view.value}
          options={[
            ['in_force', say('console.settings.in_force')],
            ['revoked', say('console.settings.corrections.revoked')],
          ]}
          onChange={(chosen) => {
            view.value = chosen
            pages.value = 1
          }}
        />
      }
    >
      <Loaded resource={list}>
        {({ data, hasMore }) => (
          <>
            {data.length === 0 ? (
              <Empty
                title={say(
                  view.value === 'in_force'
                    ? 'console.settings.corrections.none_in_force'
                    : 'console.settings.corrections.none_revoked',
                )}
                text={say('console.settings.corrections.empty_text')}
              />
            ) : (
              <CorrectionsTable corrections={data} />
            )}
            {hasMore && (
              <div>
                <Button onClick={() => (pages.value += 1)}>{say('console.parts.show_more')}</Button>
              </div>
            )}
          </>
        )}
      </Loaded>
    </Section>
  )
}

function CorrectionsTable({ corrections: all }: { corrections: readonly Correction[] }) {
  const nameOf = useNames(all.flatMap(({ created_by: by, revoked_by: revoker }) => [by, revoker ?? by]))
  return (
    <SettingsTable
      caption={say('console.settings.corrections.caption')}
      columns={COLUMNS}
      actions="console.settings.actions"
    >
      {all.map((correction) => (
        <CorrectionRow
          key={correction.correction_id}
          correction={correction}
          text={correctionText(correction)}
          nameOf={nameOf}
        />
      ))}
    </SettingsTable>
  )
}

type RowProps = { correction: Correction; text: string; nameOf: (id: string) => string }

function CorrectionRow({ correction, text, nameOf }: RowProps) {
  const { correction_id: id, kind, comment, created_at: at_, created_by: by } = correction
  const { revoked_at: revokedAt, revoked_by: revoker } = correction
  return (
    <tr role="row">
      <th role="rowheader" scope="row" class="person-name">
        <b>{text}</b>
        <span class="meta">{comment ?? say(KINDS[kind])}</span>
      </th>
      <td role="cell" data-name={say('console.settings.corrections.on')}>
        <SubjectLink correction={correction} />
      </td>
      <td role="cell" class="quiet" data-name={say('console.settings.by')}>
        {nameOf(by)}
        <time class="meta" title={exactTime(at_)} dateTime={at_}>
          {ago(at_)}
        </time>
        {revokedAt !== null && (
          <time class="meta" title={exactTime(revokedAt)} dateTime={revokedAt}>
            {revoker === null
              ? say('console.settings.corrections.revoked_at', { when: ago(revokedAt) })
              : say('console.settings.corrections.revoked_by', {
                  when: ago(revokedAt),
                  name: nameOf(revoker),
                })}
          </time>
        )}
      </td>
      <td role="cell" class="actions">
        {revokedAt === null && currentSession().can.edit && (
          <Button
            small
            label={say('console.settings.corrections.revoke_text', { text })}
            onClick={() => revoke(id)}
          >
            {say('console.settings.revoke')}
          </Button>
        )}
      </td>
    </tr>
  )
}

function SubjectLink({ correction: { image_id: imageId, pdp_id: pdpId } }: { correction: Correction }) {
  if (imageId !== null)
    return (
      <a class="link" href={at(`images/${imageId}${pdpId === null ? '' : `?listing=${pdpId}`}`)}>
        {say('console.settings.corrections.image')}
      </a>
    )
  if (pdpId !== null)
    return (
      <a class="link" href={at(`listings/${pdpId}`)}>
        {say('console.settings.corrections.listing')}
      </a>
    )
  return <span class="quiet">{say('console.settings.corrections.deleted')}</span>
}
