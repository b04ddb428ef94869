import { integer, pick, shuffle } from '../../kit/seed'
import { everydayNames } from '../names'
import type { School } from '../schools'
import { SCENES, type SceneColours } from './scenes'

function hueOf(school: School): number {
  return integer(0, 35, 'crest-hue', school.id) * 10
}

/** Places of more than two characters with which names begin. */
const LONG_PLACES = /^(哈尔滨|内蒙古|黑龙江|石家庄|齐齐哈尔|呼和浩特|连云港|秦皇岛|景德镇|马鞍山)/

/** Chinese characters only, as few as a crest holds. */
const SHORT = /^\p{Script=Han}{2,3}$/u

/** A school as people shorten its name: 清华, 人大, 中科大, 合工大; by rule 安医 for 安徽医学高等专科学校. */
export function shortName(school: School): string {
  return everydayNames(school).find((name) => SHORT.test(name)) ?? shortNameByRule(school.schoolName)
}

function shortNameByRule(name: string): string {
  const core = name.replace(/(（.*）|高等专科学校|职业技术|职业|大学|学院)/g, '')
  const letters = Array.from(core.length > 1 ? core : name)
  const place = LONG_PLACES.exec(core)?.[0].length ?? 2
  const second = letters[place]
  return letters.length > 3 && second ? `${letters[0]}${second}` : letters.slice(0, 2).join('')
}

/** Emblems in the upper half of the crest, by what a school is; drawn around (50, 33). */
const EMBLEMS: Readonly<Record<string, string>> = {
  理工类: '<path d="M50 23l3 5 6-1-1 6 5 3-5 3 1 6-6-1-3 5-3-5-6 1 1-6-5-3 5-3-1-6 6 1z"/>',
  师范类: '<path d="M33 27q9-4 17 2 8-6 17-2v14q-9-4-17 2-8-6-17-2z"/>',
  医药类: '<path d="M46 23h8v8h8v8h-8v8h-8v-8h-8v-8h8z"/>',
  农林类: '<path d="M50 46V34q-14 0-14-12 14 0 14 10 0-10 14-10 0 12-14 12"/>',
  艺术类: '<path d="M56 23v16a6 5 0 1 1-4-5V28l-8 2v13a6 5 0 1 1-4-5V27z"/>',
  体育类: '<path d="M50 22a12 12 0 1 1-.1 0M38 34h24M50 22v24" fill="none" stroke-width="3"/>',
}
const TORCH =
  '<path d="M45 46l2-12h6l2 12zM50 21q8 6 3 12h-6q-5-5 3-12"/><path d="M38 44q-6-9 0-18M62 44q6-9 0-18" fill="none" stroke-width="2.5"/>'

/** A round crest with an emblem and the school's short name: a drawing of the world's own, not the school's emblem. */
export function crestSvg(school: School): string {
  const hue = hueOf(school)
  const ink = `hsl(${hue} 52% 30%)`
  const paper = `hsl(${hue} 40% 96%)`
  const edge = pick(
    ['stroke-dasharray="1 6" stroke-linecap="round"', 'stroke-dasharray="9 4"', 'stroke-dasharray="2 4"', ''],
    'crest-edge',
    school.id,
  )
  const name = shortName(school)
  const size = name.length > 2 ? 20 : 23
  const emblem = EMBLEMS[school.schoolType[0] ?? ''] ?? TORCH
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" role="img" aria-label="${school.schoolName}校徽（示意）"><circle cx="50" cy="50" r="49" fill="${ink}"/><circle cx="50" cy="50" r="44" fill="none" stroke="${paper}" stroke-width="3" ${edge}/><circle cx="50" cy="50" r="38" fill="${paper}"/><g fill="${ink}" stroke="${ink}" stroke-width="0">${emblem}</g><text x="50" y="73" text-anchor="middle" font-size="${size}" font-weight="600" fill="${ink}" font-family="serif">${name}</text></svg>`
}

interface Light {
  readonly sky: readonly [top: string, horizon: string]
  readonly sun: string
  readonly hills: readonly [far: string, near: string]
  readonly lawn: string
  readonly leaves: string
  readonly path: string
}

