import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import type { Piece, Workbench } from '../src/engine/workbench.ts'
import { arrange, isSameOrder, proceed, undo, withInTray } from '../src/pages/composer/arrangement.ts'
import { savedWork } from '../src/pages/composer/saved-session.ts'
import {
  type ComposerSession,
  createSessionStore,
  endRestoring,
  endWork,
  isContested,
  type SessionOf,
  takeTheirs,
} from '../src/pages/composer/session-store.ts'
import { forgetAllButWork } from '../src/session/kept-work.ts'

const PDP = 'chips'

/** A tab's storage, whose entries are own properties as in a browser. */
function tabStorage(): Storage {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return Object.hasOwn(this, key) ? (this[key] ?? null) : null
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value
    },
    removeItem(this: Record<string, string>, key: string) {
      Reflect.deleteProperty(this, key)
    },
  }
  return Object.create(methods) as Storage
}

const pieceOf = (key: string, origin: Piece['origin']) => ({ key, origin }) as Piece

/** A listing, a tab, and what its person must find again. */
class World {
  given: string[] = ['main', 'one', 'two']
  isUp = true
  /** Uploads of the tab, analyzed or not. */
  uploads: string[] = []
  /** The person's composition, and the images that it began with. */
  mine: string[] = [...this.given]
  base: string[] = [...this.given]
  #made = 0
  readonly #storage = tabStorage()
  #store: SessionOf = this.#open('ada')
  /** Null while the page cannot be read. */
  session: ComposerSession | null = this.#store(this.#bench())

  #open(person: string): SessionOf {
    return createSessionStore(savedWork(this.#storage, person))
  }

  /** The session reads pictures, keys and images only. */
  #bench(): Workbench {
    const pieces = new Map([...this.given, 'spark'].map((key) => [key, pieceOf(key, 'listing')]))
    return { data: { pdp_id: PDP }, pieces, given: [...this.given] } as unknown as Workbench
  }

  name(kind: string): string {
    this.#made += 1
    return `${kind} ${this.#made}`
  }

  /** Reads the listing's current data. */
  news(): void {
    if (!this.isUp) return
    this.session = this.#store(this.#bench())
    const isOngoing = !isSameOrder(this.mine, this.base) && !isSameOrder(this.mine, this.given)
    if (!isOngoing) {
      this.mine = [...this.given]
      this.base = [...this.given]
    }
  }

  reload(): void {
    this.#store = this.#open('ada')
    this.session = null
    this.news()
  }

