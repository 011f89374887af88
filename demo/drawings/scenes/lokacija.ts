import type { Scenes } from '#demo/drawings/kit/scene.ts'
import { arches } from '#demo/drawings/scenes/lokacija/arches.ts'
import { ceremony } from '#demo/drawings/scenes/lokacija/ceremony.ts'
import { estate } from '#demo/drawings/scenes/lokacija/estate.ts'
import { manor } from '#demo/drawings/scenes/lokacija/manor.ts'
import { pergola } from '#demo/drawings/scenes/lokacija/pergola.ts'
import { town } from '#demo/drawings/scenes/lokacija/town.ts'

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
