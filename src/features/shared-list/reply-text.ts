import { opinionsText } from '~/entities/application-list/notes/opinion-text'
import type { FamilyReply } from '~/rules/list/share/family-reply'

/** A reply as it stands in a chat: who, what they think, their words, and the link that brings it into the list. */
export function replyText({ name, batch, words, rows }: FamilyReply, link: string): string {
  const opinions = opinionsText(rows.map(({ opinion }) => opinion))
  return [`${name}看过了${batch}的志愿表：${opinions}。`, words, `点开放进志愿表：${link}`]
    .filter(Boolean)
    .join('\n')
}
