import { useState } from 'react'
import type { Scenario } from '../scenario/scenario'
import { readable, readScenario, refusedWords, wordsIn, wordsOf } from '../scenario/words'
import { knowsCall } from '../server/routes'
import { addressOf, testOf } from './address'
import { Field, handOn } from './parts'

/** A scenario in words, as people read them. */
export const textOf = (scenario: Scenario) => readable(wordsOf(scenario))

interface ScenarioTextProps {
  readonly draft: Scenario
  /** Problems of the draft, which stand below. */
  readonly said: readonly string[]
  readonly onRead: (scenario: Scenario) => void
}

/** The scenario as it is handed on, and read back from what somebody else has handed on. */
export function ScenarioText({ draft, said, onRead }: ScenarioTextProps) {
  const [typed, setTyped] = useState<string>()
  const text = textOf(draft)
  const read = (pasted: string) => {
    setTyped(pasted)
    const words = wordsOrProblem(pasted)
    if (typeof words !== 'string') onRead(readScenario(words))
  }
  const problems = (typed === undefined ? [] : problemsOfText(typed)).filter((text) => !said.includes(text))
  return (
    <fieldset>
      <legend>写成文字</legend>
      <Field name="链接、qa.* 的词，或 JSON，都可以贴在这里">
        {(id) => (
          <textarea
            id={id}
            rows={3}
            spellCheck={false}
            value={typed ?? text}
            onChange={({ target }) => read(target.value)}
            onBlur={() => problems.length === 0 && setTyped(undefined)}
          />
        )}
      </Field>
      {problems.map((problem) => (
        <p key={problem} className="problem" role="alert">
          {problem}
        </p>
      ))}
      <div className="chips">
        <button
          type="button"
          onClick={() => void handOn(`${location.origin}${addressOf(location, draft)}`, '链接')}
        >
          复制链接
        </button>
        <button type="button" onClick={() => void handOn(JSON.stringify(draft, null, 2), ' JSON')}>
          复制 JSON
        </button>
        <button type="button" onClick={() => void handOn(testOf(location, draft), '测试')}>
          复制测试
        </button>
      </div>
    </fieldset>
  )
}

function wordsOrProblem(text: string): URLSearchParams | string {
  try {
    return wordsIn(text)
  } catch (error) {
    return `读不懂这段 JSON：${error instanceof Error ? error.message.slice(0, 200) : ''}`
  }
}

function problemsOfText(text: string): string[] {
  const words = wordsOrProblem(text)
  return typeof words === 'string' ? [words] : refusedWords(words, knowsCall)
}
