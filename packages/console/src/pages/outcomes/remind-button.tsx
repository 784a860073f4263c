import type { ComposerImage, TestPlan } from '@endcap/client'
import { useSignal } from '@preact/signals'
import { Button } from '../../parts/button.tsx'
import { say } from '../../words/say.ts'
import { RemindDialog } from './remind-dialog.tsx'
import { useVersions } from './sheet-pictures.tsx'
import { testNameOf } from './sheeted.ts'

/** Plans the test of a sheet, to be reminded of it. */
export function RemindButton({ plan }: { plan: TestPlan }) {
  const isOpen = useSignal(false)
  const { old, own } = useVersions(plan)
  return (
    <>
      <Button off={!old && say('console.parts.loading')} onClick={() => (isOpen.value = true)}>
        {say('console.outcomes.remind')}
      </Button>
      {isOpen.value && old && (
        <RemindDialog
          plan={plan}
          name={testNameOf(plan)}
          pictures={{ old: own ? idsOf(old) : idsOf(old.slice(0, 1)), new: idsOf(own ?? []) }}
          onClose={() => (isOpen.value = false)}
        />
      )}
    </>
  )
}

const idsOf = (images: readonly ComposerImage[]): string[] => images.map(({ image_id: id }) => id)
