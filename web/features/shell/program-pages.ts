import { pages } from '#contract/paths.ts'

/** The workspace's pages about integrations and the professional's own site, in the order of their links. */
export const programPages = [
  { to: pages.professionalKeys, label: 'API ključevi', hint: 'Program čita vaše upite i kalendar ili ih mijenja.' },
  { to: pages.professionalWebhooks, label: 'Webhookovi', hint: 'Javljamo vašem programu čim stigne upit ili odgovor.' },
  {
    to: pages.professionalEmbed,
    label: 'Kalendar za vašu stranicu',
    hint: 'Posjetitelji vaše stranice vide kad ste slobodni i odande vam šalju upit.',
  },
]
