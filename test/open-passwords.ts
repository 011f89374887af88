/** Every password is right, once `whileVerifying` is done: what a test lets happen while a password is compared. */
export function makeOpenPasswords() {
  const passwords = {
    whileVerifying: async () => {},
    hash: async (password: string) => password,
    async verify() {
      await passwords.whileVerifying()
      return true
    },
  }
  return passwords
}
