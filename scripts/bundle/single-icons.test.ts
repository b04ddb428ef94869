import { expect, test } from 'vitest'
import { withSingleIcons } from './single-icons.ts'

const FILES = new Map([
  ['Check', '/icons/check.mjs'],
  ['ChevronLeft', '/icons/chevron-left.mjs'],
])

test('imports each icon from its own module, under the name that it is used by', () => {
  const code = "import {\n  Check,\n  ChevronLeft as Back,\n} from 'lucide-react'\nimport { x } from 'y'"
  expect(withSingleIcons(code, FILES)).toBe(
    "import Check from '/icons/check.mjs';import Back from '/icons/chevron-left.mjs'\nimport { x } from 'y'",
  )
})

test('leaves what is no icon where it is', () => {
  expect(withSingleIcons("import { Check, type LucideIcon } from 'lucide-react'", FILES)).toBe(
    "import Check from '/icons/check.mjs';import { type LucideIcon } from 'lucide-react'",
  )
})
