import type { Trade } from '#demo/companies/company.ts'
import { fotografija } from './fotografija.ts'
import { lokacija } from './lokacija.ts'
import { obred } from './obred.ts'
import { ples } from './ples.ts'
import type { CommentStock } from './stock.ts'
import { video } from './video.ts'
import { dekoracija } from './dekoracija.ts'
import { ljepota } from './ljepota.ts'
import { odijelo, ruho, vjencanice } from './odjeca.ts'
import { catering, slastice } from './hrana.ts'
import { brodovi, konji, vozila } from './transport.ts'
import { nakit, papir, pokloni } from './sitnice.ts'

export const comments: Readonly<Record<Trade, CommentStock>> = {
  lokacija,
  fotografija,
  video,
  ples,
  obred,
  dekoracija,
  vjenčanice: vjencanice,
  odijelo,
  ruho,
  ljepota,
  slastice,
  catering,
  vozila,
  brodovi,
  konji,
  papir,
  pokloni,
  nakit,
}
