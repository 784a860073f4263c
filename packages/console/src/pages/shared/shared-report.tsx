import { FIX_TEXTS } from '../../features/acceptance/fixes.ts'
import { reportVerdict } from '../../features/acceptance/report-verdict.ts'
import { SourceLine } from '../../features/acceptance/source-line.tsx'
import type { SharedContent } from '../../session/contract.ts'
import { count as number, partialDate } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import type { Guest } from './guest.ts'
import { SharedPicture } from './shared-picture.tsx'

type Report = NonNullable<SharedContent['report']>

/** The reasons of a target, with the main pictures of some refused listings. */
export const SharedReport = ({ report, guest }: { report: Report; guest: Guest }) => (
  <section class="panel">
    <h2 class="title">{reportVerdict(report)}</h2>
    <p class="small quiet">
      {say('console.accepted.on_day', { day: partialDate(report.day) })}
      {report.not_sure > 0 && ` ${say('console.accepted.not_sure', { count: report.not_sure })}`}
    </p>
    <ul class="shared-reasons">
      {report.reasons.map(({ rule, count, fixes, examples }) => (
        <li key={rule.rule.id}>
          <h3>
            <span class="title">{number(count)}</span> {rule.text}
          </h3>
          <ul class="row wrap" role="list">
            {examples.map(({ id, name, hero_image_id: imageId }) => (
              <li key={id} class="shared-example" title={name ?? id}>
                {imageId !== null && (
                  <SharedPicture guest={guest} imageId={imageId} alt={name ?? id} side={160} />
                )}
              </li>
            ))}
            {count > examples.length && (
              <li class="small quiet">
                {say('console.accepted.and_more', { count: count - examples.length })}
              </li>
            )}
          </ul>
          <SourceLine rule={rule} />
          <p>{fixes.map(({ fix, count: listings }) => say(FIX_TEXTS[fix], { count: listings })).join(' ')}</p>
        </li>
      ))}
    </ul>
    {report.pending > 0 && (
      <p class="small quiet">{say('console.accepted.pending', { count: report.pending })}</p>
    )}
  </section>
)
