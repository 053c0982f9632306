import { vi } from 'vitest'

/** Runs a command of the program; returns its exit code and what it printed. */
export async function printed(
  command: (args: string[]) => Promise<number>,
  args: readonly string[],
): Promise<{ code: number; text: string }> {
  const lines: string[] = []
  const log = vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(String(line)))
  try {
    return { code: await command([...args]), text: lines.join('\n') }
  } finally {
    log.mockRestore()
  }
}
