import { describe, expect, it } from 'vitest'
import { bookBranches, pageNumber } from './book-tree-rows'

const page = (school: string, batch: string, schoolFirstName?: string) => ({
  school,
  batch,
  subject: '物理',
  pageUrl: 'data:,',
  ...(schoolFirstName !== undefined && { schoolFirstName }),
})

describe('bookBranches', () => {
  it('S2-2.35.2 files pages under their schools and numbers them through', () => {
    const branches = bookBranches([page('甲', '本科提前批'), page('乙', '本科批'), page('甲', '本科批')])
    expect(branches).toEqual([
      {
        school: '甲',
        leaves: [
          { leaf: 1, subject: '物理', batch: '本科提前批' },
          { leaf: 3, subject: '物理', batch: '本科批' },
        ],
      },
      { school: '乙', leaves: [{ leaf: 2, subject: '物理', batch: '本科批' }] },
    ])
  })

  it('S2-2.35.2 files a page under the name that the book gives it', () => {
    expect(bookBranches([page('甲（医学院）', '本科批', '甲')]).map(({ school }) => school)).toEqual(['甲'])
    expect(bookBranches([page('甲', '本科批', '')]).map(({ school }) => school)).toEqual(['甲'])
  })

  it('numbers a page as it is printed, or by its place', () => {
    expect(pageNumber({ pageNumber: 467 }, 0)).toBe(467)
    expect(pageNumber({}, 2)).toBe(3)
    const [branch] = bookBranches([{ ...page('甲', '本科批'), pageNumber: 467 }])
    expect(branch?.leaves[0]?.leaf).toBe(467)
  })
})
