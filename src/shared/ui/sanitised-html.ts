import DOMPurify from 'dompurify'
import { SANITISER_CONFIG } from './html-policy'

/** HTML with nothing in it that `HtmlArticle` would not show. What is kept of an article has passed this once already. */
export function sanitisedHtml(html: string): string {
  return DOMPurify.sanitize(html, { ...SANITISER_CONFIG, RETURN_DOM_FRAGMENT: false })
}
