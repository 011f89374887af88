import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Where pictures lie. A name is plain (`[A-Za-z0-9._-]`), and what is stored under it never changes. */
export interface FileStore {
  find: (name: string) => Promise<Buffer | null>
  put: (name: string, content: Buffer) => Promise<void>
  remove: (name: string) => Promise<void>
  /** The stored file, or what `make` gives, stored: made once, however many ask for it at the same time. */
  findOrMake: (name: string, make: () => Promise<Buffer>) => Promise<Buffer>
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Files under one directory, spread over subdirectories by the first two letters of their names. */
export function localFileStore(directory: string): FileStore {
  const pathOf = (name: string) => {
    if (!/^[\w-][\w.-]*$/.test(name)) throw new RangeError(`not the name of a stored file: ${name}`)
    return join(directory, name.slice(0, 2), name)
  }

  async function find(name: string): Promise<Buffer | null> {
    try {
      return await readFile(pathOf(name))
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }

  async function put(name: string, content: Buffer): Promise<void> {
    const path = pathOf(name)
    await mkdir(dirname(path), { recursive: true })
    // Written beside its place first: a reader never finds half a file, nor does a crash leave one.
    const unfinished = `${path}.${randomUUID()}`
    try {
      await writeFile(unfinished, content)
      await rename(unfinished, path)
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
  }

  const inTheMaking = new Map<string, Promise<Buffer>>()

  async function makeAndPut(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const content = await make()
    await put(name, content)
    return content
  }

  async function findOrMake(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const stored = await find(name)
    if (stored !== null) return stored
    const begun = inTheMaking.get(name)
    if (begun) return begun
    const making = makeAndPut(name, make).finally(() => inTheMaking.delete(name))
    inTheMaking.set(name, making)
    return making
  }

  return { find, put, remove: (name) => rm(pathOf(name), { force: true }), findOrMake }
}
