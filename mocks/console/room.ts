import './room.css'

/** Makes the shop leave room for the open console, or for its button: style sheets read the root's `data-console`. */
export function makeRoom(state: 'open' | 'closed'): void {
  document.documentElement.dataset['console'] = state
}
