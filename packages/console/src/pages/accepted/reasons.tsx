import type { AcceptanceReport } from '@endcap/client'
import { at, local } from '../../base.ts'
import { FIX_TEXTS } from '../../features/acceptance/fixes.ts'
import { SourceLine } from '../../features/acceptance/source-line.tsx'
import { LinkButton } from '../../parts/button.tsx'
import { Picture } from '../../parts/shelf.tsx'
import { count as number } from '../../words/numbers.ts'
import { say, sayWith } from '../../words/say.ts'

/** Why a shop refuses listings, each reason with pictures and the cheapest fix. The reasons add up. */
export function Reasons({ report }: { report: AcceptanceReport }) {
  const { target, target_name: name, reasons, not_accepted: refused, pending } = report
  const counts = [...reasons.map(({ count }) => count), ...(pending > 0 ? [pending] : [])]
  return (
    <section class="panel" aria-labelledby="reasons-title">
      <div class="panel-head">
        <h2 id="reasons-title" class="title">
          {name}
        </h2>
        <span class="quiet end">
          {sayWith(
            'console.accepted.refuses',
            { count: refused },
            { b: (children) => <b class={refused > 0 ? 'loss' : undefined}>{children}</b> },
          )}
        </span>
      </div>
      {refused === 0 && <p class="quiet">{say('console.accepted.nothing_refused')}</p>}
      <ul class="reasons">
        {reasons.map((reason) => (
          <Reason key={reason.rule.rule.id} reason={reason} />
        ))}
      </ul>
      {pending > 0 && <p class="small quiet">{say('console.accepted.pending', { count: pending })}</p>}
      {refused > 0 && (
        <div class="reasons-end">
          <p class="small quiet">
            {counts.length > 1 && `${counts.map(number).join(' + ')} = ${number(refused)}. `}
            {say('console.accepted.counts_once')}
          </p>
          <LinkButton href={at(`listings?acceptance=not_accepted&target=${target}`)}>
            {say('console.accepted.see_listings', { count: refused })}
          </LinkButton>
        </div>
      )}
    </section>
  )
}

const Reason = ({
  reason: { rule, count, fixes, examples },
}: {
  reason: AcceptanceReport['reasons'][number]
}) => (
  <li class="reason">
    <h3>
      <span class="title">{number(count)}</span> {rule.text}
    </h3>
    <div class="row wrap reason-pictures">
      {examples.map((listing) => (
        <a key={listing.pdp_id} href={at(`listings/${listing.pdp_id}`)} title={listing.name ?? listing.id}>
          <Picture
            src={listing.thumbnail_url && local(listing.thumbnail_url)}
            alt={listing.name ?? listing.id}
            side={160}
          />
        </a>
      ))}
      {count > examples.length && (
        <span class="small quiet">
          {say('console.accepted.and_more', { count: count - examples.length })}
        </span>
      )}
    </div>
    <SourceLine rule={rule} />
    <p class="small quiet">{say('console.accepted.cheapest')}</p>
    <p>
      {fixes.map(({ fix, count: listings }) => (
        <span key={fix} class="reason-fix">
          {say(FIX_TEXTS[fix], { count: listings })}
        </span>
      ))}
    </p>
  </li>
)
