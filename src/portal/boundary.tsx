/** A screen that breaks takes nothing else with it. */
import { Component, type ComponentChildren } from 'preact'
import { Button } from './pieces/button.tsx'
import { Page } from './pieces/page.tsx'

interface Props {
  /** Elsewhere, it is tried anew. */
  at: string
  children: ComponentChildren
}

export class Boundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false }

  static override getDerivedStateFromError = () => ({ broken: true })

  override componentDidCatch(error: unknown) {
    reportError(error)
  }

  override componentDidUpdate({ at }: Props) {
    if (this.state.broken && at !== this.props.at) this.setState({ broken: false })
  }

  override render({ children }: Props) {
    if (!this.state.broken) return children
    return (
      <Page title="This screen broke" lead="That is our fault. What you did before is safe: it is kept by the service, not by this page.">
        <p>
          <Button tone="main" onClick={() => location.reload()}>
            Load the page again
          </Button>
        </p>
      </Page>
    )
  }
}
