import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview'
import { type RefObject } from 'preact'
import { useEffect } from 'preact/hooks'
import type { Composer } from './use-composer.ts'

/** Makes a picture draggable. */
export function useDraggable(ref: RefObject<HTMLElement>, composer: Composer, key: string): void {
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

/** Makes a place take pictures. */
export function useDropPlace(
  ref: RefObject<HTMLElement>,
  place: number | 'tray',
  { onOver, onDrop }: { onOver: (key: string, place: number | null) => void; onDrop: (key: string) => void },
): void {
  useEffect(() => {
    const { current: element } = ref
    if (!element) return undefined
    const keyOf = (data: Record<string | symbol, unknown>) => String(data['key'])
    return dropTargetForElements({
      element,
      onDragEnter: ({ source }) => onOver(keyOf(source.data), place === 'tray' ? null : place),
      onDragLeave: ({ source }) => onOver(keyOf(source.data), null),
      onDrop: ({ source }) => onDrop(keyOf(source.data)),
    })
  }, [place])
}
