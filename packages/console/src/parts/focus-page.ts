/** Moves the focus to the content of the page, where the element that had it is gone. */
export const focusPage = (): void => document.getElementById('main')?.focus({ preventScroll: true })
