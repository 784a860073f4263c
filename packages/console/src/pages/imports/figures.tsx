import type { Import, ImportDryRun } from '@endcap/client'
import { Figure } from '../../parts/figures.tsx'
import { count, counted } from '../../words/numbers.ts'

/** Figures of the dry run. */
export const DryRunFigures = ({ dryRun }: { dryRun: ImportDryRun }) => (
  <dl class="figures panel">
    <Figure name="Found" note={`listings with ${counted(dryRun.images, 'image')}`}>
      {count(dryRun.listings)}
    </Figure>
    <Figure name="New" note="will be added and scored">
      {count(dryRun.new)}
    </Figure>
    <Figure name="Changed" note={changedNote(dryRun)}>
      {count(dryRun.changed)}
    </Figure>
    <Figure name="Left out" note={leftOutNote(dryRun)}>
      <span class={dryRun.failed > 0 ? 'loss' : undefined}>{count(dryRun.failed + dryRun.skipped)}</span>
    </Figure>
  </dl>
)

const changedNote = ({ unchanged }: ImportDryRun): string =>
  unchanged === 0 ? 'differ from ours' : `differ from ours, ${count(unchanged)} others do not`

function leftOutNote({ failed, skipped }: ImportDryRun): string {
  if (failed === 0) return skipped === 0 ? 'every listing is fine' : 'such as variations of a product'
  return skipped === 0 ? 'with a problem, listed below' : `${count(failed)} with a problem`
}

/** Progress of the import. */
export function ProgressFigures({ found: { progress, status } }: { found: Import }) {
  const { total, waiting, done, unchanged, failed, skipped, scored } = progress
  const settled = total - waiting
  return (
    <section class="stack" aria-label="Progress">
      <div class="panel import-progress">
        <div class="row between">
          <b>
            {count(settled)} of {counted(total, 'listing')}
          </b>
          <span class="meta">
            {status === 'running' ? 'You can leave, the import goes on.' : `${count(scored)} scored so far`}
          </span>
        </div>
        <progress max={Math.max(1, total)} value={settled} aria-label="Listings imported" />
      </div>
      <dl class="figures panel">
        <Figure name="Imported" note="added or changed">
          {count(done)}
        </Figure>
        <Figure name="Unchanged" note="stay as they are">
          {count(unchanged)}
        </Figure>
        <Figure name="Failed" note={failed === 0 ? 'no listing has a problem' : 'listed below'}>
          <span class={failed > 0 ? 'loss' : undefined}>{count(failed)}</span>
        </Figure>
        <Figure name="Scored" note={skipped === 0 ? 'of those' : `${count(skipped)} were left out`}>
          {count(scored)}
        </Figure>
      </dl>
    </section>
  )
}
