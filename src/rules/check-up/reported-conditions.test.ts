import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { FEW_PLACES } from '../filing/places'
import { CHECKS } from './checks/all'
import { SLIP } from './safety'

const ROWS = readFileSync('docs/check-up.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))

/** The checks of limits stand in one row, `limit-*`. */
const wordOf = (id: string) => (id.startsWith('limit-') ? 'limit-*' : id)
const rowOf = (id: string) => ROWS.find((row) => row.includes(`\`${wordOf(id)}\``)) ?? ''

const CHINESE = ['零', '一', '两', '三', '四', '五', '六', '七', '八', '九', '十']
const PARTS: Readonly<Record<string, string>> = {
  '0.5': '一半',
  '0.333': '三分之一',
  '0.25': '四分之一',
  '0.2': '五分之一',
}

/** The ways in which the document writes a figure: 2,500, 1.25, 15 %, 八成, 三行. */
function written(figure: number): string[] {
  const tenths = Math.round(figure * 100) / 10
  return [
    figure.toLocaleString('en'),
    `${Math.round(figure * 100)} %`,
    ...(figure > 1 ? [`${Math.round((figure - 1) * 100)} %`] : []),
    ...(Number.isInteger(figure) ? [CHINESE[figure] ?? ''] : []),
    ...(Number.isInteger(tenths) && tenths < 10 ? [`${CHINESE[tenths]}成`] : []),
    PARTS[String(Math.round(figure * 1000) / 1000)] ?? '',
  ].filter((text) => text !== '')
}

/** Figures in capitals by the id of their check. How many names a sentence lists, and from which size a share counts, are no condition. */
function conditions(): [id: string, figure: number][] {
  const folder = 'src/rules/check-up/checks'
  return readdirSync(folder).flatMap((file) => {
    const text = readFileSync(`${folder}/${file}`, 'utf8')
    const id = /^ {2}id: '([^']+)'/m.exec(text)?.[1]
    const constants = [...text.matchAll(/^(?:export )?const (?!NAMED)[A-Z_]+ = (.*)$/gm)]
    const said = constants.map(([, value = '']) =>
      value.replaceAll(/least\w*: \d+/g, '').replace('1 / 3', '0.3333'),
    )
    const figures = said.flatMap((value) =>
      value.startsWith("['") ? [] : (value.match(/\d[\d_]*(?:\.\d+)?/g) ?? []),
    )
    return id === undefined
      ? []
      : figures.map((figure): [string, number] => [id, Number(figure.replaceAll('_', ''))])
  })
}

it('docs/check-up.md has a row for every check, with the name that pages show', () => {
  const missing = CHECKS.filter(({ id }) => rowOf(id) === '').map(({ id }) => id)
  expect(missing, 'checks without a row in docs/check-up.md').toEqual([])
  const unnamed = CHECKS.filter(
    ({ id, name }) => !id.startsWith('limit-') && id !== 'interview' && !rowOf(id).includes(name),
  )
  expect(
    unnamed.map(({ id, name }) => `${id} ${name}`),
    'checks that docs/check-up.md names otherwise than src/rules/check-up/checks',
  ).toEqual([])
})

it.each(conditions())('docs/check-up.md says of %s the figure %d', (id, figure) => {
  expect(
    written(figure).some((text) => rowOf(id).includes(text)),
    `the row of ${id} in docs/check-up.md says ${figure} in none of these ways: ${written(figure).join('; ')}`,
  ).toBe(true)
})

it('docs/check-up.md says the shares and places that several checks ask for', () => {
  expect(rowOf('weak-safety')).toContain(`> ${SLIP.medium * 100} %（> ${SLIP.high * 100} % 严重）`)
  for (const id of ['no-safety-at-end', 'empty-choices', 'crowded'])
    expect(rowOf(id)).toContain(`> ${SLIP.little * 100} %`)
  expect(rowOf('next-batch')).toContain(`> ${SLIP.medium * 100} %`)
  expect(rowOf('one-place')).toContain(`1–${FEW_PLACES} 人`)
})
