import './outcomes.css'
import './plan.css'
import type { ComposerImage, Composition, PdpComposer, TestPlan } from '@endcap/client'
import { useSignal } from '@preact/signals'
import { useRoute } from 'preact-iso'
import { at, local } from '../../base.ts'
import { useResource } from '../../data/resource.ts'
import { useTestPlan } from '../../features/outcomes/outcomes.ts'
import { Button, LinkButton } from '../../parts/button.tsx'
import { Empty, Loaded } from '../../parts/controls.tsx'
import { Crumb, Page } from '../../parts/page.tsx'
import { MiniShelf, Picture } from '../../parts/shelf.tsx'
import { endcap } from '../../session/session.ts'
import { count, percent, signed } from '../../words/numbers.ts'
import { say, sayWith } from '../../words/say.ts'
import { retailerName } from '../../words/terms.ts'
import { CHANGE_WORDS, daysNeeded, rounded } from './plan-words.ts'
import { RemindDialog } from './remind-dialog.tsx'

/** A sheet of A4 by which people run a test by hand, on whatever platform the shop has. */
export function SheetPage() {
  const { id = '' } = useRoute().params
  const plans = useTestPlan()
  const plan = plans.data?.data.find(({ pdp_id: each }) => each === id)
  const title = say('console.outcomes.test_sheet')
  return (
    <Page
      title={plan ? (plan.name ?? plan.id) : title}
      documentTitle={plan ? `${title} ${plan.name ?? plan.id}` : title}
      class="sheet-page"
      crumbs={
        <>
          <Crumb href={at('outcomes')}>{say('console.pages.outcomes')}</Crumb>
          <Crumb href={at('outcomes/plan')}>{say('console.outcomes.plan')}</Crumb>
          {title}
        </>
      }
      buttons={
        plan && (
          <>
            <LinkButton href={composerOf(plan)}>{say('console.listing.open_in_composer')}</LinkButton>
            <RemindButton plan={plan} />
            <Button look="first" onClick={() => print()}>
              {say('console.brief.print')}
            </Button>
          </>
        )
      }
    >
      <Loaded resource={plans} rows={8}>
        {() =>
          plan ? (
            <Sheet plan={plan} />
          ) : (
            <Empty title={say('console.outcomes.no_sheet')} text={say('console.outcomes.no_plan_text')}>
              <LinkButton href={at('outcomes/plan')}>{say('console.outcomes.plan')}</LinkButton>
            </Empty>
          )
        }
      </Loaded>
    </Page>
  )
}

function RemindButton({ plan }: { plan: TestPlan }) {
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
          name={nameOf(plan)}
          pictures={{ old: own ? idsOf(old) : idsOf(old.slice(0, 1)), new: idsOf(own ?? []) }}
          onClose={() => (isOpen.value = false)}
        />
      )}
    </>
  )
}

const idsOf = (images: readonly ComposerImage[]): string[] => images.map(({ image_id: id }) => id)

const composerOf = ({ pdp_id: id }: TestPlan): string => at(`listings/${id}/composer`)

/** Returns a name that is the same on the platform and in the file of results. */
const nameOf = ({ id }: TestPlan): string => `${id} ${new Date().toISOString().slice(0, 10)}`

const Sheet = ({ plan }: { plan: TestPlan }) => (
  <article class="sheet">
    <header class="sheet-head">
      <div>
        <h2 class="title">{say('console.outcomes.test_sheet')}</h2>
        <b dir="auto">{plan.name ?? plan.id}</b>
        <p class="small quiet">
          {plan.id} · {retailerName(plan.retailer)}
        </p>
      </div>
      <div class="sheet-name">
        <span class="small quiet">{say('console.outcomes.name_to_use')}</span>
        <code class="title">{nameOf(plan)}</code>
      </div>
    </header>
    <Pictures plan={plan} />
    <Facts plan={plan} />
    <Steps plan={plan} />
    <p class="small quiet">{say('console.outcomes.sheet_foot')}</p>
  </article>
)

