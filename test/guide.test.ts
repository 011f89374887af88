import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { readBlocks } from '#scripts/guide-rehearsal/guide.ts'
import { read } from './repository-files.ts'

const blocks = readBlocks(read('docs/operations.md'))
const shell = blocks.filter(({ language }) => language === 'sh')
/** The blocks that `npm run guide-rehearsal` pastes, in the guide's order. */
const titles = [
  'values',
  'programs',
  'settings',
  'product',
  'proxy',
  'admin',
  'backup',
  'restore',
  'upgrade',
  'second node',
  'logs',
]
const titled = shell.filter(({ title }) => title !== undefined)

/** Without text that a shell does not expand. */
const assignedIn = (text: string) => [...text.matchAll(/^([A-Z][A-Z_]*)=/gm)].map(([, name = '']) => name)
const usedIn = (text: string) => [...text.matchAll(/\$\{?([A-Z][A-Z_]*)/g)].map(([, name = '']) => name)

test('each block says what it is', () => {
  expect(blocks.filter(({ language }) => !['sh', 'sql', 'ini', 'text'].includes(language))).toEqual([])
  expect(titled.map(({ title }) => title)).toEqual(titles)
})

test.each(shell)('a shell reads $text', ({ text }) => {
  expect(() => execFileSync('bash', ['-n'], { input: text, stdio: ['pipe', 'pipe', 'pipe'] })).not.toThrow()
})

test('nothing that can be pasted has a gap to fill in', () => {
  const pasted = blocks.filter(({ language }) => language !== 'text')
  expect(pasted.filter(({ text }) => /…|<[a-z-]+>|\bFILE\b/.test(text))).toEqual([])
})

test('every variable has its value from a block before', () => {
  const known = new Set<string>()
  for (const { text } of titled) {
    for (const name of assignedIn(text)) known.add(name)
    expect(usedIn(text).filter((name) => !known.has(name))).toEqual([])
  }
  expect(shell.flatMap(({ text }) => usedIn(text)).filter((name) => !known.has(name))).toEqual([])
})

test('a value takes any sign that a password or an address may have, since it is quoted for the shell', () => {
  const lines = (titled[0]?.text ?? '').split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  expect(lines.filter((line) => !/^(export )?[A-Z_]+='[^']*'( # .*)?$/.test(line))).toEqual([])
})

test('what is yours to fill in stands in the first block, and the check of the samples knows it', () => {
  const program = read('deploy/zauvijek-ctl')
  const samples = [...(titled[0]?.text ?? '').matchAll(/^(?!SOURCE|OPERATOR_PERSON)\w+='([^'\n]+)'$/gm)].map(
    ([, value = '']) => value,
  )
  expect(samples).toHaveLength(6)
  const isKnown = (value: string) => value.includes('example.com') || program.includes(`'${value}'`)
  expect(samples.filter((value) => !isKnown(value))).toEqual([])
})
