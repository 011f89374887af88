import { expect, test } from 'vitest'
import type { Favorite } from '#contract/favorites.ts'
import { eventually } from '#test/eventually.ts'
import { ApiError, ConnectionError } from '#web/call.ts'
import { createFavorites } from './favorites-store.ts'

const favorite = (professional_id: number): Favorite => ({
  id: 100 + professional_id,
  professional_id,
  created_at: '2027-03-15T11:00:00Z',
  note: null,
  professional: null,
})

type Answer = PromiseWithResolvers<unknown> & { name: string }

/** A store whose calls are answered when the test says so, in the order in which they were made. */
function makeStore() {
  const pending: Answer[] = []
  const calls: string[] = []
  const messages: string[] = []
  const undos: (() => void)[] = []
  const shown: number[][] = []
  const makeCall = <T>(name: string) => {
    const answer = { ...Promise.withResolvers<unknown>(), name }
    pending.push(answer)
    calls.push(name)
    return answer.promise as Promise<T>
  }
  const store = createFavorites({
    list: (owner) => makeCall(`list of ${owner}`),
    add: (owner, id) => makeCall(`add ${id} of ${owner}`),
    remove: (owner, { id }) => makeCall(`remove ${id} of ${owner}`),
    onChange: (state) => shown.push([...state.professionals]),
    onSaved: (isSet, undo) => {
      messages.push(isSet ? 'added' : 'removed')
      if (undo) undos.push(undo)
    },
    onFailed: () => messages.push('failed'),
    onSignInNeeded: ({ owner, professionalId, isWanted }) =>
      messages.push(`sign in: ${owner} ${professionalId} ${isWanted}`),
  })
  const take = async (name: string) => {
    await eventually(() => expect(pending.map((one) => one.name)).toContain(name))
    return pending.splice(
      pending.findIndex((one) => one.name === name),
      1,
    )[0]!
  }
  const answer = async (name: string, value?: unknown) => {
    const call = await take(name)
    call.resolve(value)
    await settle()
  }
  const fail = async (name: string, error: unknown) => {
    const call = await take(name)
    call.reject(error)
    await settle()
  }
  const hearts = () => [...store.read().professionals].toSorted((a, b) => a - b)
  const set = (id: number, isWanted: boolean, undo = false) => store.set(id, isWanted, { signIn: () => {}, undo })
  return { store, calls, messages, undos, shown, answer, fail, hearts, set }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

/** A couple with these favourites. */
async function signedIn(...professionals: number[]) {
  const made = makeStore()
  made.store.begin(1)
  void made.store.load()
  await made.answer('list of 1', professionals.map(favorite))
  return made
}

test('hearts are unknown until the list was loaded', async () => {
  const { store, answer, hearts } = makeStore()
  store.begin(1)
  void store.load()
  expect(store.read()).toMatchObject({ owner: 1, isKnown: false })
  await answer('list of 1', [favorite(5)])
  expect(store.read().isKnown).toBe(true)
  expect(hearts()).toEqual([5])
})

test('a failed list begins with no heart set, and a heart can be set all the same', async () => {
  const { store, answer, fail, hearts, set, messages } = makeStore()
  store.begin(1)
  const loaded = store.load().catch((error: unknown) => error)
  await fail('list of 1', new ConnectionError())
  expect([store.read().isKnown, hearts()]).toEqual([true, []])
  expect(await loaded).toBeInstanceOf(ConnectionError)
  set(5, true)
  await answer('list of 1', [favorite(6)])
  await answer('add 5 of 1', favorite(5))
  expect([hearts(), messages]).toEqual([[5, 6], ['added']])
})

test('a heart is set at once, and goes back when the server refuses', async () => {
  const { fail, hearts, set, messages, shown } = await signedIn()
  set(5, true)
  expect([hearts(), shown.at(-1)]).toEqual([[5], [5]])
  await fail('add 5 of 1', new ApiError(422, null))
  expect([hearts(), shown.at(-1), messages]).toEqual([[], [], ['failed']])
})

test('a change whose answer was lost is what the list says: added, removed or failed', async () => {
  const { answer, fail, hearts, set, messages } = await signedIn()
  set(5, true)
  await fail('add 5 of 1', new ConnectionError())
  expect([hearts(), messages]).toEqual([[5], []])
  await answer('list of 1', [favorite(5)])
  expect([hearts(), messages]).toEqual([[5], ['added']])
  set(5, false)
  await fail('remove 105 of 1', new ApiError(502, null))
  await answer('list of 1', [])
  expect([hearts(), messages]).toEqual([[], ['added', 'removed']])
  set(5, true)
  await fail('add 5 of 1', new ConnectionError())
  await answer('list of 1', [])
  expect([hearts(), messages]).toEqual([[], ['added', 'removed', 'failed']])
})

test('a change whose answer was lost has failed where the list cannot be loaded either', async () => {
  const { fail, hearts, set, messages } = await signedIn(5)
  set(5, false)
  await fail('remove 105 of 1', new ConnectionError())
  await fail('list of 1', new ConnectionError())
  expect([hearts(), messages]).toEqual([[5], ['failed']])
})

test('a list that was requested before the answer was lost does not say how it stands', async () => {
  const { store, answer, fail, hearts, set, messages } = await signedIn()
  void store.load()
  set(5, true)
  await fail('add 5 of 1', new ConnectionError())
  await answer('list of 1', [])
  expect(messages).toEqual([])
  await answer('list of 1', [favorite(5)])
  expect([hearts(), messages]).toEqual([[5], ['added']])
})

test('a heart that was taken back meanwhile is removed where the lost answer had stored it', async () => {
  const { answer, fail, hearts, set, messages } = await signedIn()
  set(5, true)
  set(5, false)
  await fail('add 5 of 1', new ConnectionError())
  await answer('list of 1', [favorite(5)])
  await answer('remove 105 of 1')
  expect([hearts(), messages]).toEqual([[], ['removed']])
})

test('of quick clicks the last one counts, one request at a time', async () => {
  const { answer, hearts, set, calls, messages } = await signedIn()
  set(5, true)
  set(5, false)
  set(5, true)
  set(5, false)
  await answer('add 5 of 1', favorite(5))
  await answer('remove 105 of 1')
  expect([calls, hearts(), messages]).toEqual([['list of 1', 'add 5 of 1', 'remove 105 of 1'], [], ['removed']])
})

test('a failure says nothing once a newer click wants what is stored anyway', async () => {
  const { answer, fail, hearts, set, messages, calls } = await signedIn()
  set(5, true)
  set(5, false)
  await fail('add 5 of 1', new ConnectionError())
  await answer('list of 1', [])
  expect([hearts(), messages, calls.length]).toEqual([[], [], 3])
})

test('the message is about the last click: a removal that offers its undo does so', async () => {
  const { answer, set, undos, hearts, messages } = await signedIn()
  set(5, true)
  set(5, false, true)
  await answer('add 5 of 1', favorite(5))
  await answer('remove 105 of 1')
  expect(undos).toHaveLength(1)
  undos[0]!()
  expect(hearts()).toEqual([5])
  await answer('add 5 of 1', favorite(5))
  expect(messages).toEqual(['removed', 'added'])
})

test('only a removal offers an undo', async () => {
  const { answer, set, undos, messages } = await signedIn()
  set(5, true, true)
  await answer('add 5 of 1', favorite(5))
  expect([messages, undos]).toEqual([['added'], []])
})

test('two professionals at once do not lose each other', async () => {
  const { store, answer, hearts, set, calls } = await signedIn()
  set(5, true)
  void store.load()
  await answer('list of 1', [favorite(7)])
  set(6, true)
  await answer('add 6 of 1', favorite(6))
  await answer('add 5 of 1', favorite(5))
  expect(hearts()).toEqual([5, 6, 7])
  set(6, false)
  await answer('remove 106 of 1')
  expect(calls.filter((name) => name.startsWith('add 6'))).toHaveLength(1)
  expect(hearts()).toEqual([5, 7])
})

test('a click that changes nothing is no success because another one was', async () => {
  const { answer, set, messages } = makeStoreWithUnknownList()
  set(5, true)
  set(6, true)
  await answer('list of 1', [favorite(5)])
  await answer('add 6 of 1', favorite(6))
  expect(messages).toEqual(['added'])
})

function makeStoreWithUnknownList() {
  const made = makeStore()
  made.store.begin(1)
  return made
}

test('a list that was requested before a change is requested again', async () => {
  const { store, answer, hearts, set, calls } = await signedIn()
  const loaded = store.load()
  set(5, true)
  await answer('add 5 of 1', favorite(5))
  await answer('list of 1', [])
  expect(hearts()).toEqual([5])
  await answer('list of 1', [favorite(5)])
  expect(await loaded).toHaveLength(1)
  expect(calls.filter((name) => name === 'list of 1')).toHaveLength(3)
  void store.load()
  set(5, false)
  await answer('remove 105 of 1')
  await answer('list of 1', [favorite(5)])
  expect(hearts()).toEqual([])
  await answer('list of 1', [])
})

test('what one couple has requested is not made in the session of the next', async () => {
  const { store, answer, hearts, set, calls, messages } = makeStoreWithUnknownList()
  set(5, true)
  store.begin(2)
  void store.load()
  await answer('list of 1', [])
  await answer('list of 2', [favorite(8)])
  expect([hearts(), messages]).toEqual([[8], []])
  expect(calls.filter((name) => name.startsWith('add'))).toEqual([])
})

test('what one couple has stored is announced to no other, nor looked for in its list', async () => {
  const { store, answer, fail, set, calls, messages } = await signedIn()
  set(5, true)
  set(6, true)
  store.begin(2)
  await answer('add 5 of 1', favorite(5))
  await fail('add 6 of 1', new ConnectionError())
  expect([messages, calls]).toEqual([[], ['list of 1', 'add 5 of 1', 'add 6 of 1']])
})

test('an undo from the session before does nothing', async () => {
  const { store, answer, set, undos, calls } = await signedIn(5)
  set(5, false, true)
  await answer('remove 105 of 1')
  store.begin(2)
  void store.load()
  await answer('list of 2', [])
  undos[0]!()
  expect(calls.filter((name) => name.startsWith('add'))).toEqual([])
})

test('a session that has ended asks for the sign-in, with the couple whose request it was', async () => {
  const { store, fail, set, messages } = await signedIn()
  set(5, true)
  store.begin(null)
  await fail('add 5 of 1', new ApiError(401, { message: 'Prijavite se.' }))
  expect(messages).toEqual(['sign in: 1 5 true'])
})

test('a visitor is asked to sign in, and no heart is set', () => {
  const { set, hearts, messages } = makeStore()
  set(5, true)
  expect([hearts(), messages]).toEqual([[], ['sign in: null 5 true']])
})

test('a cached list stands in for one that could not be loaded, and yields to a loaded one', async () => {
  const { store, answer, hearts } = makeStoreWithUnknownList()
  store.assume([favorite(3)])
  expect([store.read().isKnown, hearts()]).toEqual([true, [3]])
  void store.load()
  await answer('list of 1', [favorite(4)])
  store.assume([favorite(3)])
  expect(hearts()).toEqual([4])
})