/** Reads the images of both versions. `own` is null for what is to be made. */
function useVersions({ pdp_id: pdpId, change }: TestPlan) {
  const composer = useResource(`outcomes:images ${pdpId}`, (signal) =>
    endcap.pdps.composer(pdpId, { signal }),
  )
  const explanation = useResource(change === 'today' ? `explanation ${pdpId}` : null, (signal) =>
    endcap.pdps.explanation(pdpId, { signal }),
  )
  const { data } = composer
  const best = explanation.data?.best.composition
  return { composer, old: data?.images ?? null, own: data && best ? imagesOf(data, best) : null }
}

function Pictures({ plan }: { plan: TestPlan }) {
  const { pdp_id: pdpId, change } = plan
  const { composer, old, own } = useVersions(plan)
  return (
    <Loaded resource={composer} rows={4}>
      {() => (
        <div class="sheet-pictures">
          <Version name={say('console.outcomes.version_old')} images={old ?? []} />
          {change === 'today' && own ? (
            <Version name={say('console.outcomes.version_new')} images={own} />
          ) : (
            <section class="panel stack to-make">
              <h3>{say('console.outcomes.version_new')}</h3>
              <p>
                {say(
                  change === 'shoot' ? 'console.outcomes.make_by_shoot' : 'console.outcomes.make_by_spark',
                )}
              </p>
              <p class="no-print">
                <a class="link" href={at(`listings/${pdpId}${change === 'spark' ? '/spark' : ''}`)}>
                  {say('console.outcomes.make_it')}
                </a>
              </p>
            </section>
          )}
        </div>
      )}
    </Loaded>
  )
}

/** Returns the images of a composition, in order. */
function imagesOf({ images, further }: PdpComposer, { hero, carousel }: Composition): ComposerImage[] {
  const known = new Map([...images, ...further].map((image) => [image.image_id, image]))
  return [hero, ...carousel].flatMap((each) => ('image_id' in each && known.get(each.image_id)) || [])
}

const Version = ({ name, images }: { name: string; images: readonly ComposerImage[] }) => (
  <section class="panel stack">
    <h3>{name}</h3>
    {images[0] && <Picture src={local(images[0].renditions[480])} alt={name} priority="high" />}
    <MiniShelf
      images={images.map(({ image_id: key, renditions }) => ({
        key,
        src: local(renditions[160]),
        alt: '',
      }))}
    />
  </section>
)

const Facts = ({ plan }: { plan: TestPlan }) => (
  <dl class="sheet-facts">
    <dt>{say('console.outcomes.what_to_change')}</dt>
    <dd>
      {say(CHANGE_WORDS[plan.change])} ({say('console.outcomes.points', { points: signed(plan.score_gain) })})
    </dd>
    <dt>{say('console.outcomes.how_many')}</dt>
    <dd>{say('console.outcomes.visitors_each', { visitors: count(rounded(plan.visitors)) })}</dd>
    <dt>{say('console.outcomes.how_long')}</dt>
    <dd>{say('console.outcomes.days_at_pace', { days: daysNeeded(plan.days) })}</dd>
    <dt>{say('console.outcomes.finds')}</dt>
    <dd>{say('console.outcomes.finds_effect', { effect: percent(plan.effect) })}</dd>
  </dl>
)

const STEPS = [
  'console.outcomes.sheet_save',
  'console.outcomes.sheet_start',
  'console.outcomes.sheet_name',
  'console.outcomes.sheet_leave',
  'console.outcomes.sheet_wait',
  'console.outcomes.sheet_import',
] as const

const Steps = ({ plan }: { plan: TestPlan }) => (
  <section>
    <h3>{say('console.outcomes.steps')}</h3>
    <ol class="sheet-steps">
      {STEPS.map((step) => (
        <li key={step}>
          {step === 'console.outcomes.sheet_name'
            ? sayWith(step, { name: nameOf(plan) }, { b: (text) => <b>{text}</b> })
            : say(step)}
        </li>
      ))}
    </ol>
  </section>
)
