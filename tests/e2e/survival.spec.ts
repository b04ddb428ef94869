import { DRAWER_SCREENS, SCREENS } from '../../scripts/bench/screens.mjs'
import { STARTUP } from '../../scripts/survival/call-cases.mjs'
import { FAULTS } from '../../scripts/survival/faults.mjs'
import { judge } from '../../scripts/survival/judge.mjs'
import { look, openScreen } from '../../scripts/survival/screen.mjs'
import { expect, test } from './support'

/** Faults that show at once; the whole matrix (`npm run test:survival`) has the slow ones too. */
const KINDS = FAULTS.filter(({ told, slow }) => told && !slow)

/** A screen that has settled is looked at at once; a busy machine gets more time than a person would give. */
const PATIENCE_MS = 20_000

/*
 * Every call of a screen fails, each in a way of its own that changes from screen to screen. The frame stands, nothing is
 * pending for ever, nothing asks in a storm, and what is missing is said.
 */
for (const [at, address] of [...SCREENS, ...DRAWER_SCREENS].entries()) {
  test(`survives when every call of ${address} fails`, async ({ browser, context, baseURL }) => {
    // The second look finds the code and the worker of the first.
    const site = { browser, context, url: baseURL ?? '' }
    const healthy = await openScreen(site, address, { patience: PATIENCE_MS })
    const whole = await look(healthy.page)
    await healthy.close()
    expect(
      [...healthy.asked].filter(([, times]) => times > 1),
      '没有一次打开问两遍同样的问题',
    ).toEqual([])
    // Every screen would fail with those alike.
    const calls = [...healthy.calls.keys()].filter((call) => !STARTUP.test(call))
    const fail = calls.map((call, place) => `${call}:${KINDS[(at + place) % KINDS.length]?.name}`)

    const screen = await openScreen(site, address, { fail, patience: PATIENCE_MS })
    const seen = await look(screen.page)
    await screen.close()
    // A screen without a call of its own has nothing to say.
    const fault = { told: calls.length > 0 }
    expect(
      judge({ seen, whole, fault, storm: screen.storm(), errors: screen.errors }),
      fail.join('\n'),
    ).toBeUndefined()
  })
}
