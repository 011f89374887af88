import { ROLE_KEY, TOKEN_KEY } from './token.ts'

export const THEME_KEY = 'theme'

/**
 * Runs in the head before the first paint, so that neither the colours nor the top bar change after it, and a page for
 * other people is not shown: marks the root element with the stored theme, with whether a session may be there, and
 * with its role. Plain text, because the page's
 * Content-Security-Policy names its hash.
 */
export const firstPaintScript = `(function(d){try{var t=localStorage.getItem('${THEME_KEY}');if(t==='dark')d.dataset.theme=t;var s=localStorage.getItem('${TOKEN_KEY}'),r=localStorage.getItem('${ROLE_KEY}');d.dataset.session=s?'present':'none';if(s&&r)d.dataset.role=r}catch(e){}})(document.documentElement)`
