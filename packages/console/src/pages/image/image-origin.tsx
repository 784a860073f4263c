import type { ImageExplanation } from '@endcap/client'
import type { MessageId } from '@endcap/words/message'
import { say } from '../../words/say.ts'

type Origin = NonNullable<ImageExplanation['origin']>
type Rights = NonNullable<ImageExplanation['rights']>

/** IPTC's digital source types. Others are shown as they are. */
const SOURCE_TYPES: Readonly<Record<string, MessageId>> = {
  digitalCapture: 'console.origin.type.photograph',
  computationalCapture: 'console.origin.type.photograph',
  negativeFilm: 'console.origin.type.scan',
  positiveFilm: 'console.origin.type.scan',
  print: 'console.origin.type.scan',
  humanEdits: 'console.origin.type.edited',
  minorHumanEdits: 'console.origin.type.edited',
  algorithmicallyEnhanced: 'console.origin.type.enhanced',
  composite: 'console.origin.type.composite',
  compositeCapture: 'console.origin.type.composite',
  compositeSynthetic: 'console.origin.type.composite_synthetic',
  compositeWithTrainedAlgorithmicMedia: 'console.origin.type.partly_generated',
  trainedAlgorithmicMedia: 'console.origin.type.generated',
  algorithmicMedia: 'console.origin.type.computed',
  dataDrivenMedia: 'console.origin.type.computed',
  digitalCreation: 'console.origin.type.drawn',
  virtualRecording: 'console.origin.type.drawn',
  screenCapture: 'console.origin.type.screen',
}

const STATES: Record<Rights['state'], MessageId> = {
  valid: 'console.origin.rights.valid',
  not_yet: 'console.origin.rights.not_yet',
  expired: 'console.origin.rights.expired',
  other_market: 'console.origin.rights.other_market',
}

/** Shows the statements of the file about its origin, and the rights that were given. */
export function ImageOrigin({ image: { origin, rights } }: { image: ImageExplanation }) {
  const lines = [...(origin ? originLines(origin) : []), ...(rights ? rightsLines(rights) : [])]
  const shown = lines.filter(([, value]) => value !== null && value !== '')
  return (
    <section class="panel" aria-labelledby="origin">
      <div class="panel-head">
        <h2 id="origin">{say('console.origin.title')}</h2>
      </div>
      {shown.length === 0 ? (
        <p class="small quiet">{say(origin ? 'console.origin.nothing' : 'console.origin.unread')}</p>
      ) : (
        <dl class="divided readings">
          {shown.map(([name, value]) => (
            <div key={name} class="row between">
              <dt>{say(name)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

type Line = readonly [name: MessageId, value: string | null]

function originLines(origin: Origin): Line[] {
  const { system, system_version: version, ingredients } = origin
  const sources = ingredients
    .map(({ source_type: type }) => type && typeText(type))
    .filter((type) => type !== null)
  return [
    ['console.origin.type', origin.source_type && typeText(origin.source_type)],
    [
      'console.origin.system',
      [system, system?.includes(version ?? '') ? null : version].filter(Boolean).join(' '),
    ],
    ['console.origin.ingredients', [...new Set(sources)].join(', ')],
    ['console.origin.creator', origin.creator],
    ['console.origin.credit', origin.credit],
    ['console.origin.copyright', origin.copyright],
    ['console.origin.credentials', origin.content_credentials ? say('console.origin.unverified') : null],
  ]
}

function rightsLines({ from, until, markets, note, state }: Rights): Line[] {
  return [
    ['console.origin.rights', say(STATES[state])],
    ['console.origin.rights.term', from || until ? [from ?? '', until ?? ''].join(' – ') : null],
    ['console.origin.rights.markets', markets?.join(', ') ?? null],
    ['console.origin.rights.note', note],
  ]
}

function typeText(type: string): string {
  const id = SOURCE_TYPES[type]
  return id ? say(id) : type
}
