import { useAtom } from 'jotai'
import { type FormEvent, useId, useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { Differences } from '~/entities/application-list/diff/differences'
import type { ListEditor } from '~/entities/application-list/editor/list-editor'
import type { Items } from '~/entities/application-list/edits'
import {
  type Clause,
  doneBy,
  meantBy,
  readSentence,
  type SentenceEdits,
} from '~/rules/list/sentence/read-sentence'
import { store } from '~/shared/lib/storage/store'
import { storedAtom } from '~/shared/lib/storage/stored-atom'
import { Button } from '~/shared/ui/button'
import { cn } from '~/shared/ui/cn'
import { Input } from '~/shared/ui/input'

interface SentenceFieldProps {
  readonly items: Items
  /** Province of the student. */
  readonly home: string
  readonly edits: SentenceEdits<Items[number]>
  readonly edit: ListEditor['edit']
}

const NONE: string[] = []
/** Sentences that somebody keeps for the next list, the newest first. */
const storedSentencesAtom = storedAtom('zetu.list-sentences', z.array(z.string()), NONE)
const MOST_KEPT = 8
const LONGEST = 120
/** A sentence that takes more rows away than this shows it before it is done. */
const MOST_REMOVED = 3

/** Changes a list by what is written: first what was understood and what it would change, then the change. */
export function SentenceField({ items, home, edits, edit }: SentenceFieldProps) {
  const [text, setText] = useState('')
  const [kept, keep] = useAtom(storedSentencesAtom, { store })
  const field = useId()
  const clauses = useMemo(() => readSentence(text, home), [text, home])
  const after = useMemo(() => doneBy(clauses, items, edits), [clauses, items, edits])
  // The sentence whose removals somebody has been shown.
  const [shown, setShown] = useState('')
  const gone = removedCount(items, after)
  const isWithheld = gone > MOST_REMOVED && shown !== text
  const isSame = after.length === items.length && after.every((item, at) => item === items[at])
  const take = (event: FormEvent) => {
    event.preventDefault()
    if (isSame) return
    if (isWithheld) return setShown(text)
    edit({ items: after, label: `按“${text.trim()}”改了` })
    setText('')
    setShown('')
  }
  const isStored = kept.includes(text.trim())
  return (
    <form onSubmit={take} className="peer mt-3 grid gap-2 text-sm">
      <label htmlFor={field} className="sr-only">
        用一句话改这张表
      </label>
      <Input
        id={field}
        maxLength={LONGEST}
        autoComplete="off"
        placeholder="用一句话改：去掉 1–2 人的，安徽的往前，学费两万以上的放最后，不要护理"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {text.trim() === '' && kept.length > 0 && (
        <p className="flex flex-wrap items-center gap-2">
          用过的：
          {kept.map((sentence) => (
            <Button key={sentence} variant="outline" size="sm" onClick={() => setText(sentence)}>
              {sentence}
            </Button>
          ))}
        </p>
      )}
      {clauses.length > 0 && (
        <ul aria-label="听懂了什么" className="flex flex-wrap gap-1.5">
          {clauses.map((clause, at) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: The same part may be written twice.
              key={`${at} ${clause.said}`}
              className={cn(
                'rounded px-2 py-1',
                clause.chip
                  ? 'bg-primary-soft'
                  : clause.question
                    ? 'bg-reach-soft'
                    : 'bg-muted text-muted-foreground',
              )}
            >
              {chipText(clause, meantBy(clause, items, edits))}
            </li>
          ))}
        </ul>
      )}
      {clauses.some(({ chip }) => chip) && (
        <section aria-label="会改什么" className="rounded border p-3">
          {isSame ? (
            <p>表里没有要改的。</p>
          ) : (
            <Differences from={items} to={after} before="现在" after="改后" isProposal />
          )}
          {gone > MOST_REMOVED && shown === text && (
            <p role="alert" className="mt-2 font-medium text-destructive">
              会移除 {gone} 行。看过上面再按一次；改了也可以撤销。
            </p>
          )}
          <div className="mt-2 flex flex-wrap gap-2">
            {!isSame && (
              <Button type="submit" size="sm">
                {gone > MOST_REMOVED ? `移除 ${gone} 行，照这样改` : '照这样改'}
              </Button>
            )}
            <Button
              variant="ghost"
              size="sm"
              onClick={() =>
                keep(
                  isStored
                    ? kept.filter((one) => one !== text.trim())
                    : [text.trim(), ...kept].slice(0, MOST_KEPT),
                )
              }
            >
              {isStored ? '不再留着' : '留着这句，下次用'}
            </Button>
          </div>
        </section>
      )}
    </form>
  )
}

/** What was understood, and of how many rows; a question, where it can mean anything. */
function chipText({ said, chip, question }: Clause, count: number): string {
  if (question) return `“${said}”：${question}`
  if (!chip) return `没听懂“${said}”，不动`
  return count === 0 ? `${chip}（表里没有这样的）` : `${chip}（${count} 行）`
}

function removedCount(before: Items, after: Items): number {
  const left = new Set(after.map(({ unitId }) => unitId))
  return before.filter(({ unitId }) => !left.has(unitId)).length
}
