import { expect, it, vi } from 'vitest'

vi.mock('react', async () => (await import('../../../tests/hydrated')).hydrated())
vi.mock('@radix-ui/react-dialog', async () => {
  const { OnPage } = await import('../../../tests/hydrated')
  return { Root: OnPage, Portal: OnPage, Content: OnPage, Title: OnPage, Close: OnPage }
})
vi.mock('~/shared/ui/button', async () => ({
  Button: (await import('../../../tests/hydrated')).RecordedControl,
}))

import { drawn, textIn } from '../../../tests/drawn'
import { controlNamed } from '../../../tests/hydrated'
import { BookReader } from './book-reader'

const page = (at: number) => ({
  school: '安徽大学',
  subject: '物理',
  batch: '本科批',
  pageUrl: `https://page.invalid/${at}`,
  pageNumber: 30 + at,
})

it('S2-2.35.3 the viewer has the picture of a page, and turns to the ones before and behind', async () => {
  const turn = vi.fn()
  const readerAt = (index: number) =>
    drawn(
      <BookReader
        pages={[0, 1, 2].map(page)}
        index={index}
        numberOf={(at) => 30 + at}
        onIndex={turn}
        onClose={() => undefined}
      />,
    )
  const markup = await readerAt(1)
  expect(textIn(markup)).toMatch(/^第 31 页 安徽大学 物理 本科批 2 \/ 3$/)
  expect(markup).toContain('src="https://page.invalid/1"')
  controlNamed('下一页').onClick?.()
  expect(turn).toHaveBeenLastCalledWith(2)
  controlNamed('上一页').onClick?.()
  expect(turn).toHaveBeenLastCalledWith(0)
  await readerAt(0)
  expect([controlNamed('上一页').disabled, controlNamed('下一页').disabled]).toEqual([true, false])
  await readerAt(2)
  expect([controlNamed('上一页').disabled, controlNamed('下一页').disabled]).toEqual([false, true])
})
