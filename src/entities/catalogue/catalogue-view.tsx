import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { isLatin } from '~/entities/name-search/plain-text'
import { useSpelling } from '~/entities/name-search/spelling'
import { ChoiceRow } from '~/shared/filters/choice-row'
import { StickyBar } from '~/shared/filters/sticky-bar'
import { formatCount } from '~/shared/lib/text/format'
import { type CatalogueGroup, countOf, hitsOf, shownGroups, steppedHit } from './catalogue'
import { CatalogueList } from './catalogue-list'
import { FoundElsewhere, type OtherCatalogue } from './found-elsewhere'
import { HighlightField } from './highlight-field'

interface CatalogueViewProps {
  /** Keep their identity between renders. */
  readonly groups: readonly CatalogueGroup[]
  /** What an entry is: 职业. */
  readonly noun: string
  readonly category: string | undefined
  readonly keyword: string | undefined
  readonly onCategory: (id: string | undefined) => void
  readonly onKeyword: (text: string | undefined) => void
  /** Another catalogue, whose names are found too. */
  readonly elsewhere?: OtherCatalogue
}

/** What stands in the field: typed while `from` was in force, and `said` to the address since. */
interface Typed {
  readonly from: string | undefined
  readonly said: string | undefined
  readonly text: string
}

/** Chips that are shown before the rest is asked for: on a phone the names must not stand a screen below. */
const FEW_CATEGORIES = 8

/** A catalogue with chips of its categories, and a keyword that is marked wherever it stands. */
export function CatalogueView({
  groups,
  noun,
  category,
  keyword,
  onCategory,
  onKeyword,
  elsewhere,
}: CatalogueViewProps) {
  const list = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState<Typed>({ from: keyword, said: keyword, text: keyword ?? '' })
  const [place, setPlace] = useState<number>()
  // Back or a link changed the keyword in force: what was typed before it is out of date. Until the address has what was
  // said, the text stays: without it the buttons would have no hit, and the press that left the field none to go to.
  const { said: asked, text } =
    keyword === typed.from || keyword === typed.said ? typed : { said: keyword, text: keyword ?? '' }
  const marked = useDeferredValue(text)
  const shown = useMemo(() => shownGroups(groups, category), [groups, category])
  const spelling = useSpelling(isLatin(text))
  const hits = useMemo(() => hitsOf(shown, marked, spelling?.readsAs), [shown, marked, spelling])
  const hitSet = useMemo(() => new Set(hits), [hits])
  // Keys and buttons may come before the marks of the last key: what counts is what stands in the field.
  const counted = useMemo(
    () => (marked === text ? hits : hitsOf(shown, text, spelling?.readsAs)),
    [marked, text, hits, shown, spelling],
  )
  const current = place === undefined ? undefined : counted[place]

  useEffect(() => {
    if (current === undefined) return
    const entry = list.current?.querySelector(`[data-entry="${CSS.escape(current)}"]`)
    entry?.scrollIntoView({ block: 'center' })
  }, [current])

  const type = (next: string) => {
    setTyped({ from: keyword, said: asked, text: next })
    setPlace(undefined)
  }
  const settle = () => {
    const said = text.trim() || undefined
    if (said === asked) return
    setTyped({ from: keyword, said, text })
    onKeyword(said)
  }
  const step = (by: 1 | -1) => setPlace(steppedHit(place, by, counted.length))
  const choose = (chosen: string | undefined) => {
    setPlace(undefined)
    onCategory(chosen)
  }
  return (
    <div>
      <StickyBar label={`查找${noun}`}>
        <HighlightField
          label={`查找${noun}`}
          placeholder={`${noun}、类别或首字母`}
          value={text}
          onType={type}
          onSettle={settle}
          count={counted.length}
          current={current === undefined ? undefined : place}
          onStep={step}
        />
        <p className="text-sm text-muted-foreground max-md:hidden">
          共 {formatCount(shown.reduce((sum, group) => sum + countOf(group), 0))} 个{noun}
        </p>
      </StickyBar>
      {elsewhere && marked.trim() !== '' && (
        <FoundElsewhere of={elsewhere} keyword={marked} readsAs={spelling?.readsAs} />
      )}
      <ChoiceRow
        className="mt-4"
        label="门类"
        collapsedCount={FEW_CATEGORIES}
        options={groups.map((group) => ({ value: group.id, label: group.name, count: countOf(group) }))}
        value={category === undefined ? [] : [category]}
        // Pressed again, a chip lets go.
        onChange={(chosen) => choose(chosen.findLast((id) => id !== category))}
      />
      <div ref={list} className="mt-6">
        <CatalogueList groups={shown} noun={noun} keyword={marked} hits={hitSet} current={current} />
      </div>
    </div>
  )
}
