import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Machine } from './machine.ts'

interface Pasted {
  output: string
  seconds: number
}

export interface Shell {
  /** Throws with the commands that failed and the end of the block's output. */
  paste: (title: string, text: string, input?: string) => Promise<Pasted>
  /** Throws if nothing failed. */
  pasteFailing: (title: string, text: string) => Promise<Pasted>
  close: () => Promise<void>
}

/**
 * A single root shell for all blocks, like their reader's: it continues after a failing command, except that we check
 * afterwards. Each block is a file, because a program such as apt would read the following blocks from standard input.
 */
export function openShell({ root, enter }: Machine): Shell {
  const blocks = join(root, 'root/blocks')
  mkdirSync(blocks, { recursive: true })
  const shell = spawn('nsenter', enter(['bash', '--norc', '--noprofile']), { stdio: ['pipe', 'pipe', 'inherit'] })
  const answers = createInterface({ input: shell.stdout })[Symbol.asyncIterator]()
  // `set -E` applies the trap to functions and subshells; commands before `&&` or after `if` may fail.
  shell.stdin.write('cd; set -E\n')
  let count = 0

  async function run(title: string, text: string, input = ''): Promise<Pasted & { failed: string }> {
    const name = `${++count}-${title.replaceAll(/\W+/g, '-')}`
    const path = join(blocks, name)
    writeFileSync(path, text)
    writeFileSync(`${path}.in`, input, { mode: 0o600 })
    const begin = performance.now()
    // The shell is in its home directory.
    const inside = `~/blocks/${name}`
    shell.stdin.write(
      `failed=(); trap 'failed+=("$BASH_COMMAND")' ERR; . ${inside} < ${inside}.in > ${inside}.out 2>&1; trap - ERR; echo "\${failed[*]@Q}"\n`,
    )
    const answer = await answers.next()
    if (answer.done) throw new Error(`The shell of the machine ended in the block “${title}”.`)
    const output = readFileSync(`${path}.out`, 'utf8')
    return { output, failed: answer.value, seconds: (performance.now() - begin) / 1000 }
  }

  return {
    async paste(title, text, input) {
      const { failed, output, seconds } = await run(title, text, input)
      if (failed === '') return { output, seconds }
      throw new Error(`In the block “${title}” failed: ${failed}\n${output.split('\n').slice(-40).join('\n')}`)
    },
    async pasteFailing(title, text) {
      const { failed, output, seconds } = await run(title, text)
      if (failed === '') throw new Error(`The block “${title}” should have failed, and printed:\n${output}`)
      return { output, seconds }
    },
    async close() {
      const over = once(shell, 'exit')
      shell.stdin.end('exit\n')
      await over
    },
  }
}
