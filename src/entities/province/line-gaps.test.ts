import { describe, expect, it } from 'vitest'
import { gapsToLines, gapText, namedLines, reachedBatch } from './line-gaps'

const line = (batch: string, controlScore: number, subject = '物理') => ({
  province: '安徽',
  batch,
  subject,
  controlScore,
})
const LINES = [line('特殊类型', 514), line('本科批', 461), line('专科批', 200), line('本科批', 477, '历史')]
const said = (score: number, subject = '物理') => gapsToLines(LINES, subject, score).map(gapText)

describe('how far a score lies from the lines', () => {
  it('is told of the two highest lines it has passed', () => {
    expect(said(600)).toEqual(['高出本科线 139 分', '高出特控线 86 分'])
  })

  it('is told of the lines below and above it', () => {
    expect(said(470)).toEqual(['高出本科线 9 分', '低于特控线 44 分'])
    expect(said(400)).toEqual(['高出专科线 200 分', '低于本科线 61 分'])
    expect(said(150)).toEqual(['低于专科线 50 分'])
  })

  it('is nothing on the line, and nothing where a subject has no lines', () => {
    expect(said(461)).toEqual(['正好是本科线', '低于特控线 53 分'])
    expect(said(600, '综合')).toEqual([])
  })

  it('says which line is an example', () => {
    const lines = [{ ...line('本科批', 430), sample: true }]
    expect(gapsToLines(lines, '物理', 440).map(gapText)).toEqual(['高出本科线 10 分（示例）'])
  })

  it('is told of the lines of each category, where a province draws them apart', () => {
    const tibet = [
      line('本一', 300, '理科(A类)'),
      line('本二', 260, '理科(A类)'),
      line('本一', 400, '理科(B类)'),
      line('本二', 300, '理科(B类)'),
      line('本一', 330, '文科(A类)'),
    ]
    expect(gapsToLines(tibet, '理科', 400).map(gapText)).toEqual([
      ...['高出本二线 140 分（A 类）', '高出本一线 100 分（A 类）'],
      ...['高出本二线 100 分（B 类）', '正好是本一线（B 类）'],
    ])
    expect(namedLines(tibet, '理科').map(({ name }) => name)).toEqual([
      ...['本二线（A 类）', '本一线（A 类）', '本二线（B 类）', '本一线（B 类）'],
    ])
    const reached = (score: number) =>
      reachedBatch(tibet, { subject: '理科', batch: '本一', score }, ['本一', '本二'])?.batch
    expect([reached(350), reached(280)]).toEqual([undefined, '本二'])
  })
})

describe('the batch that a score reaches', () => {
  const offered = ['本科批', '专科批', '特殊类型']
  const reached = (score: number, batch = '本科批') =>
    reachedBatch(LINES, { subject: '物理', batch, score }, offered)?.batch

  it('is the highest below the asked one', () => {
    expect(reached(400)).toBe('专科批')
    expect(reached(500, '特殊类型')).toBe('本科批')
  })

  it('is none where the asked one is reached, or no batch is', () => {
    expect(reached(461)).toBeUndefined()
    expect(reached(199)).toBeUndefined()
    expect(reachedBatch(LINES, { subject: '物理', batch: '本科批', score: 400 }, ['本科批'])).toBeUndefined()
  })
})
