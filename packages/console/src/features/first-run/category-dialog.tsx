import { useSignal } from '@preact/signals'
import { CategorySearch } from '../../parts/category-search.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { showFailure } from '../../parts/toast.tsx'
import { say } from '../../words/say.ts'

type CategoryDialogProps = {
  name: string
  onChoose: (categoryId: string) => Promise<unknown>
  onClose: () => void
}

/** Asks for a category that the name does not reveal. */
export function CategoryDialog({ name, onChoose, onClose }: CategoryDialogProps) {
  const isBusy = useSignal(false)
  return (
    <Dialog title={say('console.first_run.category_question')} onClose={onClose}>
      <p class="quiet">{say('console.first_run.category_doubtful', { name })}</p>
      <div aria-busy={isBusy.value}>
        <CategorySearch
          onChoose={({ id }) => {
            if (isBusy.value) return
            isBusy.value = true
            onChoose(id)
              .catch(showFailure)
              .finally(() => {
                isBusy.value = false
                onClose()
              })
          }}
        />
      </div>
    </Dialog>
  )
}
