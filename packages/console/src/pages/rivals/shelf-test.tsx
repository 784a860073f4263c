import type { RivalComparison } from '@endcap/client'
import { useSignal } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { Button } from '../../parts/button.tsx'
import { Segments } from '../../parts/controls.tsx'
import { say } from '../../words/say.ts'
import { Phone, type Tile } from './phone.tsx'
import { shuffled } from './shuffle.ts'
import { tilePlace } from './tile-place.ts'
import { type Look, useLook } from './use-look.ts'
import { useShelfKeys } from './use-shelf-keys.ts'

/** Tiles of a page, with those that were not read. */
const PAGE = 24

type Shelf = NonNullable<RivalComparison['shelf']>
type Side = 'now' | 'composed'

type ShelfTestProps = {
  shelf: Shelf
  comparison: RivalComparison
  /** Words in the search field. */
  query: string
  /** Below the phones. */
  captions: Record<Side, string | null>
}

/** Two pages of results on a phone, with the main image of now and another one, in the same order. */
export function ShelfTest({ shelf, comparison, query, captions }: ShelfTestProps) {
  const phones = useRef<HTMLDivElement>(null)
  const shuffle = useSignal(1)
  const isShown = useSignal(true)
  const side = useSignal<Side>('now')
  const { look, start, say: answer, end } = useLook()
  const isLooking = look.step === 'looking' || look.step === 'asked'
  const next = () => {
    shuffle.value += 1
    end()
  }
  const lookOnce = () => {
    next()
    start()
    phones.current?.scrollIntoView({ block: 'start' })
  }
  const toggle = () => (isShown.value = !isShown.value)
  useShelfKeys({ s: next, v: toggle, ' ': lookOnce })
  const tiles = tilesOf(shelf, comparison, shuffle.value)
  const sides: Side[] = shelf.composed ? ['now', 'composed'] : ['now']
  const place = tiles.findIndex(({ isOwn }) => isOwn)
  const said = lookText(look, place)
  return (
    <section class="stack shelf-test" aria-labelledby="shelf-test">
      <div class="row wrap between">
        <h2 id="shelf-test" class="title">
          {say('console.rivals.shelf_test')}
        </h2>
        <Segments
          label={say('console.rivals.show')}
          value={isShown.value ? 'yours' : 'shopper'}
          options={[
            ['yours', say('console.rivals.show_yours')],
            ['shopper', say('console.rivals.as_shopper')],
          ]}
          onChange={(value) => (isShown.value = value === 'yours')}
        />
      </div>
      <About shelf={shelf} comparison={comparison} shuffle={shuffle.value} />
      {sides.length > 1 && <ChooseSide value={side.value} onChange={(chosen) => (side.value = chosen)} />}
      <div class="phones" ref={phones}>
        {sides.map((each) => (
          <Phone
            key={each}
            name={sideName(each)}
            caption={captions[each]}
            query={(each === side.value && said) || query}
            tiles={tiles}
            own={(shelf[each] ?? shelf.now).tile_url}
            isMarked={look.step === 'said' || (isShown.value && !isLooking)}
            look={isLooking && each !== side.value ? null : look}
            onAnswer={answer}
            isOther={each !== side.value}
          />
        ))}
      </div>
      <Buttons look={look} said={said} onShuffle={next} onLook={lookOnce} />
    </section>
  )
}

const sideName = (side: Side): string =>
  say(side === 'now' ? 'console.common.now' : 'console.composer.composed')

type AboutProps = Pick<ShelfTestProps, 'shelf' | 'comparison'> & { shuffle: number }

const About = ({ shelf: { shuffles }, comparison: { read, rivals }, shuffle }: AboutProps) => (
  <p class="small quiet">
    {say('console.rivals.shelf_about', { shuffles, shuffle })}
    {read < rivals && ` ${say('console.rivals.left_out', { count: rivals - read })}`}
  </p>
)

/** Chooses the page that fills a small screen, and that a look shows. */
const ChooseSide = ({ value, onChange }: { value: Side; onChange: (side: Side) => void }) => (
  <div class="phone-side">
    <Segments
      label={say('console.rivals.main_image')}
      value={value}
      options={[
        ['now', sideName('now')],
        ['composed', sideName('composed')],
      ]}
      onChange={onChange}
    />
  </div>
)

type ButtonsProps = { look: Look; said: string | null; onShuffle: () => void; onLook: () => void }

const Buttons = ({ look: { step }, said, onShuffle, onLook }: ButtonsProps) => (
  <>
    <div class="row wrap">
      <Button icon="refresh" keys="s" onClick={onShuffle}>
        {say('console.rivals.shuffle')}
      </Button>
      <Button
        icon="eye"
        keys="Space"
        off={step === 'looking' && say('console.rivals.looking')}
        onClick={onLook}
      >
        {say('console.rivals.look')}
      </Button>
      <span class="small quiet" role="status">
        {said ?? (step === 'no' && say('console.rivals.look_about'))}
      </span>
    </div>
    <p class="small quiet row wrap shelf-keys">
      <kbd>s</kbd> {say('console.rivals.key_shuffle')} <kbd>v</kbd> {say('console.rivals.key_show')}{' '}
      <kbd>␣</kbd> {say('console.rivals.key_look')}
    </p>
  </>
)

/** Asks where the own picture was, or says it. */
function lookText(look: Look, place: number): string | null {
  if (look.step === 'asked') return say('console.rivals.where')
  if (look.step !== 'said') return null
  return look.place === place ? say('console.rivals.right') : say('console.rivals.wrong', tilePlace(place))
}

/** Tiles of rivals that were not read are gray and last, so that the others keep their places. */
function tilesOf({ tiles }: Shelf, { rows, rivals, read }: RivalComparison, shuffle: number): Tile[] {
  const names = new Map(rows.map(({ rival_id: id, name, asin }) => [id, name ?? asin ?? '']))
  const known = shuffled(tiles, shuffle).map(({ rival_id: id, tile_url: url }) => ({
    key: id ?? 'own',
    name: names.get(id) ?? '',
    url,
    isOwn: id === null,
  }))
  const unread = Math.max(0, Math.min(rivals - read, PAGE - known.length))
  const gray = (index: number): Tile => ({ key: `unread ${index}`, name: '', url: null, isOwn: false })
  return [...known, ...Array.from({ length: unread }, (_, index) => gray(index))]
}
