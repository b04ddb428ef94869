import { describe, expect, it } from 'vitest'
import { textCells } from './text-cells'

describe('cells of a text', () => {
  it('a quote counts where the cell ends with one, and holds a line or a tab', () => {
    expect(textCells('a\t"b\nc"\td')).toEqual({ cells: [['a', 'b\nc', 'd']], strayQuotes: [] })
    expect(textCells('a\tb\n"x\ty"\tz').cells).toEqual([
      ['a', 'b'],
      ['x\ty', 'z'],
    ])
    expect(textCells('a\t"b ""c"" d\ne"').cells).toEqual([['a', 'b "c" d\ne']])
  })

  it('a quote without another takes nothing of what follows, and its line is told', () => {
    expect(textCells('a\tb\n"c\td\ne\tf')).toEqual({
      cells: [
        ['a', 'b'],
        ['c', 'd'],
        ['e', 'f'],
      ],
      strayQuotes: [2],
    })
    expect(textCells('a,b\n"c,d\ne,f')).toMatchObject({ cells: { length: 3 }, strayQuotes: [2] })
  })

  it('commas of either width part cells, and so do semicolons', () => {
    expect(textCells('安徽大学，003\n郑州大学，004').cells[1]).toEqual(['郑州大学', '004'])
    expect(textCells('a;b\nc;d').cells).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
  })

  it('a tab at the beginning of a cell parts none', () => {
    const text = '代号,院校\n"\t0110",安徽大学\n\t0111,合肥工业大学'
    expect(textCells(text).cells).toEqual([
      ['代号', '院校'],
      ['\t0110', '安徽大学'],
      ['\t0111', '合肥工业大学'],
    ])
  })

  it('blanks part cells where nearly each line has them, and the line signs of Unicode end lines', () => {
    const cells = [
      ['院校名称', '专业组'],
      ['安徽大学', '003'],
    ]
    expect(textCells('院校名称   专业组\n安徽大学   003').cells).toEqual(cells)
    expect(textCells('院校名称\u3000专业组\n安徽大学\u3000003').cells).toEqual(cells)
    expect(textCells('院校名称\t专业组\u2028安徽大学\t003').cells).toEqual(cells)
    expect(textCells('院校名称,专业组\n安徽大学,003  备注').cells[1]).toEqual(['安徽大学', '003  备注'])
  })
})
