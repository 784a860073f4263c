import type { ComponentChildren } from 'preact'

type DoorProps = {
  title: string
  text: ComponentChildren
  /** Picture above the title. */
  scene: ComponentChildren
  children: ComponentChildren
}

/** Offers a way to the first score. */
export const Door = ({ title, text, scene, children }: DoorProps) => (
  <section class="door">
    <div class="door-scene">{scene}</div>
    <div class="door-body">
      <h2>{title}</h2>
      <p class="quiet">{text}</p>
      <div class="door-foot">{children}</div>
    </div>
  </section>
)
