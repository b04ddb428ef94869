import { expect, it } from 'vitest'
import { drawn, linksIn, textsOf } from '../../../tests/drawn'
import { DrawerHead } from './drawer-head'

const nothing = () => undefined

const head = (address: string) =>
  drawn(<DrawerHead title="资料库" beside={false} focusOnPin={false} onPin={nothing} onClose={nothing} />, {
    address,
  })

it('S2-1.2 S2-4.1.1 each word of the menu leads to its part, and the open one is marked', async () => {
  const markup = await head('/?lib=ranking')
  expect(linksIn(markup)).toEqual([
    ['院校库', '/?lib=school'],
    ['专业库', '/?lib=major'],
    ['职业库', '/?lib=profession'],
    ['大学排名', '/?lib=ranking'],
    ['批次线', '/?lib=score-line'],
    ['一分一段', '/?lib=rank-line'],
    ['招生原书', '/?lib=book'],
  ])
  const marked = async (address: string) =>
    ((await head(address)).match(/<a [^>]*aria-current="page".*?<\/a>/g) ?? []).flatMap((link) =>
      textsOf('a', link),
    )
  expect(await marked('/?lib=ranking')).toEqual(['大学排名'])
  expect(await marked('/?lib=book')).toEqual(['招生原书'])
})

it('S2-4.1.1 a part begins with nothing of the part before', async () => {
  const links = linksIn(await head('/?lib=ranking&lib.page=3&lib.q=大学'))
  expect(links.at(-1)).toEqual(['招生原书', '/?lib=book'])
})
