import type { Scenes } from '../kit/scene.ts'
import { arches } from './lokacija/arches.ts'
import { ceremony } from './lokacija/ceremony.ts'
import { estate } from './lokacija/estate.ts'
import { manor } from './lokacija/manor.ts'
import { pergola } from './lokacija/pergola.ts'
import { town } from './lokacija/town.ts'

export const lokacija: Scenes = {
  palettes: ['golden', 'noon', 'dawn', 'dusk', 'night', 'clay'],
  motifs: [
    { draw: arches, shows: 'Kameni luk s pogledom na more', ends: 'hour' },
    { draw: pergola, shows: 'Dugi stol pod pergolom iznad mora', ends: 'hour' },
    { draw: town, shows: 'Kameni gradić sa zvonikom uz more', ends: 'hour' },
    { draw: estate, shows: 'Imanje među čempresima i redovima vinograda', ends: 'hour' },
    { draw: ceremony, shows: 'Stolice i cvjetni obruč za vjenčanje na litici', ends: 'hour' },
    { draw: manor, shows: 'Dvorac s drvoredom čempresa i fontanom', ends: 'hour' },
  ],
}
