import type { Session } from '#contract/auth.ts'

/** The labels of the account forms; a company's labels come with its fields. */
export const labels = {
  name: 'Ime i prezime',
  email: 'E-mail adresa',
  phone: 'Telefon',
  password: 'Lozinka',
  password_confirmation: 'Potvrda lozinke',
} as const

export const resetLabels = { password: 'Nova lozinka', password_confirmation: labels.password_confirmation } as const

export type FieldName = keyof typeof labels

export const failureMessages = {
  login: 'Prijava nije uspjela. Provjerite svoje podatke.',
  register: 'Došlo je do greške tijekom registracije',
  forgotPassword: 'Slanje poveznice nije uspjelo. Pokušajte ponovo.',
  resetPassword: 'Promjena lozinke nije uspjela. Pokušajte ponovo.',
  confirmEmail: 'Potvrda adrese nije uspjela. Pokušajte ponovo.',
} as const

export const welcomeBack = ({ user }: Session) => `Dobrodošli natrag, ${user.name}!`

export const welcome = ({ user }: Session) =>
  user.role === 'professional'
    ? `Dobro došli, ${user.name}. Vaš je profil u pregledu; javit ćemo vam čim bude odobren.`
    : `Dobro došli, ${user.name}. Vaš je račun spreman.`
