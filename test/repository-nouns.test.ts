import { describe, expect, test } from 'vitest'
import { nouns } from './nouns.ts'
import { files, read } from './repository-files.ts'

const known = new Set<string>(nouns)

/** The names directly below a folder: of its folders, or of its files without extension. */
const namesBelow = (folder: string) =>
  [
    ...new Set(
      files
        .filter((file) => file.startsWith(`${folder}/`))
        .map((file) => file.slice(folder.length + 1).split('/')[0] ?? ''),
    ),
  ].toSorted()

const strangers = (paths: string[], nameOf: (path: string) => string) =>
  paths.filter((path) => !known.has(nameOf(path)))

describe('one noun for one part', () => {
  test.each(['server/features', 'web/features'])('a folder of %s is a noun of the list', (room) => {
    const folders = namesBelow(room).map((name) => `${room}/${name}`)
    expect(strangers(folders, (path) => path.slice(room.length + 1))).toEqual([])
  })

  test('a contract that declares calls is a noun of the list, and is among all calls', () => {
    const declaring = files.filter(
      (file) => /^contract\/[^/]+\.ts$/.test(file) && /\bsatisfies Calls\b/.test(read(file)),
    )
    expect(strangers(declaring, (path) => path.slice('contract/'.length, -'.ts'.length))).toEqual([])
    const all = read('contract/all-calls.ts')
    expect(declaring.filter((file) => !all.includes(`'./${file.slice('contract/'.length)}'`))).toEqual([])
  })

  test('a feature that serves calls by their declaration finds it in the contract of its own noun', () => {
    const routes = files.filter((file) => /^server\/features\/[^/]+\/routes\.ts$/.test(file))
    const elsewhere = routes.filter((file) => {
      const noun = file.split('/')[2] ?? ''
      return /\bserve\(/.test(read(file)) && !read(file).includes(`'#contract/${noun}.ts'`)
    })
    expect(elsewhere).toEqual([])
  })

  test('a part of the pages has its noun on the server or in the contract', () => {
    const alone = namesBelow('web/features').filter(
      (noun) =>
        noun !== 'shell' &&
        !files.includes(`contract/${noun}.ts`) &&
        !files.some((file) => file.startsWith(`server/features/${noun}/`)),
    )
    expect(alone).toEqual([])
  })

  test('a journey is named for a noun of the list, or walks through all of them', () => {
    const walks = [
      'home',
      'crawl',
      'slow-line',
      'api-docs',
      'offline',
      'admin-access',
      'admin-categories',
      'print',
      'forced-colors',
    ]
    const journeys = namesBelow('test/journeys').filter((name) => name.endsWith('.e2e.ts'))
    const isNamed = (journey: string) =>
      [...nouns, ...walks].some((noun) => journey === `${noun}.e2e.ts` || journey.startsWith(`${noun}-`))
    expect(journeys.filter((journey) => !isNamed(journey))).toEqual([])
  })
})

describe('the rooms', () => {
  const roomsOf = (top: string) =>
    namesBelow(top).filter((name) => files.some((file) => file.startsWith(`${top}/${name}/`)))

  test('the server has those that the architecture names', () => {
    expect(roomsOf('server')).toEqual(
      [
        'adapters',
        'api-docs',
        'backup',
        'db',
        'emails',
        'features',
        'http',
        'pages',
        'pubsub',
        'response-cache',
        'typed-words',
        'workers',
      ].toSorted(),
    )
  })

  test('the pages have those that the architecture names', () => {
    expect(roomsOf('web')).toEqual(['api-docs', 'assets', 'features', 'lib', 'routes', 'service-worker', 'ui'])
  })

  test('the contract is one flat folder', () => {
    expect(roomsOf('contract')).toEqual([])
  })

  test('every room of the server and the pages stands in the architecture', () => {
    const layout = read('docs/architecture.md')
    const rooms = [...roomsOf('server'), ...roomsOf('web')]
    expect(rooms.filter((room) => !layout.includes(`${room}/`))).toEqual([])
  })
})
