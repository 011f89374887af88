import { TOKEN_KEY } from './token.ts'

export const THEME_KEY = 'theme'

/**
 * Runs in the head before the first paint, so that neither the colours nor the top bar change after it: marks the root
 * element with the stored theme and with whether a session may be there. Plain text, because the page's
 * Content-Security-Policy names its hash.
 */
export const firstPaintScript = `(function(d){try{var t=localStorage.getItem('${THEME_KEY}');if(t==='dark')d.dataset.theme=t;d.dataset.session=localStorage.getItem('${TOKEN_KEY}')?'present':'none'}catch(e){}})(document.documentElement)`
