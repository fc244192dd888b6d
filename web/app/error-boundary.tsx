import { Component, type ReactNode } from 'react';

interface GuardProps {
  readonly children: ReactNode;
  /** What is shown instead when something inside breaks. */
  fallback(again: () => void, error: Error): ReactNode;
}

/** Keeps a fault where it happened: what is around it goes on. */
export class ErrorBoundary extends Component<GuardProps, { readonly error: Error | null }> {
  override state: { readonly error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error): { readonly error: Error } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === null ? this.props.children : this.props.fallback(() => this.setState({ error: null }), error);
  }
}
