import type { Import, ImportDryRun } from '@endcap/client'
import { Segments } from '../../parts/controls.tsx'
import { Figure } from '../../parts/figures.tsx'
import { showFailure } from '../../parts/toast.tsx'
import { currentSession } from '../../session/session.ts'
import { count } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { imports } from './imports.ts'

/** Figures of the dry run. */
export const DryRunFigures = ({ dryRun }: { dryRun: ImportDryRun }) => (
  <dl class="figures panel">
    <Figure
      name={say('console.imports.found')}
      note={say('console.imports.found_note', { count: dryRun.images })}
    >
      {count(dryRun.listings)}
    </Figure>
    <Figure name={say('console.imports.new')} note={say('console.imports.new_note')}>
      {count(dryRun.new)}
    </Figure>
    <Figure
      name={say('console.imports.changed')}
      note={say('console.imports.changed_note', { unchanged: dryRun.unchanged })}
    >
      {count(dryRun.changed)}
    </Figure>
    <Figure name={say('console.imports.left_out')} note={leftOutNote(dryRun)}>
      <span class={dryRun.failed > 0 ? 'loss' : undefined}>{count(dryRun.failed + dryRun.skipped)}</span>
    </Figure>
  </dl>
)

/** Asks whether the file replaces composed sets. */
export function ComposedSets({ found, reload }: { found: Import; reload: () => Promise<void> }) {
  const { import_id: id, dry_run: dryRun, composed_set: chosen } = found
  const composed = dryRun?.composed ?? 0
  if (found.status !== 'ready' || composed === 0) return null
  const choose = async (choice: Import['composed_set']) => {
    await imports.setMapping(id, { composed_set: choice })
    await reload()
  }
  return (
    <section class="panel row between wrap" aria-label={say('console.imports.composed_label')}>
      <div>
        <b>{say('console.imports.composed', { count: composed })}</b>
        <p class="small quiet">
          {chosen === 'keep'
            ? say('console.imports.composed_kept')
            : say('console.imports.composed_replaced')}
        </p>
      </div>
      {currentSession().can.edit && (
        <Segments
          label={say('console.imports.composed_label')}
          value={chosen}
          options={[
            ['keep', say('console.imports.keep_sets')],
            ['replace', say('console.imports.replace_sets')],
          ]}
          onChange={(choice) => void choose(choice).catch(showFailure)}
        />
      )}
    </section>
  )
}

function leftOutNote({ failed, skipped }: ImportDryRun): string {
  if (failed === 0)
    return skipped === 0 ? say('console.imports.left_out_none') : say('console.imports.left_out_skipped')
  return skipped === 0
    ? say('console.imports.left_out_problems')
    : say('console.imports.left_out_some', { count: failed })
}

/** Progress of the import. */
export function ProgressFigures({ found: { progress, status } }: { found: Import }) {
  const { total, waiting, done, unchanged, failed, skipped, scored } = progress
  const settled = total - waiting
  return (
    <section class="stack" aria-label={say('console.imports.progress')}>
      <div class="panel import-progress">
        <div class="row between">
          <b>{say('console.imports.progress_of', { done: settled, total })}</b>
          <span class="meta">
            {status === 'running'
              ? say('console.imports.running_note')
              : say('console.imports.scored_so_far', { count: scored })}
          </span>
        </div>
        <progress
          max={Math.max(1, total)}
          value={settled}
          aria-label={say('console.imports.imported_label')}
        />
      </div>
      <dl class="figures panel">
        <Figure name={say('console.imports.imported')} note={say('console.imports.imported_note')}>
          {count(done)}
        </Figure>
        <Figure name={say('console.imports.unchanged')} note={say('console.imports.unchanged_note')}>
          {count(unchanged)}
        </Figure>
        <Figure
          name={say('console.imports.failed')}
          note={failed === 0 ? say('console.imports.failed_none') : say('console.imports.failed_note')}
        >
          <span class={failed > 0 ? 'loss' : undefined}>{count(failed)}</span>
        </Figure>
        <Figure
          name={say('console.imports.scored')}
          note={
            skipped === 0
              ? say('console.imports.scored_note')
              : say('console.imports.skipped', { count: skipped })
          }
        >
          {count(scored)}
        </Figure>
      </dl>
    </section>
  )
}
