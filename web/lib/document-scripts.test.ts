import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { withScripts } from './document-scripts.ts'

const page = (head: string, end: string) =>
  `<!DOCTYPE html><html><head>${head}</head><body><p>Sadržaj</p>${end}</body></html>`

const preload = (href: string) => `<link rel="modulepreload" nonce="m" href="${href}"/>`
const frameworkScript = '<script nonce="m" type="module" async="">import "/assets/entry.js"</script>'

/** The text that the page's scripts pass to the router. */
function receive(html: string): string[] {
  const received: string[] = []
  const streamController = { enqueue: (text: string) => received.push(text), close: () => received.push('closed') }
  const [, script = ''] = /<script nonce="m">(\(function\(c\).*?)<\/script>/s.exec(html) ?? []
  runInNewContext(script, { window: { __reactRouterContext: { streamController } } })
  return received
}

test.each(['[{"_1":2},"Mama\'s \\"Studio\\""]\n', '</script><!--<script>', 'a\u2028b\u2029c\r\n\\n', '€ đ 🎉'])(
  'the loaded data %j reaches the router as it is',
  (loaded) => {
    const html = withScripts(page('', ''), { scriptMark: 'm', loaded })
    expect(receive(html)).toEqual([loaded, 'closed'])
    expect(html.endsWith('</script></body></html>')).toBe(true)
  },
)

test('preloads of modules wait in a script for the first paint, each once, and the framework with them', () => {
  const html = withScripts(
    page(preload('/assets/a.js') + preload('/assets/b.js') + preload('/assets/a.js'), frameworkScript),
    {
      scriptMark: 'm',
      loaded: '[1]',
      imports: ['/assets/c.js', '/assets/b.js', '/assets/c.js'],
    },
  )
  expect(html).toContain('<head></head>')
  expect(html).toContain('<script nonce="m" type="text/deferred">import "/assets/entry.js"</script>')
  expect(html).toContain('["/assets/a.js","/assets/b.js","/assets/c.js"]')
})

test('a page without scripts is given none, and one in development keeps them as they are', () => {
  expect(withScripts(page('', ''), { scriptMark: 'm', loaded: undefined })).toBe(page('', ''))
  expect(withScripts(page('', '').replace(/<!.*?>/, ''), { scriptMark: 'm', loaded: undefined })).toBe(page('', ''))
  expect(withScripts(page('', frameworkScript), { scriptMark: undefined, loaded: undefined })).toContain(
    frameworkScript,
  )
})

test('text of the content that looks like a preload or a script stays', () => {
  const text = '&lt;link rel="modulepreload" href="/a.js"&gt; type="module" async=""'
  const html = withScripts(page(preload('/assets/a.js'), text + frameworkScript), {
    scriptMark: 'm',
    loaded: undefined,
  })
  expect(html).toContain(text)
})
