import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'playwright/test'

/** The chosen pictures by their files, as `npm run lab -- catalogue --compare` hands them on. */
const files = JSON.parse(process.env.ZETU_PICTURES ?? '[]')

for (const file of files) {
  test(file, () => {
    const picture = readFileSync(path.join(process.env.ZETU_CATALOGUE ?? '', file))
    expect(picture).toMatchSnapshot(file.split('/'))
  })
}
