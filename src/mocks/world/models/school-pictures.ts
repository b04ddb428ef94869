import type { School } from './schools'
import { integer, pick } from './seed'

/** Two colours of a school: a deep one for ink, a pale one for paper. */
function colours(school: School): { ink: string; paper: string } {
  const hue = integer(0, 35, 'crest-hue', school.id) * 10
  return { ink: `oklch(0.42 0.1 ${hue})`, paper: `oklch(0.95 0.03 ${hue})` }
}

/** The two characters that people call a school by, more or less. */
function shortName(name: string): string {
  const core = name.replace(/(大学|学院|职业技术|职业|高等专科学校|（.*）)/g, '')
  return Array.from(core || name)
    .slice(0, 2)
    .join('')
}

/** A round crest with the school's short name: a drawing of the world's own, not the school's emblem. */
export function crestSvg(school: School): string {
  const { ink, paper } = colours(school)
  const teeth = integer(10, 18, 'crest-teeth', school.id)
  const ring = Array.from({ length: teeth }, (_, i) => {
    const angle = (i * 360) / teeth
    return `<rect x="47.5" y="3" width="5" height="8" rx="1.5" transform="rotate(${angle.toFixed(1)} 50 50)"/>`
  }).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" role="img" aria-label="${school.schoolName}校徽（示意）"><g fill="${ink}">${ring}<circle cx="50" cy="50" r="40"/></g><circle cx="50" cy="50" r="34" fill="${paper}"/><text x="50" y="59" text-anchor="middle" font-size="26" font-weight="600" fill="${ink}" font-family="serif">${shortName(school.schoolName)}</text></svg>`
}

const SCENES = [
  [
    '图书馆',
    '<path d="M70 150h180v60H70zM60 150l100-46 100 46z"/><path d="M88 160h14v50H88zM120 160h14v50h-14zM152 160h14v50h-14zM184 160h14v50h-14zM216 160h14v50h-14z" fill="#fff" opacity=".55"/>',
  ],
  [
    '校门',
    '<path d="M60 210V120h22v90zM238 210V120h22v90zM52 104h216v20H52z"/><path d="M150 130h20v80h-20z" opacity=".5"/>',
  ],
  [
    '湖畔',
    '<path d="M0 190q80-24 160 0t160 0v50H0z" opacity=".55"/><path d="M60 190v-50m-18 22a18 30 0 1 1 36 0zM250 190v-60m-22 28a22 36 0 1 1 44 0z" stroke-width="6"/>',
  ],
  [
    '体育场',
    '<ellipse cx="160" cy="180" rx="130" ry="44"/><ellipse cx="160" cy="180" rx="92" ry="26" fill="#fff" opacity=".5"/><path d="M40 130q120-50 240 0v14q-120-46-240 0z" opacity=".7"/>',
  ],
] as const

/** How many campus pictures each school has. */
export const CAMPUS_PICTURES = SCENES.length

/** One of the campus pictures, from 0: a drawing, because a photograph of somewhere else would be a lie. */
export function campusSvg(school: School, index: number): string | undefined {
  const scene = SCENES[index]
  if (!scene) return undefined
  const [label, shapes] = scene
  const { ink, paper } = colours(school)
  const sky = pick(
    ['oklch(0.93 0.03 240)', 'oklch(0.94 0.03 80)', 'oklch(0.92 0.03 200)'],
    'sky',
    school.id,
    index,
  )
  const sun = integer(30, 290, 'sun', school.id, index)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" role="img" aria-label="${school.schoolName}${label}（示意）"><rect width="320" height="240" fill="${sky}"/><circle cx="${sun}" cy="50" r="20" fill="#fff" opacity=".8"/><path d="M0 210h320v30H0z" fill="${paper}"/><g fill="${ink}" stroke="${ink}" stroke-width="0">${shapes}</g><text x="12" y="230" font-size="13" fill="${ink}">${label}</text></svg>`
}

/** A drawing as an address that needs no request. */
export function dataUri(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