/** Morning, noon, autumn and dusk, in the order of `lightOf`. */
const LIGHTS: readonly Light[] = [
  lightOf('#bfe0f2 #fdf3e1 #fff6d8 #c3d9d3 #a3c4b4 #8dbb82 #5f9a6b #e9e1cd'),
  lightOf('#8cc3ee #e6f4fc #ffffff #b5d3dd #8fbaa6 #7cb36f #43885a #eee8d8'),
  lightOf('#cfe3ee #fbeedd #fff3cf #d9cfb8 #c3b287 #b6b877 #d39a45 #efe6d3'),
  lightOf('#8793c4 #f8c9a4 #ffe3b5 #9d93b8 #76799f #6f8f78 #4d6f66 #d9cfc9'),
]

/** Colours with spaces between: sky at the top and the horizon, sun, far and near hills, lawn, leaves and path. */
function lightOf(colours: string): Light {
  const [top = '', horizon = '', sun = '', far = '', near = '', lawn = '', leaves = '', path = ''] =
    colours.split(' ')
  return { sky: [top, horizon], sun, hills: [far, near], lawn, leaves, path }
}

/** Walls of brick, stone, plaster or concrete; roof and shade take the school's hue. */
const WALLS = ['#c9785c', '#ded3c0', '#f0e8da', '#c3c9cf', '#b9826a'] as const

function sceneColours(school: School): SceneColours {
  const hue = hueOf(school)
  return {
    wall: pick(WALLS, 'wall', school.id),
    shade: `hsl(${hue} 26% 46%)`,
    roof: `hsl(${hue} 38% 32%)`,
    glass: '#cfe6ef',
    pale: '#f7f3ea',
  }
}

function tree(x: number, y: number, size: number, leaves: string): string {
  return `<path stroke="#7a5b45" stroke-width="${Math.round(size / 5)}" d="M${x} ${y}v${-size}"/><circle cx="${x}" cy="${y - Math.round(size * 1.4)}" r="${Math.round(size * 0.8)}" fill="${leaves}"/>`
}

/** How many campus pictures each school has. */
export const CAMPUS_PICTURES = SCENES.length

/**
 * One of the campus pictures, from 0, undefined past the last: a drawing, because a photograph of somewhere else would
 * be a lie. Which scene comes first differs between schools.
 */
export function campusSvg(school: School, index: number): string | undefined {
  const scene = shuffle(SCENES, 'scenes', school.id)[index]
  if (!scene) return undefined
  const key = [school.id, index] as const
  const light = pick(LIGHTS, 'light', ...key)
  const at = (low: number, high: number, what: string) => integer(low, high, what, ...key)
  const far = at(130, 180, 'far')
  const near = at(180, 210, 'near')
  const trees = [0, 1, 2, 3]
    .map((i) => {
      const left = i % 2 === 0
      const x = left ? at(12, 70, `tree${i}`) : at(410, 468, `tree${i}`)
      return tree(x, at(252, 276, `root${i}`), at(20, 36, `size${i}`), light.leaves)
    })
    .join('')
  const cloud = at(40, 380, 'cloud')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320" role="img" aria-label="${school.schoolName}${scene.label}（示意）"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${light.sky[0]}"/><stop offset="1" stop-color="${light.sky[1]}"/></linearGradient></defs><path fill="url(#s)" d="M0 0h480v320H0z"/><circle cx="${at(40, 440, 'sun')}" cy="${at(36, 80, 'height')}" r="22" fill="${light.sun}" opacity=".9"/><path fill="#fff" opacity=".7" d="M${cloud} 62a13 13 0 0 1 22-9 17 17 0 0 1 31 3 11 11 0 0 1 9 15h-60q-8-1-2-9z"/><path fill="${light.hills[0]}" d="M0 ${far}q90-50 190-8t290-20v160H0z"/><path fill="${light.hills[1]}" d="M0 ${near}q140-36 260 4t220-14v130H0z"/><path fill="${light.lawn}" d="M0 246q240-16 480 0v74H0z"/><path fill="${light.path}" d="M218 248h44l60 72H158z"/>${scene.draw(sceneColours(school), shortName(school))}${trees}<text x="16" y="302" font-size="28" fill="#fff" stroke="#0006" stroke-width="4" paint-order="stroke">${scene.label}（示意）</text></svg>`
}

/** A drawing as an address that needs no request. */
export function dataUri(svg: string): string {
  const compact = svg.replaceAll('"', "'").replace(/[%#<>\n]/g, encodeURIComponent)
  return `data:image/svg+xml;charset=utf-8,${compact.replace(/[^ -~]+/g, encodeURIComponent)}`
}
