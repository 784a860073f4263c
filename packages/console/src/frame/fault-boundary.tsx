import { Component, type ComponentChildren } from 'preact'
import { Button } from '../parts/button.tsx'
import { Empty } from '../parts/controls.tsx'
import { failureText } from '../parts/toast.tsx'
import { say } from '../words/say.ts'

type State = { fault: unknown }

/** Shows a page's error instead of an empty window. */
export class FaultBoundary extends Component<{ children: ComponentChildren }, State> {
  override state: State = { fault: null }

  override componentDidCatch(fault: unknown): void {
    this.setState({ fault })
  }

  override render() {
    if (this.state.fault === null) return this.props.children
    return (
      <main class="alone">
        <Empty title={say('console.frame.fault')} text={failureText(this.state.fault)}>
          <Button onClick={() => location.reload()}>{say('console.frame.load_again')}</Button>
        </Empty>
      </main>
    )
  }
}
