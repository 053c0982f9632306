import { refuse, Refused } from '../base/refuse.ts'
import { nearestCalls } from './nearestCalls.ts'

/** Refuses a path that no call has (501), with similar calls. */
export async function unknownCall(method: string, path: string): Promise<Refused> {
  const nearest = await nearestCalls(method, path)
  return refuse('unknown_call', { expected: `no call is ${method} ${path}`, nearest })
}

const withHead = (methods: readonly string[]): string[] =>
  methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : method))

/** Refuses a method that the path does not have (405), with the header `Allow`. */
export function otherMethod(method: string, path: string, methods: readonly string[]): Refused {
  const { body } = refuse('unknown_call', {
    expected: `${path} answers ${methods.join(' and ')}, not ${method}`,
    nearest: methods.map((one) => `${one} ${path}`),
  })
  return new Refused(405, body, { allow: withHead(methods).join(', ') })
}
