import { expect, it } from 'vitest'
import { scriptsOf } from './long-tasks'

it('names the scripts that ran in a task, the longest first', () => {
  const scripts = [
    { startTime: 10, duration: 20, sourceURL: 'http://localhost/assets/a-1.js', invoker: 'TimerHandler' },
    {
      startTime: 40,
      duration: 72.4,
      sourceURL: 'http://localhost/assets/score-line-x7.js',
      sourceFunctionName: 'draw',
      invoker: 'BUTTON.onclick',
    },
    { startTime: 30, duration: 8, sourceURL: 'http://localhost/b.js', invoker: 'http://localhost/b.js' },
    { startTime: 200, duration: 60, sourceURL: 'http://localhost/after.js' },
  ]
  expect(scriptsOf({ startTime: 5, duration: 110 }, scripts)).toEqual([
    'score-line-x7.js · draw · BUTTON.onclick · 72 毫秒',
    'a-1.js · TimerHandler · 20 毫秒',
    'b.js · 8 毫秒',
  ])
  expect(scriptsOf({ startTime: 115, duration: 60 }, scripts)).toEqual([])
})
