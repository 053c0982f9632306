import { Component, type ReactNode } from 'react'

interface HiddenPageProps {
  isShown: boolean
  children: ReactNode
}

/** The error boundary of a page in the background. An error while it is hidden stays silent; once it is shown, the error is thrown on. */
export class HiddenPage extends Component<HiddenPageProps, { failed: { error: unknown } | null }> {
  override state = { failed: null as { error: unknown } | null }

  static getDerivedStateFromError(error: unknown) {
    return { failed: { error } }
  }

  override render() {
    const { failed } = this.state
    if (failed === null) return this.props.children
    if (this.props.isShown) throw failed.error
    return null
  }
}
