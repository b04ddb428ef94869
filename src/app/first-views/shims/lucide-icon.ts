import type { Node } from '../markup'

/** Stands for what makes an icon of `lucide-react` in the script of a first view. */

interface Drawing {
  readonly node: readonly (readonly [tag: string, attributes: Node['props']])[]
}

const STROKE = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
}

// biome-ignore lint/style/noDefaultExport: as the package has it
export default function createLucideIcon({ node }: Drawing) {
  const children = node.map(([type, props]): Node => ({ type, props }))
  return (props: Node['props']): Node => ({ type: 'svg', props: { ...STROKE, ...props, children } })
}