  signOut(): void {
    forgetAllButWork(this.#storage)
    const other = this.#open(this.name('person'))(this.#bench())
    assert.deepEqual(
      other.timeline.value.present.shelf,
      this.given,
      'the work of another person is not shown',
    )
    other.timeline.value = proceed(other.timeline.value, arrange(['spark'], other.bench.pieces.keys()))
    forgetAllButWork(this.#storage)
    this.reload()
  }

  /** Rereads the pictures of the work before a reload. */
  restore(): void {
    const { session } = this
    const lost = session?.lost.value
    if (!session || !lost || !this.isUp) return
    for (const key of lost.uploads) this.#add(session, key, 'upload')
    for (const key of lost.images) this.#add(session, key, 'listing')
    endRestoring(session)
  }

  #add(session: ComposerSession, key: string, origin: Piece['origin']): void {
    session.bench.pieces.set(key, pieceOf(key, origin))
    session.extra.push(pieceOf(key, origin))
    session.timeline.value = withInTray(session.timeline.value, key)
  }

  /** Uploads a picture, which the service analyzes before or after the next step. */
  upload(isAnalyzed: boolean): void {
    const { session } = this
    if (!session || session.lost.value !== null || !this.isUp) return
    const key = this.name('upload')
    this.uploads.push(key)
    session.uploads.value = [...session.uploads.value, key]
    if (isAnalyzed) this.#add(session, key, 'upload')
  }

  compose(pick: number): void {
    const { session } = this
    if (!session || session.lost.value !== null) return
    const keys = [...session.bench.pieces.keys()]
    const from = pick % keys.length
    const shelf = [...keys.slice(from), ...keys.slice(0, from)].slice(0, 1 + (pick % 4))
    session.timeline.value = proceed(session.timeline.value, arrange(shelf, keys))
    this.mine = shelf
  }

  changeByOthers(pick: number): void {
    const [first = '', ...rest] = this.given
    this.given = pick % 2 === 0 ? [...rest, this.name('theirs')] : [this.name('theirs'), first]
  }

  /** Submits. Another set than the page shows is refused. */
  submit(): void {
    const { session } = this
    if (!session || session.lost.value !== null || !this.isUp) return
    const { shelf } = session.timeline.value.present
    if (!isSameOrder(session.bench.given, this.given)) {
      this.news()
      // The images may be those of this tab's last submission.
      const isAlone = isSameOrder(this.mine, this.base) || isSameOrder(this.base, this.given)
      assert.ok(isAlone || isContested(session), 'both versions are shown')
      return
    }
    this.given = shelf.map((key) => (this.uploads.includes(key) ? this.name('image of an upload') : key))
    this.uploads = this.uploads.filter((key) => !shelf.includes(key))
    endWork(session, shelf)
    this.mine = [...shelf]
    this.base = [...shelf]
  }

  takeTheirs(): void {
    const { session } = this
    if (!session || !isContested(session)) return
    const mine = session.timeline.value.present.shelf
    takeTheirs(session)
    assert.deepEqual(session.timeline.value.present.shelf, session.bench.given)
    assert.deepEqual(undo(session.timeline.value).present.shelf, mine, 'undo shows the work again')
    this.mine = [...session.bench.given]
    this.base = [...session.bench.given]
  }

  /** Everything is on the page, or will be when the service responds. */
  assertNothingLost(): void {
    const { session } = this
    if (session && session.lost.value === null) {
      const { shelf, tray } = session.timeline.value.present
      assert.deepEqual(shelf, this.mine)
      const known = new Set([...shelf, ...tray, ...session.uploads.value])
      assert.deepEqual(
        this.uploads.filter((key) => !known.has(key)),
        [],
      )
      for (const key of shelf) assert.ok(session.bench.pieces.has(key), `${key} has a picture`)
      return
    }
    const saved = savedWork(this.#storage, 'ada').read(PDP)
    if (!isSameOrder(this.mine, this.base)) assert.deepEqual(saved?.shelf, this.mine)
    assert.deepEqual(
      this.uploads.filter((key) => !saved?.uploads.includes(key)),
      [],
    )
  }
}

const STEPS: Record<string, (world: World, pick: number) => void> = {
  compose: (world, pick) => world.compose(pick),
  upload: (world, pick) => world.upload(pick % 2 === 0),
  reload: (world) => world.reload(),
  restore: (world) => world.restore(),
  outage: (world) => {
    world.isUp = !world.isUp
  },
  signOut: (world) => world.signOut(),
  changeByOthers: (world, pick) => world.changeByOthers(pick),
  news: (world) => world.news(),
  submit: (world) => world.submit(),
  takeTheirs: (world) => world.takeTheirs(),
}

describe('the work of a composer', () => {
  it('the work of a composer is lost by no reload, conflict, outage or sign-out at any step', () => {
    const step = fc.tuple(fc.constantFrom(...Object.keys(STEPS)), fc.nat(20))
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const world = new World()
        for (const [name, pick] of steps) {
          STEPS[name]?.(world, pick)
          world.assertNothingLost()
        }
        world.isUp = true
        world.news()
        world.restore()
        world.assertNothingLost()
      }),
      { numRuns: 3_000 },
    )
  })

  it('the work of a composer whose first image was changed by somebody else is shown with both versions', () => {
    const world = new World()
    world.compose(5)
    world.changeByOthers(0)
    world.reload()
    assert.ok(world.session && isContested(world.session))
  })
})
