import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { STATES, THEMES, WIDTHS } from './cases.mjs'

/** Writes the page that shows the pictures of a folder: one static file beside them. */
export function writePage(folder, pictures, { persons }) {
  const kinds = {
    person: { title: '身份', words: persons.map((id) => [id, id]) },
    state: { title: '状态', words: STATES.map(({ name, title }) => [name, title]) },
    width: { title: '宽度', words: WIDTHS.map((width) => [String(width), `${width}`]) },
    theme: { title: '颜色', words: THEMES.map((name) => [name, { light: '浅色', dark: '深色' }[name]]) },
  }
  const data = JSON.stringify({ kinds, pictures }).replaceAll('<', '\\u003c')
  const file = path.join(folder, 'index.html')
  writeFileSync(file, htmlOf(data))
  return file
}

const htmlOf = (data) => `<!doctype html>
<html lang="zh-CN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>页面的每一种状态 · 择途</title>
<style>
:root { color-scheme: light dark; font: 14px/1.5 system-ui, "PingFang SC", "Microsoft YaHei", sans-serif }
body { margin: 0 }
form { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 8px 14px; align-items: center;
  padding: 10px 16px; background: Canvas; border-bottom: 1px solid #8886 }
label { display: flex; gap: 5px; align-items: center }
input[type=search] { width: 15em }
h2 { margin: 20px 16px 8px; font-size: 15px; font-family: ui-monospace, monospace; overflow-wrap: anywhere }
section { content-visibility: auto; contain-intrinsic-size: auto 620px }
.row { display: flex; gap: 14px; padding: 0 16px 12px; overflow-x: auto; align-items: flex-start }
figure { margin: 0; flex: none }
figcaption { display: flex; gap: 6px; font-size: 12px; margin-bottom: 4px }
img { display: block; height: 540px; width: 640px; object-fit: cover; object-position: top;
  border: 1px solid #8886; border-radius: 4px }
img.phone { width: 260px }
mark { border-radius: 4px; padding: 0 4px }
</style>
<form>
<label>地址 <input type="search" name="route" placeholder="如 /weici"></label>
<label><input type="checkbox" name="errors"> 只看抛出错误的</label>
<output></output>
</form>
<main></main>
<script type="application/json" id="data">${data}</script>
<script>
const { kinds, pictures } = JSON.parse(document.getElementById('data').textContent)
const form = document.querySelector('form')
const main = document.querySelector('main')
const make = (name, properties, ...children) => {
  const element = Object.assign(document.createElement(name), properties)
  element.append(...children)
  return element
}
for (const [name, { title, words }] of Object.entries(kinds)) {
  const options = [['', '全部'], ...words].map(([value, text]) => make('option', { value, textContent: text }))
  form.querySelector('[name=errors]').parentElement.before(make('label', {}, title + ' ', make('select', { name }, ...options)))
}
const titleOf = (kind, word) => kinds[kind].words.find(([id]) => id === String(word))?.[1] ?? word
for (const [name, value] of new URLSearchParams(location.hash.slice(1))) if (form.elements[name]) form.elements[name].value = value
function show() {
  const wanted = new FormData(form)
  const route = wanted.get('route').trim()
  const isWanted = (picture) =>
    (picture.route + ' ' + picture.address).includes(route) &&
    (!wanted.get('errors') || picture.errors.length > 0) &&
    Object.keys(kinds).every((kind) => !wanted.get(kind) || String(picture[kind]) === wanted.get(kind))
  const shown = pictures.filter(isWanted)
  const words = [...wanted].filter(([, value]) => value !== '')
  history.replaceState(null, '', '#' + new URLSearchParams(words))
  form.querySelector('output').textContent = shown.length + ' 张，共 ' + pictures.length + ' 张'
  const byAddress = Map.groupBy(shown, ({ address }) => address)
  main.replaceChildren(...[...byAddress].sort(([a], [b]) => (a < b ? -1 : 1)).map(([address, of]) =>
    make('section', {}, make('h2', { textContent: address }), make('div', { className: 'row' }, ...of.map(figureOf)))))
}
function figureOf(picture) {
  const caption = Object.keys(kinds).map((kind) => titleOf(kind, picture[kind])).join(' · ')
  const src = picture.file.split('/').map(encodeURIComponent).join('/')
  const marks = [...(picture.errors.length > 0 ? ['错误 ' + picture.errors.length] : []), ...(picture.isOld ? ['以前的构建'] : []),
    ...(picture.state === 'usual' && picture.asks === false ? ['不问接口，每种状态都一样'] : [])]
  return make('figure', {},
    make('figcaption', { title: picture.errors.join('\\n') }, caption, ...marks.map((text) => make('mark', { textContent: text }))),
    make('a', { href: src, target: '_blank' }, make('img', { src, className: picture.width < 640 ? 'phone' : '', loading: 'lazy', alt: picture.address + ' ' + caption })))
}
form.addEventListener('input', show)
form.addEventListener('submit', (event) => event.preventDefault())
show()
</script>
</html>
`
