import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/**
 * A small store and its hook. During server rendering and hydration the hook returns the store's present state; zustand's own hook would
 * return its initial state.
 */
export function store<State>(initial: State) {
  const api = createStore<State>(() => initial)
  const whole = { ...api, getInitialState: api.getState }
  const useValue = <Value>(select: (state: State) => Value): Value => useStore(whole, select)
  return Object.assign(useValue, api)
}
