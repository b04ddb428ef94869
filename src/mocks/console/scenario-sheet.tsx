import { useMemo, useState } from 'react'
import { clockOf } from '../scenario/clock'
import { NAMED_SCENARIOS } from '../scenario/named'
import { EMPTY_SCENARIO, type Scenario } from '../scenario/scenario'
import { RESET, readScenario, refusedWords, wordsOf } from '../scenario/words'
import { knowsCall } from '../server/routes'
import { graduatingYear } from '../store/demo-accounts'
import { scenarioPerson } from '../store/scenario-person'
import { calendarOf } from '../world/people/calendar'
import { addressOf } from './address'
import type { ConsoleHost } from './host'
import { Select, useScenario } from './parts'
import { type Changes, ScenarioFields } from './scenario-fields'
import { ScenarioText, textOf } from './scenario-text'

function changed(scenario: Scenario, changes: Changes): Scenario {
  const members = Object.entries({ ...scenario, ...changes }).filter(([, value]) => value !== undefined)
  return { ...EMPTY_SCENARIO, ...Object.fromEntries(members) }
}

/** Every setting of the scenario. Nothing happens before 应用: who sets four things does not wait four times. */
export function ScenarioSheet({ host }: { host: ConsoleHost }) {
  const running = useScenario(host)
  const [edited, setEdited] = useState<Scenario>()
  const draft = edited ?? running
  const change = (changes: Changes) => setEdited(changed(draft, changes))
  const problems = useMemo(() => problemsOf(draft), [draft])
  const apply = (scenario: Scenario) => location.assign(addressOf(location, scenario))
  const named = (id: string) => setEdited(readScenario(new URLSearchParams({ 'qa.named': id })))
  return (
    <>
      <Select
        name="有名字的场景"
        value={nameOf(draft)}
        options={[{ value: '', text: '自己设' }, ...NAMED]}
        onChange={(id) => (id === '' ? setEdited(EMPTY_SCENARIO) : named(id))}
      />
      <ScenarioFields draft={draft} change={change} />
      <ScenarioText draft={draft} said={problems} onRead={setEdited} />
      {problems.map((text) => (
        <p key={text} className="problem" role="alert">
          {text}
        </p>
      ))}
      <footer>
        <button type="button" className="main" onClick={() => apply(draft)}>
          {edited ? '应用' : '重新打开'}
        </button>
        {edited && (
          <button type="button" onClick={() => setEdited(undefined)}>
            放弃
          </button>
        )}
        <button
          type="button"
          className="push"
          title="忘掉场景和在这个浏览器里改过的全部演示数据"
          onClick={() => location.assign(`${location.pathname}?${RESET}`)}
        >
          全部还原
        </button>
      </footer>
    </>
  )
}

const NAMED = [...new Set(NAMED_SCENARIOS.map(({ group }) => group))].map((group) => ({
  group,
  options: NAMED_SCENARIOS.filter((each) => each.group === group).map(({ id, title }) => ({
    value: id,
    text: title,
  })),
}))

/** The name of a scenario that is as its name says; empty for any other. */
function nameOf(scenario: Scenario): string {
  const text = textOf(scenario)
  const same = NAMED_SCENARIOS.find(({ words }) => textOf(readScenario(new URLSearchParams(words))) === text)
  return same?.id ?? ''
}

/** What of a scenario cannot be. */
function problemsOf(scenario: Scenario): string[] {
  const today = new Date(clockOf(scenario)(Date.now()))
  const calendar = calendarOf(today, graduatingYear(today), scenario.scale)
  return [...refusedWords(wordsOf(scenario), knowsCall), ...scenarioPerson(scenario, calendar).problems]
}
