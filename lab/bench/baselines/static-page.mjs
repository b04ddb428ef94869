import { readFileSync } from 'node:fs'
import { HEADS, ROWS } from './rows.mjs'

/** The faces of the product: each that a machine has not is looked for, on any page. */
const TYPE = readFileSync('src/app/styles/type.css', 'utf8')

const STYLE = `${TYPE}:root{color-scheme:light dark}
body{line-height:1.5;margin:0 auto;max-width:72rem;padding:1rem}
table{border-collapse:collapse;width:100%}div{overflow-x:auto}
th,td{padding:.4rem .6rem;border-bottom:1px solid #ddd;text-align:left;white-space:nowrap}`

/** One HTML file without any script: the limit of what a page can reach. */
export function staticPage() {
  const head = `<tr>${HEADS.map((text) => `<th>${text}</th>`).join('')}</tr>`
  const rows = ROWS.map((row) => `<tr>${row.map((text) => `<td>${text}</td>`).join('')}</tr>`)
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>录取数据</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,">
<style>${STYLE}</style></head><body><main><h1>录取数据</h1><div><table>${head}${rows.join('')}</table></div></main>
</body></html>`
}
