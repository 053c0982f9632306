import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/**
 * One small store and the hook that reads it. While rendering on a server or taking a prerendered page over, the hook gives
 * what the store holds then, not what it began with: zustand's own hook gives the latter.
 */
export function store<State>(initial: State) {
  const api = createStore<State>(() => initial)
  const whole = { ...api, getInitialState: api.getState }
  const useValue = <Value>(select: (state: State) => Value): Value => useStore(whole, select)
  return Object.assign(useValue, api)
}
