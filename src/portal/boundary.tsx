/** If a screen breaks, the rest of the portal still works. */
import { Component, type ComponentChildren } from 'preact'
import { Button, Page } from './pieces/index.ts'

interface Props {
  /** At another address, the screen is tried again. */
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
    return <Reload title="Something went wrong" lead="This screen failed. Your data is safe." />
  }
}

/** In place of a screen that cannot be shown. */
export const Reload = (why: { title: string; lead: string }) => (
  <Page {...why}>
    <p>
      <Button tone="main" onClick={() => location.reload()}>
        Reload the page
      </Button>
    </p>
  </Page>
)
