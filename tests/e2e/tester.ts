import type { Locator, Page } from 'playwright/test'
import { type Scenario, visit } from './support'

/** Somebody who does a job by hand: what they do is counted. What a journey begins with is done by `page` and is not. */
export class Tester {
  /** One entry for each action, in words. */
  readonly actions: string[] = []

  constructor(readonly page: Page) {}

  /** What is typed into the address is part of opening it. */
  async open(address: string, scenario?: Scenario): Promise<void> {
    this.actions.push(`open ${address}`)
    await visit(this.page, address, scenario)
  }

  /** Opens an address of another site, or a file. */
  async openElsewhere(url: string): Promise<void> {
    this.actions.push(`open ${url}`)
    await this.page.goto(url)
  }

  async press(control: Locator): Promise<void> {
    await control.click()
    this.actions.push(`press ${control}`)
  }

  async choose(control: Locator, option: string): Promise<void> {
    await control.selectOption(option)
    this.actions.push(`choose ${option}`)
  }

  /** One key where the focus is; each digit of a number is a key of its own. */
  async key(key: string): Promise<void> {
    await this.page.keyboard.press(key)
    this.actions.push(`key ${key}`)
  }

  /** Types into a field; however long, it is one action. */
  async fill(control: Locator, text: string): Promise<void> {
    await control.fill(text)
    this.actions.push(`type ${text}`)
  }

  async upload(control: Locator, file: { readonly name: string; readonly text: string }): Promise<void> {
    const { name, text } = file
    await control.setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
    this.actions.push(`choose the file ${name}`)
  }

  /** A command in a terminal, which `done` runs. */
  async run(command: string, done: () => Promise<void>): Promise<void> {
    this.actions.push(`run ${command}`)
    await done()
  }
}
