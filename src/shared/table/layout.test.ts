import { describe, expect, it } from 'vitest'
import { layoutOf } from './layout'

const text = () => ''
const classesOf = (...columns: Parameters<typeof layoutOf>[0]) =>
  layoutOf(columns).map((classes) => classes.split(' '))

describe('the columns of a table', () => {
  it('have no padding at its edges', () => {
    const [first, middle, last] = classesOf(
      { id: 'a', head: 'a', text },
      { id: 'b', head: 'b', text },
      { id: 'c', head: 'c', text },
    )
    expect(first).toEqual(['pl-0', 'pr-3'])
    expect(middle).toEqual(['pl-3', 'pr-3'])
    expect(last).toEqual(['pl-3', 'pr-0'])
  })

  it('have none either where those outside of them are hidden', () => {
    const [code, name, fee, rules] = classesOf(
      { id: 'code', head: '代码', text, from: 'md' },
      { id: 'name', head: '专业', text },
      { id: 'fee', head: '学费', figure: () => 1, from: 'md' },
      { id: 'rules', head: '要求', text, from: 'lg' },
    )
    expect(code).toEqual(['pl-0', 'pr-3', 'max-md:not-print:hidden'])
    expect(name).toEqual(['pl-0', 'md:pl-3', 'print:pl-3', 'pr-0', 'md:pr-3', 'print:pr-3'])
    expect(fee).toEqual(['pl-3', 'pr-0', 'lg:pr-3', 'max-md:not-print:hidden', 'text-right'])
    expect(rules).toEqual(['pl-3', 'pr-0', 'max-lg:hidden'])
  })

  it('stand on paper where a sheet has room for them', () => {
    const [change] = classesOf(
      { id: 'change', head: '比上年', text, from: 'xl', onPaper: true },
      { id: 'compare', head: '对比', text },
    )
    expect(change).toEqual(['pl-0', 'pr-3', 'max-xl:not-print:hidden'])
  })
})
