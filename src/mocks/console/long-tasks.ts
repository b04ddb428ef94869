/** What a script did in a frame, as far as the browser says (Long Animation Frames, Chrome 123). */
export interface ScriptTiming {
  readonly startTime: number
  /** Milliseconds. */
  readonly duration: number
  readonly sourceURL?: string
  readonly sourceFunctionName?: string
  /** What called it: `BUTTON.onclick`, `Window.requestAnimationFrame`, the address of a script that is run. */
  readonly invoker?: string
}

/** A stretch of time: ms since the page was opened, and how long. */
export interface Stretch {
  readonly startTime: number
  readonly duration: number
}

/** The scripts that ran in a task, the longest first, one a line: `score-line-x7.js · draw · BUTTON.onclick · 72 毫秒`. */
export function scriptsOf(task: Stretch, scripts: readonly ScriptTiming[]): string[] {
  return scripts
    .filter((script) => script.startTime < endOf(task) && endOf(script) > task.startTime)
    .sort((a, b) => b.duration - a.duration)
    .map(({ sourceURL = '', sourceFunctionName = '', invoker = '', duration }) => {
      const said = [fileOf(sourceURL), sourceFunctionName, fileOf(invoker)].filter((part) => part !== '')
      return [...new Set(said), `${Math.round(duration)} 毫秒`].join(' · ')
    })
}

const endOf = ({ startTime, duration }: Stretch) => startTime + duration

/** The last part of an address; other text as it is. */
const fileOf = (text: string) => (/^\w+:\/\//.test(text) ? (text.split('/').at(-1) ?? text) : text)
