import { FileStoreError } from './file-store-error.ts'

/** A stored file, and when it was written. */
export interface StoredFile {
  name: string
  modifiedAt: Date
}

/** Each call throws a FileStoreError when the place does not answer. */
export interface FileDriver {
  find: (name: string) => Promise<Buffer | null>
  has: (name: string) => Promise<boolean>
  put: (name: string, content: Buffer) => Promise<void>
  /** One that is not there is as good as removed. */
  remove: (name: string) => Promise<void>
  /** Those whose names begin so, in no order. */
  list: (prefix?: string) => AsyncIterable<StoredFile>
  /** Throws a StartupError unless files can lie here. */
  checkAvailability: () => Promise<void>
}

/** Where pictures lie. A name is plain (`[A-Za-z0-9._-]`), and what is stored under it never changes. */
export interface FileStore extends FileDriver {
  /**
   * The stored file, or what `make` gives, made once, however many ask for it at the same time. It is stored where that
   * is possible: a full disk keeps nobody from seeing a picture.
   */
  findOrCreate: (name: string, make: () => Promise<Buffer>) => Promise<Buffer>
}

/** No name leads out of its place. */
function checkName(name: string): string {
  if (!/^[\w-][\w.-]*$/.test(name)) throw new RangeError(`not the name of a stored file: ${name}`)
  return name
}

/** `onUnstored` is told what `findOrCreate` made and could not store. */
export function createFileStore(driver: FileDriver, onUnstored: (error: FileStoreError) => void = () => {}): FileStore {
  const inTheMaking = new Map<string, Promise<Buffer>>()

  async function makeAndPut(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const content = await make()
    try {
      await driver.put(name, content)
    } catch (error) {
      if (!(error instanceof FileStoreError)) throw error
      onUnstored(error)
    }
    return content
  }

  async function findOrMake(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const stored = await driver.find(checkName(name))
    if (stored !== null) return stored
    const begun = inTheMaking.get(name)
    if (begun) return begun
    const making = makeAndPut(name, make).finally(() => inTheMaking.delete(name))
    inTheMaking.set(name, making)
    return making
  }

  return {
    find: async (name) => driver.find(checkName(name)),
    has: async (name) => driver.has(checkName(name)),
    put: async (name, content) => driver.put(checkName(name), content),
    remove: async (name) => driver.remove(checkName(name)),
    list: driver.list,
    checkAvailability: driver.checkAvailability,
    findOrCreate: findOrMake,
  }
}
