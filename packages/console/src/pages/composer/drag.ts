import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview'
import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { Composer } from './use-composer.ts'
import { whatDropDoes } from './what-drop-does.ts'

/** Makes a picture draggable. */
export function useDraggable(ref: RefObject<HTMLElement | null>, composer: Composer, key: string): void {
  useEffect(() => {
    const { current: element } = ref
    if (!element) return undefined
    return draggable({
      element,
      getInitialData: () => ({ key }),
      onGenerateDragPreview: ({ nativeSetDragImage }) =>
        setCustomNativeDragPreview({
          nativeSetDragImage,
          getOffset: ({ container }) => ({ x: container.clientWidth / 2, y: container.clientHeight / 2 }),
          render: ({ container }) => {
            const picture = element.querySelector('.picture')?.cloneNode(true)
            if (!(picture instanceof HTMLElement)) return
            picture.style.width = `${element.clientWidth}px`
            picture.classList.add('dragged')
            container.append(picture)
          },
        }),
      onDragStart: () => {
        composer.held.value = { key, place: null }
      },
      onDrop: () => {
        composer.held.value = null
      },
    })
  }, [key, composer.bench])
}

/**
 * Accepts pictures on the shelf. The pointer position determines the place, because pictures move during a drag.
 */
export function useShelfDrop(ref: RefObject<HTMLElement | null>, composer: Composer): void {
  const current = useRef(composer)
  current.current = composer
  useEffect(() => {
    const { current: element } = ref
    if (!element) return undefined
    const hold = (key: string, place: number | null) => {
      const { held } = current.current
      if (held.peek()?.key === key && held.peek()?.place === place) return
      held.value = { key, place }
      if (place !== null) current.current.report(whatDropDoes(current.current, key, place))
    }
    return dropTargetForElements({
      element,
      onDrag: ({ source, location }) => {
        const { clientX, clientY } = location.current.input
        hold(keyOf(source.data), placeAtPoint(element, clientX, clientY))
      },
      onDragLeave: ({ source }) => hold(keyOf(source.data), null),
      onDrop: ({ source, location }) => {
        const { clientX, clientY } = location.current.input
        const place = placeAtPoint(element, clientX, clientY)
        if (place !== null) current.current.drop(keyOf(source.data), place)
      },
    })
  }, [])
}

/** Returns the place below a point. Gaps belong to the preceding place. */
function placeAtPoint(shelf: HTMLElement, x: number, y: number): number | null {
  const places = [...shelf.querySelectorAll('.facing')].map((place) => place.getBoundingClientRect())
  const found = places.findLastIndex(({ left, top, bottom }) => left <= x && top <= y && y <= bottom)
  return found < 0 ? null : found
}

/** Accepts pictures in the tray. */
export function useTrayDrop(ref: RefObject<HTMLElement | null>, composer: Composer): void {
  const current = useRef(composer)
  current.current = composer
  useEffect(() => {
    const { current: element } = ref
    if (!element) return undefined
    return dropTargetForElements({
      element,
      onDrop: ({ source }) => current.current.remove(keyOf(source.data)),
    })
  }, [])
}

const keyOf = (data: Record<string | symbol, unknown>): string => String(data['key'])
