import type { Scenes } from '#demo/drawings/kit/scene.ts'
import { bottles } from '#demo/drawings/scenes/make-up-i-frizura/bottles.ts'
import { braid } from '#demo/drawings/scenes/make-up-i-frizura/braid.ts'
import { brushes } from '#demo/drawings/scenes/make-up-i-frizura/brushes.ts'
import { pans } from '#demo/drawings/scenes/make-up-i-frizura/pans.ts'
import { stillColors } from '#demo/drawings/scenes/make-up-i-frizura/still-colors.ts'
import { updo } from '#demo/drawings/scenes/make-up-i-frizura/updo.ts'
import { vanity } from '#demo/drawings/scenes/make-up-i-frizura/vanity.ts'

export const makeUpIFrizura: Scenes = {
  palettes: ['rose', 'golden', 'clay', 'wine', 'dawn', 'teal', 'sage'],
  motifs: [
    { draw: vanity, shows: 'Okruglo zrcalo sa žaruljicama i kistovi na stoliću', ends: 'light' },
    { draw: brushes, shows: 'Kistovi za šminku u lepezi s prahom u boji', ends: 'plain' },
    { draw: updo, shows: 'Punđa ukrašena cvijećem, s leđa', ends: 'plain' },
    { draw: stillColors, shows: 'Ruževi i puder na stolu', ends: 'light' },
    { draw: pans, shows: 'Paleta sjenila i kistovi, viđeni odozgo', ends: 'plain' },
    { draw: braid, shows: 'Pletenica s cvijećem i mašnom', ends: 'plain' },
    { draw: bottles, shows: 'Bočice parfema i cvijeće na pladnju', ends: 'light' },
  ],
}
