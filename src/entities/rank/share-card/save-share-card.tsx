import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { savePng } from '~/shared/picture/picture'
import { ShareCard, type ShareCardProps } from './share-card'

/** Saves a card as a picture of 1080 × 1440 px. Throws when it cannot be drawn. */
export async function saveShareCard(card: ShareCardProps): Promise<void> {
  const place = document.createElement('div')
  const root = createRoot(place)
  try {
    flushSync(() => root.render(<ShareCard {...card} />))
    const drawn = place.querySelector('svg')
    if (!drawn) throw new Error('The card has not been drawn')
    // The drawing goes through the document for its colours: React keeps its own.
    await savePng(drawn.cloneNode(true) as SVGSVGElement, card.title)
  } finally {
    root.unmount()
  }
}
