import type { ComponentChildren } from 'preact'

type SectionProps = {
  title: string
  text: ComponentChildren
  button?: ComponentChildren
  children: ComponentChildren
}

/** A section of the settings with its title and button. */
export const Section = ({ title, text, button, children }: SectionProps) => (
  <section aria-labelledby="section-title">
    <div class="section-head">
      <div>
        <h2 id="section-title" class="title">
          {title}
        </h2>
        <p class="quiet">{text}</p>
      </div>
      {button}
    </div>
    <div class="stack">{children}</div>
  </section>
)
