import { callHtml, titleOf } from './call-html.ts'
import { type ApiDocument, schemasOf } from './document.ts'
import { schemaHtml } from './schema-html.ts'
import type { Chapter, Guide } from './guide.ts'
import { escapeHtml, headingHtml } from './html.ts'
import { anchorOf, docsPath, type Section } from './sections.ts'
import { tryCallsHtml } from './try-calls.ts'
import { type Language, languages, words } from './words.ts'

/** Addresses of the files that a page loads. */
export interface PageFiles {
  style: string
  script: string | undefined
  fonts: string[]
}

export interface Site {
  document: ApiDocument
  sections: Section[]
  chapters: Record<Language, Chapter[]>
  files: PageFiles
  /** Whether this is a demo marketplace to try calls on. */
  isDemo: boolean
  /** Runs before the first paint: theme and choice of examples. */
  firstScript: string
}

interface Address {
  language: Language
  /** The section's slug; undefined for the guide. */
  slug?: string
}

function menuHtml({ sections, chapters }: Site, { language, slug }: Address): string {
  const { guide, reference, menu } = words[language]
  const current = (is: boolean) => (is ? ' aria-current="page"' : '')
  const guidePath = docsPath(language)
  const chapterLinks = chapters[language].map(
    ({ id, title }) => `<li><a href="${guidePath}#${id}">${escapeHtml(title)}</a></li>`,
  )
  const groups = sections.map((section) => {
    const path = docsPath(language, section.slug)
    const isOpen = section.slug === slug
    const links = section.calls.map((call) => {
      const { method } = call
      const name = `<span class="method ${method.toLowerCase()}">${method}</span> ${escapeHtml(titleOf(call, language))}`
      return `<li><a href="${path}#${anchorOf(call)}">${name}</a></li>`
    })
    return `<li><details${isOpen ? ' open' : ''}><summary>${escapeHtml(section.title[language])}</summary><ul>
<li><a href="${path}"${current(isOpen)}>${escapeHtml(section.title[language])}</a></li>${links.join('')}</ul></details></li>`
  })
  return `<nav id="menu" popover aria-label="${menu}"><div id="search"></div>
<p class="part"><a href="${guidePath}"${current(slug === undefined)}>${guide}</a></p><ul>${chapterLinks.join('')}</ul>
<p class="part">${reference}</p><ul>${groups.join('')}</ul></nav>`
}

function layout(site: Site, address: Address, { title, main }: { title: string; main: string }): string {
  const { language, slug } = address
  const { files, isDemo, firstScript } = site
  const word = words[language]
  const other = languages.find((one) => one !== language) ?? language
  const alternates = languages.map((one) => `<link rel="alternate" hreflang="${one}" href="${docsPath(one, slug)}">`)
  const preloads = files.fonts.map(
    (url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`,
  )
  return `<!doctype html>
<html lang="${language}"${isDemo ? ' data-demo' : ''}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title>
<script>${firstScript}</script>${preloads.join('')}<link rel="stylesheet" href="${files.style}">${alternates.join('')}<link rel="icon" href="data:,">${
    files.script === undefined ? '' : `<script type="module" src="${files.script}"></script>`
  }</head>
<body><a class="skip" href="#main">${word.skip}</a>
<header class="bar"><a class="brand" href="${docsPath(language)}">Zauvijek <span>API</span></a>
<button type="button" class="menu-button" popovertarget="menu">${word.openMenu}</button>
<a class="language" href="${docsPath(other, slug)}" hreflang="${other}" lang="${other}">${word.other}</a>
<a class="home" href="/">${word.home}</a></header>
<div class="columns">${menuHtml(site, address)}
<main id="main" tabindex="-1">${main}</main></div></body></html>
`
}

export const guidePage = (site: Site, language: Language, guide: Guide): string =>
  layout(site, { language }, { title: words[language].title, main: `<article class="guide">${guide.html}</article>` })

export function sectionPage(site: Site, language: Language, section: Section): string {
  const { document } = site
  const { objects, objectsHint, title } = words[language]
  const names = schemasOf(document, section.calls)
  const schemas = names.map((name) => {
    const schema = document.components.schemas[name] ?? {}
    const id = `schema-${name}`
    return `<section class="object">${headingHtml(3, id, name)}${
      schema.description ? `<p>${escapeHtml(schema.description)}</p>` : ''
    }${schemaHtml(schema, language)}</section>`
  })
  const main = `<div class="reference"><h1>${escapeHtml(section.title[language])}</h1>${section.calls.map((call) => callHtml(call, { document, language })).join('')}
<section class="objects"><h2 id="objects">${objects}</h2><p>${objectsHint}</p>${schemas.join('')}</section></div>${tryCallsHtml(section.calls)}`
  return layout(site, { language, slug: section.slug }, { title: `${section.title[language]} · ${title}`, main })
}
