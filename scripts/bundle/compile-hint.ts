import type { Rollup } from 'vite'

/**
 * The first line of a script whose functions V8 compiles at once, beside the page, while the file comes in. Without it
 * each is compiled by the page's own thread when it is first called, and most are called at the start. Other engines read
 * a comment. Source: https://v8.dev/blog/explicit-compile-hints
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad'

/** A shorter file, as it was written, has little to compile, and the line is some of what it weighs. */
const LEAST_LENGTH = 6000

/** What stands before the code of a chunk. */
export function compileHint({ modules }: Pick<Rollup.RenderedChunk, 'modules'>): string {
  const length = Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0)
  return length < LEAST_LENGTH ? '' : COMPILE_HINT
}
