import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import type { ConsoleKey } from './texts.ts'

export interface PanelRow {
  id: string
  title: ConsoleKey
  Panel: LazyExoticComponent<ComponentType>
}

const part = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }))

/** The parts of the console, in the order of their tabs; each loads when it is first looked at. */
export const panels: readonly PanelRow[] = [
  {
    id: 'scenarios',
    title: 'panel.scenarios',
    Panel: part(async () => (await import('./panels/Scenarios.tsx')).Scenarios),
  },
  {
    id: 'requests',
    title: 'panel.requests',
    Panel: part(async () => (await import('./panels/Requests.tsx')).Requests),
  },
  {
    id: 'tracking',
    title: 'panel.tracking',
    Panel: part(async () => (await import('./panels/Tracking.tsx')).Tracking),
  },
  {
    id: 'people',
    title: 'panel.people',
    Panel: part(async () => (await import('./panels/People.tsx')).People),
  },
  {
    id: 'data',
    title: 'panel.data',
    Panel: part(async () => (await import('./panels/Data.tsx')).Data),
  },
  {
    id: 'clock',
    title: 'panel.clock',
    Panel: part(async () => (await import('./panels/Clock.tsx')).Clock),
  },
  {
    id: 'network',
    title: 'panel.network',
    Panel: part(async () => (await import('./panels/Network.tsx')).Network),
  },
  {
    id: 'coverage',
    title: 'panel.coverage',
    Panel: part(async () => (await import('./panels/Coverage.tsx')).Coverage),
  },
]
