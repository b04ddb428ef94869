import type { Change, ChangeKind } from './change'

const KINDS: Readonly<Record<ChangeKind, string>> = {
  removed: '去掉',
  narrowed: '收窄',
  widened: '放宽',
  altered: '改变',
  added: '增加',
}

const ORDER: readonly ChangeKind[] = ['removed', 'narrowed', 'widened', 'altered', 'added']

/** Calls that are named; of more only their number. */
const MOST_CALLS = 3

/** A section of the changelog: first what breaks something, then the rest, each by its kind. */
export function sectionOf(version: string, changes: readonly Change[]): string {
  const part = (title: string, of: readonly Change[]) =>
    of.length === 0 ? [] : [`### ${title}`, '', ...lines(of), '']
  return [
    `## ${version}`,
    '',
    ...(changes.length === 0 ? ['没有变化。', ''] : []),
    ...part(
      '不兼容',
      changes.filter(({ isBreaking }) => isBreaking),
    ),
    ...part(
      '兼容',
      changes.filter(({ isBreaking }) => !isBreaking),
    ),
  ].join('\n')
}

function lines(changes: readonly Change[]): string[] {
  return ORDER.flatMap((kind) => changes.filter((each) => each.kind === kind).map(line))
}

function line({ kind, calls, place, words }: Change): string {
  const shown = calls.slice(0, MOST_CALLS).map((call) => `\`${call}\``)
  const more = calls.length > MOST_CALLS ? ` 等 ${calls.length} 个` : ''
  const where = place === '' ? '' : ` \`${place}\``
  return `- ${KINDS[kind]}${where}：${words}（${shown.join('、')}${more}）`
}

/** The changelog with the section of a version: in the place of an earlier one of the same version, else as the first. */
export function withSection(changelog: string, version: string, section: string): string {
  const [head = '', ...sections] = changelog.split(/^(?=## )/m)
  const others = sections.filter((each) => !each.startsWith(`## ${version}\n`))
  return `${[head, section, ...others].map((part) => part.trimEnd()).join('\n\n')}\n`
}

/** The changelog with what has come to a version after its section was written: compatible changes raise no version. */
export function withMore(changelog: string, version: string, changes: readonly Change[]): string {
  const missing = unnamed(changelog, version, changes)
  const section = sectionIn(changelog, version)
  if (section === undefined) return withSection(changelog, version, sectionOf(version, changes))
  if (missing.length === 0) return changelog
  const head = section.includes('### 兼容') ? section.trimEnd() : `${section.trimEnd()}\n\n### 兼容\n`
  return changelog.replace(section.trimEnd(), () => `${head}\n${missing.join('\n')}`)
}

/** Changes that the section of a version does not tell. */
export function unnamed(changelog: string, version: string, changes: readonly Change[]): string[] {
  const reported = new Set(sectionIn(changelog, version)?.split('\n'))
  return lines(changes.filter(({ isBreaking }) => !isBreaking)).filter((each) => !reported.has(each))
}

const sectionIn = (changelog: string, version: string) =>
  changelog.split(/^(?=## )/m).find((each) => each.startsWith(`## ${version}\n`))
