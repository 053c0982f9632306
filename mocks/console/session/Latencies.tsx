import type { Latency } from '../../scenarios/latency.ts'
import { useControls, useReading } from '../useControls.ts'
import { useConsoleTexts } from '../texts.ts'
import fields from './fields.module.css'
import { NumberField } from './NumberField.tsx'
import { Part } from './Part.tsx'

const kinds = ['none', 'fixed', 'uniform', 'lognormal'] as const

const starting: Readonly<Record<(typeof kinds)[number], Latency>> = {
  none: { kind: 'none' },
  fixed: { kind: 'fixed', ms: 300 },
  uniform: { kind: 'uniform', from: 100, to: 800 },
  lognormal: { kind: 'lognormal', median: 300, sigma: 0.5 },
}

const LONGEST_MS = 60_000

interface LatencyFieldsProps {
  latency: Latency
  onLatency: (latency: Latency) => void
}

function LatencyFields({ latency, onLatency }: LatencyFieldsProps) {
  const say = useConsoleTexts()
  switch (latency.kind) {
    case 'none':
      return null
    case 'fixed':
      return (
        <NumberField
          label={say('network.ms')}
          value={latency.ms}
          minimum={1}
          maximum={LONGEST_MS}
          onNumber={(ms) => onLatency({ ...latency, ms })}
        />
      )
    case 'uniform':
      return (
        <>
          <NumberField
            label={say('network.from_ms')}
            value={latency.from}
            minimum={0}
            maximum={latency.to}
            onNumber={(from) => onLatency({ ...latency, from })}
          />
          <NumberField
            label={say('network.to_ms')}
            value={latency.to}
            minimum={latency.from}
            maximum={LONGEST_MS}
            onNumber={(to) => onLatency({ ...latency, to })}
          />
        </>
      )
    case 'lognormal':
      return (
        <>
          <NumberField
            label={say('network.median_ms')}
            value={latency.median}
            minimum={1}
            maximum={LONGEST_MS}
            onNumber={(median) => onLatency({ ...latency, median })}
          />
          <NumberField
            label={say('network.spread')}
            value={latency.sigma}
            minimum={0.05}
            maximum={2}
            step={0.05}
            onNumber={(sigma) => onLatency({ ...latency, sigma })}
          />
        </>
      )
  }
}

/** The latency of answers. */
export function Latencies() {
  const say = useConsoleTexts()
  const controls = useControls()
  const latency = useReading((read) => read.network().latency)
  const onLatency = (next: Latency) => controls.setNetwork({ latency: next })
  return (
    <Part title={say('network.latency')}>
      <div className={fields.row}>
        <label className={fields.label}>
          {say('network.kind')}
          <select
            className={fields.field}
            value={latency.kind}
            onChange={({ target }) => {
              const kind = kinds.find((each) => each === target.value)
              if (kind) onLatency(starting[kind])
            }}
          >
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {say(`network.kinds.${kind}`)}
              </option>
            ))}
          </select>
        </label>
        <LatencyFields key={latency.kind} latency={latency} onLatency={onLatency} />
      </div>
    </Part>
  )
}
