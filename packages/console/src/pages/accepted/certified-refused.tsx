import '../../parts/lines.css'
import type { AcceptanceReport } from '@endcap/client'
import { at, local } from '../../base.ts'
import { FIX_BUTTONS, fixAddress, type Refused } from '../../features/acceptance/fixes.ts'
import { LinkButton } from '../../parts/button.tsx'
import { Picture } from '../../parts/shelf.tsx'
import { scoreText } from '../../words/numbers.ts'
import { say, sayWith } from '../../words/say.ts'

/** Listings with a score that certifies them, which the shop refuses all the same. */
export function CertifiedRefused({ report }: { report: AcceptanceReport }) {
  const { target, target_name: name, certified } = report
  const { count } = certified
  return (
    <section class="certified-refused" aria-labelledby="certified-title">
      <div class="panel-head">
        <h2 id="certified-title" class="title">
          {say('console.accepted.certified_title')}
        </h2>
        <span class="quiet">{say('console.accepted.certified_at', { count, target: name })}</span>
        <a class="small link end" href={at(`listings?acceptance=not_accepted&target=${target}&score_min=80`)}>
          {say('console.accepted.all', { count })}
        </a>
      </div>
      <ul class="lines">
        {certified.examples.map((listing) => (
          <Line key={listing.pdp_id} listing={listing} />
        ))}
      </ul>
    </section>
  )
}

const Line = ({ listing }: { listing: Refused }) => (
  <li class="line">
    <Picture src={listing.thumbnail_url && local(listing.thumbnail_url)} alt="" side={160} />
    <span class="line-name">
      <a class="cut" href={at(`listings/${listing.pdp_id}`)}>
        <b dir="auto">{listing.name ?? listing.id}</b>
      </a>
      <span class="small">
        {sayWith(
          'console.accepted.certified_line',
          { score: scoreText(listing.pdp_score), reason: listing.message },
          { loss: (children) => <span class="loss">{children}</span>, b: (children) => <b>{children}</b> },
        )}
      </span>
    </span>
    <LinkButton
      small
      href={fixAddress(listing)}
      label={say('console.accepted.fix_label', {
        fix: say(FIX_BUTTONS[listing.fix]),
        listing: listing.name ?? listing.id,
      })}
    >
      {say(FIX_BUTTONS[listing.fix])}
    </LinkButton>
  </li>
)
