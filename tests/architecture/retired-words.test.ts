import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Words of our own that the field's words have replaced (`docs/glossary.md`), as they would stand in a name. */
const RETIRED: readonly (readonly [name: RegExp, word: string])[] = [
  [/\w*LatePart\w*|\blatePart\w*/, 'lazy part'],
  [/\bstandingPart\w*|\bopenedPart\w*|\b\w*WantedPart\w*/, 'idlePart, intentPart, OnViewPart'],
  [/\b(?:Pending|Line)?Faces?(?:Props)?\b/, 'states'],
  [/\bstandIns?\b|\w*StandIn\w*/, 'shim (of a module), replacement, estimate'],
  [/\w*(?<![a-z]Eye)Sight\w*/, 'first view, or in view'],
  [/\w*(?:Told)(?![a-z])\w*|\btold[A-Z]\w*/, 'reported'],
  [/\w*Kept(?![a-z])\w*|\bkept[A-Z]\w*/, 'stored'],
  [/\bHeld(?:Line|Creation)\w*|\bheldCreation\w*/, 'pending'],
  [
    /\bzetuEarly\b|\bearlyAnswer|\bEarly(?:Page|Table)\b|\bstartFetching\b|\bfirstAnswer\b|\bAHEAD\b/,
    'prefetch',
  ],
  [/\w*FirstFigures\w*/, 'first view'],
  [/\w*Outlook\w*|\boutlook\b/, 'outcome'],
  [/\bsacrifices?\b/, 'destructive'],
  [/\bobstacle\b/, 'notAsked'],
  [/\b(?:\w*T|t)wins?\b/, 'sameName, likelyName'],
  [/\w*[sS]itting\w*/, 'edit session'],
  [/\w*Landing\w*|\blanding[A-Z]\w*/, 'shares'],
]

const FILES = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /^(src|scripts|tools|lab|tests)\/.*\.(tsx?|mjs)$/.test(file))
  .filter((file) => !/retired-words\.test\.ts$/.test(file))

/** The code alone: comments and texts are English. */
const namesOf = (text: string) =>
  text.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, '')

it('no name has a word that the glossary has replaced', () => {
  const found = FILES.flatMap((file) => {
    const code = namesOf(readFileSync(file, 'utf8'))
    return RETIRED.flatMap(([name, word]) => {
      const used = name.exec(code)?.[0]
      return used === undefined ? [] : [`${file}: ${used} → ${word}`]
    })
  })
  expect(found).toEqual([])
})
