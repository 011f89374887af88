import { improveCodeBlocks } from './code-blocks.ts'
import { followCurrentPart } from './current-part.ts'
import { addSearch } from './search.ts'
import { addTryOut } from './try-out.ts'
import { wordsOf } from './words.ts'

const words = wordsOf(document.documentElement.lang)
improveCodeBlocks(words)
addTryOut(words)
addSearch(words)
followCurrentPart()
