import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { compile, optimize } from '@tailwindcss/node'
import { describe, expect, it } from 'vitest'
import { type Sheet, utilityRules } from './utility-rules.ts'

const FILE = path.resolve('src/app/theme.css')
const CLASSES = [
  'p-4',
  'text-sm',
  'hidden',
  'flex',
  'mt-6',
  '-mt-6',
  'hover:bg-muted',
  'focus-visible:underline',
  'first:mt-0',
  'print:hidden',
  '[&_td]:px-3',
  'bg-foreground/50',
  'w-[calc(100%-1rem)]',
] as const

async function sheetOfClasses(classes: readonly string[]): Promise<Sheet> {
  const options = { base: path.dirname(FILE), onDependency: () => undefined }
  const { build } = await compile(await readFile(FILE, 'utf8'), options)
  return utilityRules(optimize(build([...classes])).code, FILE)
}

const layersByClass = ({ rules }: Sheet) =>
  new Map(rules.flatMap(({ classes, layer }) => classes.map((name) => [name, layer] as const)))

describe('the rules of a sheet', () => {
  it('are told with the classes that they are of, and the conditions around them', async () => {
    const { rules } = await sheetOfClasses(['mt-6', 'md:hidden', 'bg-foreground/50'])
    expect(rules.map(({ classes, text }) => [classes.join(' '), text])).toEqual([
      ['mt-6', '.mt-6{margin-top:calc(var(--spacing) * 6)}'],
      ['bg-foreground/50', '.bg-foreground\\/50{background-color:var(--foreground)}'],
      [
        'bg-foreground/50',
        '@supports (color:color-mix(in lab, red, red)){.bg-foreground\\/50{background-color:color-mix(in oklab, var(--foreground) 50%, transparent)}}',
      ],
      ['md:hidden', '@media (width>=48rem){.md\\:hidden:where(:not(.narrow *)){display:none}}'],
    ])
  })

  it.each([
    ['what a property holds stands behind it', 'p-4', 'px-2', 'pl-1'],
    ['so do its parts by the direction of text', 'mx-2', 'ml-1'],
    ['a text size sets the height of a line too', 'text-sm', 'leading-5'],
    ['a condition stands behind none, a wider screen behind a narrower one', 'flex', 'sm:flex', 'md:hidden'],
    ['among what holds under one condition too', 'md:p-6', 'md:pl-1'],
    ['what is more specific outweighs the width of a screen', 'md:mt-6', 'first:mt-0'],
    ['a class within outweighs an element within', '[&_td]:px-3', '[&_.x]:px-2'],
    ['what is for no class in particular stands before all', 'divide-y', 'border-b'],
  ])('%s', async (_, ...classes) => {
    const sheet = await sheetOfClasses([...classes].toReversed())
    const places = classes.map((name) => sheet.layers.indexOf(layersByClass(sheet).get(name) ?? ''))
    expect(places).not.toContain(-1)
    expect(new Set(places).size).toBe(classes.length)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })

  it('that are important lie the other way round, since of them the first layer outweighs the others', async () => {
    const sheet = await sheetOfClasses(['p-4!', 'pl-1!', 'md:p-6!', 'hover:p-2!', 'md:p-6'])
    const layers = layersByClass(sheet)
    const places = ['md:p-6', 'hover:p-2!', 'md:p-6!', 'pl-1!', 'p-4!'].map((name) =>
      sheet.layers.indexOf(layers.get(name) ?? ''),
    )
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })

  it('have the same layers whatever other rules there are', async () => {
    const all = layersByClass(await sheetOfClasses(CLASSES))
    const some = layersByClass(await sheetOfClasses(CLASSES.filter((_, at) => at % 2 === 0)))
    expect(some.size).toBeGreaterThan(5)
    for (const [name, layer] of some) expect(layer).toBe(all.get(name))
  })
})
