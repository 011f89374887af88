import type { Scenes } from '#demo/drawings/kit/scene.ts'
import { convertible } from '#demo/drawings/scenes/transport/convertible.ts'
import { front } from '#demo/drawings/scenes/transport/front.ts'
import { runabout } from '#demo/drawings/scenes/transport/runabout.ts'
import { sail } from '#demo/drawings/scenes/transport/sail.ts'
import { serpentine } from '#demo/drawings/scenes/transport/serpentine.ts'
import { van } from '#demo/drawings/scenes/transport/van.ts'

export const transport: Scenes = {
  palettes: ['golden', 'noon', 'clay', 'dawn', 'ochre', 'dusk', 'teal'],
  motifs: [
    { draw: convertible, shows: 'Stari kabriolet s cvijećem na obalnoj cesti', ends: 'hour' },
    { draw: sail, shows: 'Jedrilica sa zastavicama pred suncem', ends: 'hour' },
    { draw: serpentine, shows: 'Cesta u zavojima iznad mora', ends: 'hour' },
    { draw: front, shows: 'Oldtimer s mašnom na aleji čempresa', ends: 'hour' },
    { draw: van, shows: 'Starinski kombi s cvijećem na krovu', ends: 'hour' },
    {
      draw: runabout,
      shows: 'Drveni čamac na moru, viđen odozgo',
      ends: 'plain',
      palettes: ['noon', 'teal', 'golden', 'clay', 'dusk', 'sage'],
    },
  ],
}
