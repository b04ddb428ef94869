// The description lies beside this script, under whatever base the site has.
const description = new URL('openapi.json', document.currentScript.src).href

globalThis.SwaggerUIBundle({
  url: description,
  dom_id: '#contract',
  presets: [globalThis.SwaggerUIBundle.presets.apis],
  layout: 'BaseLayout',
  // Nothing is sent to another host, and nothing is called: this page is for reading.
  validatorUrl: null,
  supportedSubmitMethods: [],
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  deepLinking: true,
  filter: true,
})
