import type { Draft } from './draft.ts'

export type Options = Partial<Readonly<Record<'section' | 'call' | 'start' | 'en' | 'ms' | 'zh', string>>>

/** A kind of thing that `npm run new` makes: changes the draft, and returns what remains to be done by hand. */
export type Kind = (name: string, options: Options, draft: Draft) => string[] | Promise<string[]>
