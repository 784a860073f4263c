/** Restores the focus of a moved picture after it is drawn. */
export function refocus(key: string): void {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`.grip[data-key="${CSS.escape(key)}"]`)?.focus(),
  )
}
