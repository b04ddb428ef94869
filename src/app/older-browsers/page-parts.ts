import { apply, isSupported } from '@oddbird/popover-polyfill/fn'
import 'construct-style-sheets-polyfill'

/** What the document of an older browser lacks; nothing where there is no document. */
export function addPageParts(): void {
  if (typeof document === 'undefined') return
  // Its rules go to the lowest layer, as the browser's own would.
  if (!isSupported()) apply({ layerName: 'theme' })
  Element.prototype.checkVisibility ??= function checkVisibility() {
    return this.getClientRects().length > 0
  }
}
