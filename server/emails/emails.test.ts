import { describe, expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { addressChanged, confirmEmail, passwordChanged, resetPassword, welcome } from './accounts.ts'
import { contactMessage } from './contact.ts'
import { leadAlternatives, leadReminder, leadStatus, newLead } from './leads.ts'
import type { Email } from './email.ts'
import { unreadMessages } from './messages.ts'
import { newOffer, offerAccepted, offerDeclined } from './offers.ts'
import { accountRestored, accountSuspended, replyHidden, reviewHidden } from './moderation.ts'
import { profileApproved, profileRejected } from './profile.ts'
import { renderEmail } from './render-email.ts'
import { reviewReminder, reviewReply } from './reviews.ts'
import { files, read } from '#test/repository-files.ts'

const eventOn = toCalendarDay('2027-06-12')
const site = 'https://zauvijek.test'
const confirmUrl = `${site}/confirm-email?token=abc`
const lead = {
  companyName: 'Foto Šimić & sin',
  coupleName: 'Đurđica Žganjer',
  coupleEmail: 'djurdjica@primjer.test',
  isEmailConfirmed: true,
  eventOn,
  offered: null,
  message: 'Jeste li slobodni?\n\nLijep pozdrav',
  conversationUrl: `${site}/messages/12`,
}
const noWays = { keyNames: [], webhookHosts: [], hasFeed: false, isConfirmed: true }
const searchUrl = `${site}/?date=2027-06-12`
const ways = { conversationUrl: `${site}/messages/12`, replyTo: 'foto@primjer.test' }
const unanswered = { companyName: 'Foto Šimić & sin', eventOn, isDayTaken: false, searchUrl, alternatives: [], ...ways }
const other = {
  companyName: 'Val <3',
  city: 'Split',
  priceRange: 'od € 500',
  isAvailable: true,
  url: `${site}/professionals/7`,
}
const unread = {
  companyName: lead.companyName,
  coupleName: lead.coupleName,
  eventOn,
  total: 1,
  messages: [{ body: 'Koliko stoji?', attachments: ['popis.pdf'] }],
  ...ways,
}
const objection = { contactEmail: 'info@zauvijek.test', objectionUrl: `${site}/terms#prigovori` }
const rejected = { companyName: 'Obrt', editUrl: `${site}/professional/profile`, contactEmail: 'info@zauvijek.test' }
const status = {
  companyName: 'Foto Šimić & sin',
  eventOn,
  searchUrl,
  ...ways,
}

const offer = {
  companyName: 'Foto Šimić & sin',
  coupleName: 'Đurđica Žganjer',
  eventOn,
  number: 12,
  items: [
    { label: 'Cijeli dan & večer', quantity: 1, unit_price: 1200, amount: 1200 },
    { label: 'Album', quantity: 2.5, unit_price: 100, amount: 250 },
  ],
  total: 1450,
  deposit: 300,
  deposit_due: null,
  valid_until: toCalendarDay('2027-04-15'),
  is_amendment: false,
  ...ways,
}
const amendment = { ...offer, is_amendment: true, deposit: null }
const toConversation = { url: offer.conversationUrl }

const emails: [string, Email, { url: string; says: string[] }][] = [
  [
    'welcome to a couple',
    welcome({ role: 'couple', homeUrl: site, confirmUrl }),
    {
      url: confirmUrl,
      says: ['Dobro došli', 'slati im upite', '„e-mail potvrđen”', 'Ako ovaj račun niste otvorili vi'],
    },
  ],
  [
    'welcome to a couple whose address is confirmed',
    welcome({ role: 'couple', homeUrl: site, confirmUrl: null }),
    { url: site, says: ['Dobro došli', 'Otvori Zauvijek'] },
  ],
  [
    'welcome to a professional',
    welcome({ role: 'professional', homeUrl: site, confirmUrl }),
    { url: confirmUrl, says: ['profil čeka odobrenje', 'u kalendaru označite kad ste slobodni', 'upiti parova'] },
  ],
  ['confirmation', confirmEmail({ role: 'couple', confirmUrl }), { url: confirmUrl, says: ['Potvrdi e-mail adresu'] }],
  [
    'new password',
    resetPassword({ resetUrl: `${site}/reset-password?token=abc`, hasKeys: false }),
    { url: `${site}/reset-password?token=abc`, says: ['jedan sat', 'samo jednom', 'odjavljeni sa svih uređaja'] },
  ],
  [
    'changed password',
    passwordChanged({ forgottenUrl: `${site}/forgot-password`, ...noWays }),
    {
      url: `${site}/forgot-password`,
      says: ['svi su drugi uređaji pritom odjavljeni', 'Ako niste, odmah odaberite novu'],
    },
  ],
  [
    'changed address',
    addressChanged({ contactUrl: `${site}/contact` }),
    {
      url: `${site}/contact`,
      says: ['sada ima drugu e-mail adresu', 'javite nam se', 'ova adresa dosad bila upisana'],
    },
  ],
  [
    'new lead',
    newLead(lead),
    {
      url: lead.conversationUrl,
      says: ['Đurđica Žganjer', 'subota, 12. lipnja 2027.', 'djurdjica@primjer.test (potvrđen)', 'Jeste li slobodni?'],
    },
  ],
  [
    'new lead from an address not confirmed',
    newLead({ ...lead, isEmailConfirmed: false }),
    { url: lead.conversationUrl, says: ['djurdjica@primjer.test (nije potvrđen)'] },
  ],
  [
    'new lead about a package',
    newLead({ ...lead, offered: { name: 'Cijeli dan', price: '€ 1.200' } }),
    { url: lead.conversationUrl, says: ['Paket', 'Cijeli dan, €', '1.200'] },
  ],
  [
    'reminder of a lead',
    leadReminder({ ...lead, isDayTaken: false }),
    {
      url: lead.conversationUrl,
      says: ['dulje od dva dana', 'Đurđica Žganjer', 'Jeste li slobodni?', 'više nećemo podsjećati'],
    },
  ],
  [
    'no answer, and nobody else to ask',
    leadAlternatives(unanswered),
    {
      url: searchUrl,
      says: ['„Foto Šimić & sin” još nije odgovorio na vaš upit za 12. lipnja 2027.', 'tko je toga dana još slobodan'],
    },
  ],
  [
    'contacted',
    leadStatus({ ...status, status: 'contacted' }),
    {
      url: status.conversationUrl,
      says: ['Pružatelj vam se javio', 'Ako u razgovoru nema poruke, provjerite e-poštu, i neželjenu.'],
    },
  ],
  [
    'interested',
    leadStatus({ ...status, status: 'interested' }),
    { url: status.conversationUrl, says: ['zainteresiran'] },
  ],
  [
    'booked',
    leadStatus({ ...status, status: 'booked' }),
    { url: status.conversationUrl, says: ['Čestitamo.', '12. lipnja 2027.'] },
  ],
  [
    'one unread message to a professional',
    unreadMessages({ ...unread, to: 'professional' }),
    {
      url: unread.conversationUrl,
      says: [
        'Imate novu poruku',
        'Đurđica Žganjer',
        'Koliko stoji?',
        'Prilog: popis.pdf',
        'izravno paru, ali se u razgovoru',
      ],
    },
  ],
  [
    'many unread messages to a couple',
    unreadMessages({
      ...unread,
      to: 'couple',
      total: 7,
      messages: [3, 4, 5, 6, 7].map((number) => ({
        body: `${number}. ${'riječ '.repeat(200)}`,
        attachments: [],
      })),
    }),
    {
      url: unread.conversationUrl,
      says: [
        'Imate nove poruke',
        'Foto Šimić & sin',
        '7. riječ',
        'riječ …',
        'Još 2 ranije poruke pročitajte u razgovoru.',
        'pružatelju usluga, ali',
      ],
    },
  ],
  [
    'rejected',
    leadStatus({ ...status, status: 'rejected' }),
    { url: searchUrl, says: ['ne može prihvatiti vaš upit', 'još slobodan'] },
  ],
  [
    'rejected after it was booked',
    leadStatus({ ...status, status: 'rejected', wasBooked: true }),
    { url: searchUrl, says: ['Rezervacija je otkazana', 'otkazao je rezervaciju', 'predujam'] },
  ],
  [
    'offer',
    newOffer(offer),
    { ...toConversation, says: ['Stigla je ponuda', '2,5 × €\u00A0100', '€\u00A01.450', 'dan je rezerviran'] },
  ],
  [
    'amendment',
    newOffer(amendment),
    { ...toConversation, says: ['Stigla je dopuna', 'dosadašnji dogovor ostaje kakav jest'] },
  ],
  [
    'declined offer',
    offerDeclined(offer, { reason: 'Previše je.', wantedTotal: 1200 }),
    { ...toConversation, says: ['Razlog:', 'Previše je.', '€\u00A01.200', 'možete poslati novu ponudu'] },
  ],
  [
    'amendment declined without a word',
    offerDeclined(amendment, { reason: null, wantedTotal: null }),
    { ...toConversation, says: ['Par nije prihvatio dopunu', 'Dosadašnji dogovor ostaje kakav jest.'] },
  ],
  [
    'agreement to the couple',
    offerAccepted(offer, 'couple'),
    { ...toConversation, says: ['Čestitamo.', 'subota, 12. lipnja 2027.', 'U prilogu'] },
  ],
  [
    'agreement to the professional',
    offerAccepted(offer, 'professional'),
    { ...toConversation, says: ['Đurđica Žganjer', 'u vašem kalendaru rezerviran'] },
  ],
  [
    'amended agreement to the couple',
    offerAccepted(amendment, 'couple'),
    { ...toConversation, says: ['Dogovor je dopunjen'] },
  ],
  [
    'amended agreement to the professional',
    offerAccepted(amendment, 'professional'),
    { ...toConversation, says: ['dopunu br. 12'] },
  ],
  [
    'profile approved',
    profileApproved({ companyName: 'Obrt', profileUrl: `${site}/professionals/7` }),
    {
      url: `${site}/professionals/7`,
      says: ['najprije vide one koji su tog dana slobodni', '„Obrt”', 'vide svi parovi'],
    },
  ],
  [
    'profile rejected for a reason',
    profileRejected({ ...rejected, reason: 'Slike nisu vaše.' }),
    {
      url: rejected.editUrl,
      says: [
        'Razlog:',
        'Slike nisu vaše.',
        'javite se na info@zauvijek.test',
        'naš administrator',
        'prigovor na info@',
      ],
    },
  ],
  [
    'profile rejected without a reason',
    profileRejected({ ...rejected, reason: null, contactEmail: null }),
    { url: rejected.editUrl, says: ['Koji, javljamo vam na upit', 'preko stranice Kontakt', 'Pošaljite nam prigovor'] },
  ],
  [
    'suspended account of a professional',
    accountSuspended({ ...objection, companyName: 'Obrt', reason: 'Lažni upiti.' }),
    {
      url: objection.objectionUrl,
      says: ['Razlog:', 'Lažni upiti.', 'Profil „Obrt”', 'Pošaljite prigovor na info@zauvijek.test: besplatan'],
    },
  ],
  [
    'suspended account of a couple, with no address to write to',
    accountSuspended({ ...objection, contactEmail: null, companyName: null, reason: 'Lažni upiti.' }),
    {
      url: objection.objectionUrl,
      says: ['vaše se recenzije za to vrijeme ne vide', 'Pošaljite nam prigovor: besplatan'],
    },
  ],
  [
    'restored account of a professional',
    accountRestored({ companyName: 'Obrt', loginUrl: `${site}/login` }),
    { url: `${site}/login`, says: ['Suspenzija', 'ukinuta', 'Profil „Obrt”'] },
  ],
  [
    'restored account of a couple',
    accountRestored({ companyName: null, loginUrl: `${site}/login` }),
    { url: `${site}/login`, says: ['Prijavite se dosadašnjom lozinkom'] },
  ],
  [
    'message to the operator',
    contactMessage({ name: 'Ana & Ivo', email: 'ana@primjer.test', message: 'Kako promijeniti grad?' }),
    { url: 'mailto:ana@primjer.test', says: ['Ana & Ivo', 'Kako promijeniti grad?', 's obrasca za kontakt'] },
  ],
  [
    'hidden review',
    reviewHidden({ ...objection, companyName: 'Obrt', reason: 'Vrijeđa.', isReported: true }),
    { url: objection.objectionUrl, says: ['„Obrt” prijavio je', 'Vrijeđa.', 'vidite samo vi', 'prigovor na info@'] },
  ],
  [
    'review that stays hidden after its author has changed it',
    reviewHidden({ ...objection, companyName: 'Obrt', reason: 'I dalje vrijeđa.', isReported: false }),
    { url: objection.objectionUrl, says: ['„Obrt” i ostavili je skrivenom', 'I dalje vrijeđa.', 'prigovor na info@'] },
  ],
  [
    'hidden answer',
    replyHidden({ ...objection, companyName: 'Obrt', reason: 'Vrijeđa.' }),
    {
      url: objection.objectionUrl,
      says: ['„Obrt”', 'Razlog:', 'Vrijeđa.', 'odgovoriti drukčije', 'prigovor na info@'],
    },
  ],
  [
    'answer to a review',
    reviewReply({ companyName: 'Obrt', body: 'Hvala vam.', reviewUrl: other.url }),
    { url: other.url, says: ['„Obrt” javno je odgovorio', 'Hvala vam.', 'možete prijaviti'] },
  ],
  [
    'request for a review',
    reviewReminder({
      professionals: [{ companyName: 'Obrt', reviewUrl: other.url }],
      enquiriesUrl: `${site}/enquiries`,
    }),
    { url: other.url, says: ['„Obrt”', 'ocjena i nekoliko rečenica', 'podsjećamo samo jednom'] },
  ],
]

/** The text of an HTML e-mail as a reader sees it. */
const wordsOf = (html: string) =>
  html
    .replaceAll(/<(style|title)>[^]*?<\/\1>|<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')

/** HTML says the same words with spaces that do not break. */
const withSpaces = (text: string) => text.replaceAll('\u00A0', ' ')

describe.each(emails)('%s', (_, email, { url, says }) => {
  const { subject, text, html } = renderEmail(email)

  test('says the same in text and in HTML', () => {
    for (const words of [...says, email.heading, email.button.label]) {
      expect(text).toContain(words)
      expect(withSpaces(wordsOf(html))).toContain(withSpaces(words))
    }
    expect(subject).not.toBe('')
  })

  test('raises no voice', () => {
    expect(`${subject} ${text} ${wordsOf(html)}`).not.toContain('!')
  })

  test('asks for nothing in words of other languages, and calls a deletion as the pages do', () => {
    expect(text).not.toMatch(/trebate \p{L}+ti |obriši/u)
  })

  test('has one button, which leads where it should, and the address in full beside it', () => {
    expect([...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)).toEqual([url])
    expect(wordsOf(html)).toContain(url)
    expect(text.split('\n')).toContain(url)
  })

  test('leaves nothing out and loads nothing from outside', () => {
    expect(`${subject} ${text} ${html}`).not.toMatch(/undefined|null|NaN|\[object/)
    expect(html).not.toMatch(/<img|<link|<script|url\(|src=/)
    expect(html).toContain('<html lang="hr">')
    expect(html).toContain('prefers-color-scheme: dark')
  })
})

test('no template has an exclamation mark, one that is missing above included', () => {
  const templates = files.filter((file) => /^server\/emails\/.*(?<!\.test)\.ts$/.test(file))
  expect(templates.length).toBeGreaterThan(8)
  expect(templates.filter((file) => /\p{L}!(?=['"`\s])/u.test(read(file)))).toEqual([])
})

test('only the professional of a rejected profile with a reason is told one', () => {
  expect(renderEmail(profileRejected({ ...rejected, reason: null })).text).not.toContain('Razlog')
})
