// Stands in the place of service-worker.js where the settings say `"offline": false` (docs/deploy.md). Browsers that have
// the worker fetch this with their next page: it takes over, clears what the worker and the pages kept, and goes.
self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave() {
  const names = await caches.keys()
  // Other sites of the same origin have caches of their own.
  await Promise.all(names.filter((name) => name.startsWith('zetu-')).map((name) => caches.delete(name)))
  await self.registration.unregister()
}
