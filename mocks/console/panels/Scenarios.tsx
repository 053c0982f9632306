import { useReading } from '../useControls.ts'

/** Every row of the error catalogue, to be armed and met. */
export function Scenarios() {
  const rows = useReading(({ scenarios }) => scenarios)
  return (
    <ul>
      {rows.map(({ id }) => (
        <li key={id}>{id}</li>
      ))}
    </ul>
  )
}
