// Runs before the application has loaded, and so stands alone: starts the first calls of a page rendered at build time.
;(() => {
  const { origin, calls } = document.currentScript.dataset
  const stored = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  let home
  try {
    home = JSON.parse(stored('zetu.user') ?? '{}').province
  } catch {
    home = undefined
  }
  const token = stored('zetu.token')
  const province = new URLSearchParams(location.search).get('province') || home || '安徽'
  const early = {}
  for (const call of calls.split(' ')) {
    const url = origin + call.replace('{province}', encodeURIComponent(province))
    const answer = fetch(url, { headers: token === null ? {} : { Authorization: token } })
    // A failure is told to whoever asks for the answer; nobody may ask.
    answer.catch(() => undefined)
    early[url] = { token, answer }
  }
  window.zetuEarly = early
})()
