import * as z from 'zod/mini'

/** A rule of the product: what is wrong with a value, in words for a person; undefined when it is fine. */
export type Rule<T> = (value: T) => string | undefined

/** A value that a rule judges. The problem is told at the member `at`, else at the value itself. */
export function ruled<T>(
  schema: z.ZodMiniType<T, T>,
  rule: Rule<T>,
  at?: keyof T & string,
): z.ZodMiniType<T, T> {
  return schema.check(({ value, issues }) => {
    const message = rule(value)
    if (message === undefined) return
    // `continue`: the rules of the whole form speak as well, so that all problems are told at once.
    issues.push({ code: 'custom', message, input: value, continue: true, ...(at && { path: [at] }) })
  })
}

/** A text, without the spaces around it, that a rule judges. */
export function ruledText(rule: Rule<string>): z.ZodMiniType<string, string> {
  return ruled(z.string().check(z.trim()), rule)
}
