/** Colours of one picture. Everything a scene draws is made of these, so that one school's pictures belong together. */
export interface SceneColours {
  readonly wall: string
  readonly shade: string
  readonly roof: string
  readonly glass: string
  readonly pale: string
}

/** What a campus picture shows: drawn on 480 × 320 with the ground at y = 250. */
interface Scene {
  readonly label: string
  readonly draw: (colours: SceneColours, plaque: string) => string
}

function rect(x: number, y: number, width: number, height: number, fill: string, radius = 0): string {
  return `<path fill="${fill}" d="M${x} ${y}h${width}v${height}h${-width}z"${radius ? ` stroke="${fill}" stroke-width="${radius}" stroke-linejoin="round"` : ''}/>`
}

/** Windows as one dashed stroke for each storey: far smaller than one element for each. */
function windows(x: number, y: number, width: number, storeys: number, gap: number, fill: string): string {
  return Array.from(
    { length: storeys },
    (_, i) =>
      `<path stroke="${fill}" stroke-width="${gap * 0.5}" stroke-dasharray="11 9" d="M${x} ${y + i * gap}h${width}"/>`,
  ).join('')
}

function library({ wall, shade, roof, glass, pale }: SceneColours): string {
  return [
    rect(96, 140, 288, 110, wall),
    rect(88, 128, 304, 14, roof),
    rect(180, 96, 120, 154, shade),
    `<path fill="${roof}" d="M168 98l72-40 72 40z"/>`,
    rect(194, 112, 92, 122, glass),
    `<path stroke="${shade}" stroke-width="4" d="M217 112v122M240 112v122M263 112v122M194 152h92M194 192h92"/>`,
    windows(106, 166, 70, 4, 22, glass),
    windows(308, 166, 70, 4, 22, glass),
    `<path fill="${pale}" d="M176 234h128l14 16H162z"/>`,
  ].join('')
}

function gate({ wall, shade, roof, glass, pale }: SceneColours, plaque: string): string {
  return [
    rect(78, 190, 324, 60, pale),
    rect(100, 120, 34, 130, wall),
    rect(346, 120, 34, 130, wall),
    rect(188, 104, 26, 146, wall),
    rect(266, 104, 26, 146, wall),
    `<path fill="${shade}" d="M134 170h54v80h-54zM292 170h54v80h-54z" opacity=".35"/>`,
    rect(92, 106, 104, 20, roof),
    rect(284, 106, 104, 20, roof),
    `<path fill="${roof}" d="M170 72q70-22 140 0l12 18H158z"/>`,
    rect(186, 90, 108, 34, shade),
    `<text x="240" y="114" text-anchor="middle" font-family="serif" font-size="20" letter-spacing="6" fill="${glass}">${plaque}</text>`,
    `<path fill="${pale}" d="M200 250l-46 60h172l-46-60z"/>`,
  ].join('')
}

function lake({ wall, roof, glass, pale }: SceneColours): string {
  return [
    `<path fill="${glass}" d="M0 226q120-22 240-6t240-8v108H0z"/>`,
    `<path stroke="${pale}" stroke-width="2.5" stroke-linecap="round" opacity=".8" d="M40 262h70M150 278h90M300 258h80M330 292h96M70 300h60"/>`,
    `<path fill="${roof}" d="M296 150q44-6 60-42 16 36 60 42l8 10H288z"/>`,
    `<path stroke="${wall}" stroke-width="7" d="M306 160v62M334 160v66M378 160v66M406 160v60"/>`,
    rect(292, 218, 128, 12, wall),
    `<path fill="${roof}" opacity=".25" d="M300 232h112l-16 44h-80z"/>`,
    `<path fill="none" stroke="${wall}" stroke-width="8" d="M60 236q70-56 150-6"/>`,
    `<path stroke="${wall}" stroke-width="3" d="M84 222v-16M110 210v-16M138 206v-16M166 210v-16"/>`,
  ].join('')
}

function stadium({ wall, shade, roof, pale }: SceneColours): string {
  return [
    `<path fill="${wall}" d="M70 150h340l24 76H46z"/>`,
    `<path stroke="${pale}" stroke-width="4" d="M66 168h348M60 186h360M54 204h372"/>`,
    `<path fill="${roof}" d="M40 128q200-66 400 0l-6 16q-194-56-388 0z"/>`,
    `<path stroke="${shade}" stroke-width="5" d="M90 138v20M190 118v34M290 118v34M390 138v20"/>`,
    `<ellipse cx="240" cy="270" rx="220" ry="46" fill="${shade}"/>`,
    `<g fill="none" stroke="${pale}" stroke-width="2"><ellipse cx="240" cy="270" rx="204" ry="41"/><ellipse cx="240" cy="270" rx="188" ry="36"/></g>`,
    `<ellipse cx="240" cy="270" rx="170" ry="31" fill="#86b573"/>`,
    `<path fill="none" stroke="${pale}" stroke-width="2" d="M240 239v62M240 258a22 12 0 1 0 .1 0"/>`,
  ].join('')
}

function lectures({ wall, shade, roof, glass, pale }: SceneColours): string {
  return [
    rect(60, 130, 150, 120, wall),
    rect(270, 130, 150, 120, wall),
    windows(72, 150, 130, 5, 21, glass),
    windows(282, 150, 130, 5, 21, glass),
    rect(54, 120, 160, 12, roof),
    rect(266, 120, 160, 12, roof),
    rect(208, 70, 64, 180, shade),
    `<path fill="${roof}" d="M200 72l40-38 40 38z"/>`,
    `<circle cx="240" cy="100" r="18" fill="${pale}"/><path stroke="${shade}" stroke-width="3" stroke-linecap="round" d="M240 100v-11M240 100l8 5"/>`,
    windows(220, 140, 44, 3, 26, glass),
    `<path fill="${pale}" d="M222 250v-22a18 18 0 0 1 36 0v22z"/>`,
  ].join('')
}

function laboratory({ wall, shade, roof, glass, pale }: SceneColours): string {
  return [
    `<path fill="${glass}" d="M120 250V96l120-30v184z"/>`,
    `<path fill="none" stroke="${pale}" stroke-width="3" d="M150 88v162M180 81v169M210 73v177M120 130l120-24M120 170l120-18M120 210l120-10"/>`,
    `<path fill="${wall}" d="M240 66l126 40v144H240z"/>`,
    windows(254, 132, 104, 5, 24, glass),
    `<path fill="${roof}" d="M112 98l128-34 134 42v10L240 76 112 110z"/>`,
    rect(366, 180, 70, 70, shade),
    `<path fill="${roof}" d="M376 180a25 25 0 0 1 50 0z"/>`,
    `<path stroke="${pale}" stroke-width="4" d="M401 178v-24"/>`,
    rect(222, 216, 40, 34, pale),
  ].join('')
}

export const SCENES: readonly Scene[] = [
  { label: '图书馆', draw: library },
  { label: '校门', draw: gate },
  { label: '湖畔', draw: lake },
  { label: '体育场', draw: stadium },
  { label: '教学楼', draw: lectures },
  { label: '实验楼', draw: laboratory },
]
