import { useSignal } from '@preact/signals'
import { ConfirmRemoval } from '../../../parts/dialog.tsx'
import { showToast } from '../../../parts/toast.tsx'
import { say } from '../../../words/say.ts'
import { VersionsTable } from '../versions-table.tsx'
import { activateVersion, type TargetProps } from './targets.ts'

type VersionsProps = Omit<TargetProps, 'day'> & {
  versions: TargetProps['details']['versions']
  /** Number of the version in force, 0 for the release. */
  active: number
}

/** Versions of a target's rules, each of which can be put in force again. */
export function TargetVersions({ details, reload, versions, active }: VersionsProps) {
  const { name } = details
  const rollingBackTo = useSignal<number | null>(null)
  const version = rollingBackTo.value
  return (
    <>
      <h3>{say('console.settings.rules.versions')}</h3>
      <VersionsTable
        versions={versions}
        active={active}
        release={say('console.settings.shops.release_note')}
        onActivate={(chosen) => (rollingBackTo.value = chosen)}
      />
      {version !== null && (
        <ConfirmRemoval
          title={say('console.settings.rules.roll_back_title', { version })}
          text={say('console.settings.shops.roll_back_text', { name })}
          keep={say('console.settings.rules.keep')}
          remove={say('console.settings.rules.roll_back')}
          onRemove={async () => {
            await activateVersion({ details, reload }, version)
            showToast(say('console.settings.shops.rolled_back'))
          }}
          onClose={() => (rollingBackTo.value = null)}
        />
      )}
    </>
  )
}
