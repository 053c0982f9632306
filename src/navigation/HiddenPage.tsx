import { Component, type ReactNode } from 'react'

interface HiddenPageProps {
  isSeen: boolean
  children: ReactNode
}

/** What fails while nobody sees it fails without a word; when it is to be seen, whoever stands above it hears of that. */
export class HiddenPage extends Component<HiddenPageProps, { failed: { error: unknown } | null }> {
  override state = { failed: null as { error: unknown } | null }

  static getDerivedStateFromError(error: unknown) {
    return { failed: { error } }
  }

  override render() {
    const { failed } = this.state
    if (failed === null) return this.props.children
    if (this.props.isSeen) throw failed.error
    return null
  }
}
