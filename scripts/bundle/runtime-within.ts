import type { Plugin, Rollup } from 'vite'

/** The chunk of the bundler's own helpers, which nearly every file imports. */
const RUNTIME = 'rolldown-runtime'
/** The chunk that takes them in: every page loads it first. */
const PLATFORM = 'platform'

/** What tells an exported helper from the platform's own exports. */
const PREFIX = '$'

/** What they are called inside of it. */
const HELPERS = 'rolldownHelpers'

const IMPORT = /import\{([^{}]*)\}from"\.\/rolldown-runtime[\w-]*\.js";/
const EXPORT = /export\{([^{}]*)\};?\s*$/

/**
 * Puts the bundler's helpers into the platform's file: alone they are a request of every page. The bundler gives them a
 * file of their own, whatever group they are in. Throws where a minified file is not written as it is expected to be.
 */
export function runtimeWithin(): Plugin {
  let helpers = ''
  return {
    name: 'runtime-within',
    renderChunk(_code, _chunk, _options, { chunks }) {
      const runtime = Object.values(chunks).find(({ name }) => name === RUNTIME)
      helpers = Object.values(runtime?.modules ?? {})
        .map(({ code }) => code)
        .join('')
      return null
    },
    // The platform's file changes with them.
    augmentChunkHash: ({ name }) => (name === PLATFORM ? helpers : ''),
    generateBundle(_, bundle) {
      // Only what the minifier writes is read here.
      if (this.environment.name !== 'client' || this.environment.config.build.minify === false) return
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const runtime = chunks.find(({ name }) => name === RUNTIME)
      const platform = chunks.find(({ name }) => name === PLATFORM)
      if (!runtime || !platform) return
      const nameOfPlatform = importedName(PLATFORM, chunks)
      for (const chunk of chunks) {
        if (chunk === runtime || !chunk.imports.includes(runtime.fileName)) continue
        chunk.code =
          chunk === platform
            ? withHelpers(chunk.code, runtime.code)
            : withImportOf(chunk.code, nameOfPlatform, chunk.fileName)
        const others = chunk.imports.filter((file) => file !== runtime.fileName)
        chunk.imports =
          chunk === platform || others.includes(platform.fileName) ? others : [platform.fileName, ...others]
      }
      delete bundle[runtime.fileName]
    },
  }
}

/** The name by which other files import a chunk. */
function importedName(name: string, chunks: readonly Rollup.OutputChunk[]): string {
  const named = new RegExp(`from"\\./(${name}(?:-[\\w-]{7})?\\.js)"`)
  for (const { code } of chunks) {
    const found = named.exec(code)?.[1]
    if (found !== undefined) return found
  }
  throw new Error(`没有文件引用 ${name}`)
}

/** `a as b` and `c`, as pairs of what is named first and what is named last. */
function pairsOf(names: string): (readonly [string, string])[] {
  return names.split(',').map((each) => {
    const [from = '', to = from] = each.trim().split(' as ')
    return [from, to]
  })
}

/** The platform with the helpers in it: it uses them where it imported them, and exports them to all others. */
export function withHelpers(platform: string, runtime: string): string {
  const [all, exported] = EXPORT.exec(runtime) ?? []
  const [line, imported] = IMPORT.exec(platform) ?? []
  if (all === undefined || exported === undefined || line === undefined || imported === undefined)
    throw new Error('构建工具的辅助函数不是预期的写法')
  const members = pairsOf(exported).map(([local, name]) => ({ local, name }))
  const own = new Set(pairsOf(EXPORT.exec(platform)?.[1] ?? '').map(([, name]) => name))
  const taken = members.find(({ name }) => own.has(PREFIX + name))
  if (taken) throw new Error(`platform 已经导出 ${PREFIX}${taken.name}`)
  const given = members.map(({ local, name }) => `${name}:${local}`).join()
  const used = pairsOf(imported).map(([name, local]) => `${local}=${HELPERS}.${name}`)
  // Names of one or two letters are the minifier's.
  const shown = members.map(({ name }) => `${HELPERS}_${name}=${HELPERS}.${name}`)
  const exports = members.map(({ name }) => `${HELPERS}_${name} as ${PREFIX}${name}`).join()
  const body = `(()=>{${runtime.replace(all, '')};return{${given}}})()`
  const helpers = `const ${[`${HELPERS}=${body}`, ...used, ...shown].join()};`
  return `${platform.replace(line, () => helpers)}\nexport{${exports}};`
}

/** A file that imports the helpers from the platform. */
export function withImportOf(code: string, platform: string, file: string): string {
  const [line, imported] = IMPORT.exec(code) ?? []
  if (line === undefined || imported === undefined) throw new Error(`${file} 不按预期引用辅助函数`)
  const names = pairsOf(imported).map(([name, local]) => `${PREFIX}${name} as ${local}`)
  return code.replace(line, () => `import{${names}}from"./${platform}";`)
}
