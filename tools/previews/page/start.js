// Stands in the head of every preview (docs/previews.md) and runs before anything is drawn; `npm run release -- --previews` fills in the parts.
{
  const parts = __PARTS__
  const { documentElement: root, head } = document
  const opened = new URL(root.dataset.opens, location.href)
  // The page of a province has a path of its own, which the application keeps in the query.
  if (opened.pathname !== location.pathname.replace(/\/$/, '')) {
    if (location.search) opened.search += location.search.replace('?', '&')
    history.replaceState(null, '', opened.href + location.hash)
  }
  // What stands in the HTML is what an address without other questions shows.
  const keys = new Set([...new URLSearchParams(location.search).keys(), ...opened.searchParams.keys()])
  if ([...keys].some((key) => new URLSearchParams(location.search).get(key) !== opened.searchParams.get(key)))
    root.dataset.asked = ''
  const add = (type, text, id = '') => {
    const element = Object.assign(document.createElement('script'), { type, id, textContent: text })
    head.append(element)
  }
  add('application/json', parts.table, parts.tableId)
  customElements.define(
    'page-frame',
    class extends HTMLElement {
      connectedCallback() {
        this.innerHTML = parts[this.getAttribute('part')]
      }
    },
  )
}
