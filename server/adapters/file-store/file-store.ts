import { FileStoreError } from './file-store-error.ts'

/** A stored file, and when it was written. */
export interface StoredFile {
  name: string
  modifiedAt: Date
}

/** Each call throws a FileStoreError if the store does not answer. */
export interface FileDriver {
  find: (name: string) => Promise<Buffer | null>
  has: (name: string) => Promise<boolean>
  put: (name: string, content: Buffer) => Promise<void>
  /** Removing a file that does not exist is not an error. */
  remove: (name: string) => Promise<void>
  /** Files whose names have this prefix, in no order. */
  list: (prefix?: string) => AsyncIterable<StoredFile>
  /** Throws a StartupError unless files can be stored. */
  checkAvailability: () => Promise<void>
  /** Throws a StartupError unless what is stored can be read. */
  checkReadability: () => Promise<void>
}

/** Where files are stored. Names are plain (`[A-Za-z0-9._-]`), and the content stored under a name never changes. */
export interface FileStore extends FileDriver {
  /**
   * The stored file, or else the result of `make`, which runs once however many callers ask at the same time. The
   * result is stored if possible: a full disk keeps nobody from seeing a picture.
   */
  findOrCreate: (name: string, make: () => Promise<Buffer>) => Promise<Buffer>
}

/** No name can lead outside of the store. */
function checkName(name: string): string {
  if (!/^[\w-][\w.-]*$/.test(name)) throw new RangeError(`not the name of a stored file: ${name}`)
  return name
}

/** `onUnstored` is called if the result of `make` could not be stored by `findOrCreate`. */
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
    checkReadability: driver.checkReadability,
    findOrCreate: findOrMake,
  }
}
