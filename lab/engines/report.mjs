import { writeFile } from 'node:fs/promises'
import path from 'node:path'

/** One row an engine, one column a way; pages are told by how many hold. Below it, each thing that is wrong. */
export function tableOf(results, { pages, journeys }) {
  const heads = ['引擎', '自称', '页面', ...journeys]
  const rows = results.map(({ name, agent, other, why, walked = {}, done = {} }) => {
    if (why !== undefined) return [name, `没有：${why}`, '—', ...journeys.map(() => '—')]
    const good = pages.filter((page) => page in walked && walked[page] === undefined).length
    const ways = journeys.map((way) => (way in done ? (done[way].wrong ? '✗' : done[way].said) : '—'))
    return [name, `${versionOf(agent)}${other ? `，宽 ${other}` : ''}`, `${good} / ${pages.length}`, ...ways]
  })
  const lines = [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
  const wrong = results.flatMap(({ name, walked = {}, done = {} }) => [
    ...Object.entries(walked).flatMap(([page, said]) => (said ? [`${name} ${page}：${said}`] : [])),
    ...Object.entries(done).flatMap(([way, { wrong }]) => (wrong ? [`${name} ${way}：${wrong}`] : [])),
  ])
  return [...lines, '', ...(wrong.length > 0 ? wrong.map((line) => `- ${line}`) : ['没有发现问题'])].join(
    '\n',
  )
}

/** What a browser calls itself, short. */
function versionOf(agent = '') {
  const found = /(?:Chrome|Firefox|Version)\/[\d.]+/.exec(agent)
  return found ? found[0] : agent
}

/** Pictures side by side: a row a page, a column an engine. */
export async function writePictures(dir, results, { pages, fileOf, width }) {
  const there = results.filter(({ why }) => why === undefined)
  const cell = (name, page) =>
    `<td><a href="${fileOf(name, page)}"><img loading="lazy" src="${fileOf(name, page)}"></a></td>`
  const rows = pages.map(
    (page) => `<tr><th>${page}</th>${there.map(({ name }) => cell(name, page)).join('')}</tr>`,
  )
  const heads = `<tr><th></th>${there.map(({ name }) => `<th>${name}</th>`).join('')}</tr>`
  const style = `img{width:${width < 600 ? 220 : 360}px}th{font:14px sans-serif;vertical-align:top}`
  await writeFile(
    path.join(dir, 'index.html'),
    `<!doctype html><meta charset="utf-8"><style>${style}</style><table>${heads}${rows.join('')}</table>`,
  )
}
