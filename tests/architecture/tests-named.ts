import { numbersIn, readTitles } from '../../scripts/lib/statements.mjs'

/** The tests that a guide means by `file › title`, without the numbers of the title. */
export function testsNamed(named: string): readonly { readonly isLong: boolean }[] {
  const [file = '', ...words] = named.split(' › ')
  const meant = `/${file.replace(/\.tsx?$/, '')}`
  const plain = (title: string) =>
    numbersIn(title).reduce((left: string, number: string) => left.replace(`${number} `, ''), title)
  return [...readTitles()]
    .filter(([each]) => `/${each}`.replace(/\.tsx?$/, '').endsWith(meant))
    .flatMap(([, tests]) => tests)
    .filter(({ title }) => plain(title) === words.join(' › '))
}
