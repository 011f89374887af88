import { ROLE_KEY, TOKEN_KEY } from './token.ts'

export const THEME_KEY = 'theme'

/**
 * Runs in the head before the first paint, so that colours and top bar do not change afterwards and a page for another
 * role is not shown. Marks the root element with the stored theme, with whether there may be a session, and with its
 * role. Plain text, because the page's Content-Security-Policy contains its hash.
 */
export const firstPaintScript = `(function(d){try{var t=localStorage.getItem('${THEME_KEY}');if(t==='dark')d.dataset.theme=t;var s=localStorage.getItem('${TOKEN_KEY}'),r=localStorage.getItem('${ROLE_KEY}');d.dataset.session=s?'present':'none';if(s&&r)d.dataset.role=r}catch(e){}})(document.documentElement)`
