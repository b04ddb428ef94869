import { createHash } from 'node:crypto'
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import cascadeLayers from '@csstools/postcss-cascade-layers'
import { browserslistToTargets, transform } from 'lightningcss'
import postcss from 'postcss'
import { buildAlone } from './build-alone.mjs'

/**
 * Writes what older browsers read beside the site's files, below `outDir`/assets: a script with what they lack, and
 * the sheet without layers. Gives the script that looks at the browser, for the head of every HTML.
 */
export async function addOlderParts({ mode, base, outDir, sheet }) {
  const { script, licences } = await buildAlone(mode, 'src/app/older-browsers/older.ts')
  writeFileSync(path.join(outDir, script.fileName), script.code)
  appendFileSync(path.join(outDir, 'licenses.txt'), `\n${licences}`)
  const styles = await withoutLayers(readFileSync(path.join(outDir, sheet), 'utf8'))
  const name = `assets/older-${createHash('sha256').update(styles).digest('hex').slice(0, 8)}.css`
  writeFileSync(path.join(outDir, name), styles)
  const look = await buildAlone(mode, 'src/app/older-browsers/look.ts', {
    script: base + script.fileName,
    styles: base + name,
  })
  return look.script.code.trim().replaceAll('</', '<\\/')
}

/** A window whose bars come and go is measured at its largest. */
const WHOLE_WINDOW = {
  postcssPlugin: 'whole-window',
  Declaration(declaration) {
    declaration.value = declaration.value.replaceAll('dvh', 'vh')
  },
}

/** The same rules in the same order of precedence, in words of the oldest browsers. */
async function withoutLayers(styles) {
  const plain = postcss([cascadeLayers(), WHOLE_WINDOW])
  const { css } = await plain.process(styles, { from: undefined })
  const { everything } = JSON.parse(readFileSync('src/app/older-browsers/oldest.json', 'utf8'))
  // The words of browserslist.
  const oldest = Object.entries(everything).map(
    ([name, version]) => `${name === 'ios' ? 'ios_saf' : name} ${version}`,
  )
  return transform({
    filename: 'older.css',
    code: Buffer.from(css),
    minify: true,
    targets: browserslistToTargets(oldest),
  }).code.toString()
}
