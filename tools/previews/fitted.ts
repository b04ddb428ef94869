import { parse } from 'node-html-parser'

/**
 * Leaves out of a first view what does not stand in it: the content of boxes that scroll by themselves, which keep
 * their room. From the end on, the sections that are more than `most` bytes. The first section stays.
 */
export function fitted(html: string, most: number): string {
  const root = parse(html)
  for (const box of root.querySelectorAll('aside .overflow-y-auto')) {
    box.innerHTML = ''
    box.setAttribute('style', 'height:60vh')
  }
  const sections = root.querySelectorAll('section')
  while (sections.length > 1 && Buffer.byteLength(root.toString()) > most) sections.pop()?.remove()
  return root.toString()
}
