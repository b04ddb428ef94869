import type { Plugin } from 'vite'
import { type BuiltFiles, chunksOf, withImports } from './built-pages.ts'

/**
 * With a part that is loaded late a file asks for what the part imports, in one step. Left out is what the file imports
 * itself: that has come before it runs, and each name in a list costs every visitor its bytes.
 */
export function lateFiles(): Plugin {
  let built: BuiltFiles = new Map()
  const resolveDependencies = (part: string, files: string[], { hostId }: { hostId: string }) => {
    const there = withImports([hostId], built)
    const missing = files.filter((file) => !there.has(file))
    return missing.length === 1 && missing[0] === part ? [] : missing
  }
  return {
    name: 'late-files',
    // Browsers that lack module preloading lack what else the product needs.
    config: () => ({ build: { modulePreload: { polyfill: false, resolveDependencies } } }),
    generateBundle(_, bundle) {
      if (this.environment.name === 'client') built = chunksOf(bundle)
    },
  }
}
