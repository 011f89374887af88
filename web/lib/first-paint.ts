import { ROLE_KEY, TOKEN_KEY } from './token.ts'

export const THEME_KEY = 'theme'

/**
 * Runs in the head before the first paint, so that colours and top bar do not change afterwards and a page for another
 * role is not shown. Marks the root element with the stored theme, with whether there may be a session, and with its
 * role. Later it marks each picture that failed to load. Plain text, because the page's Content-Security-Policy contains
 * its hash.
 */
export const firstPaintScript = `(function(d){try{var t=localStorage.getItem('${THEME_KEY}');if(t==='dark')d.dataset.theme=t;var s=localStorage.getItem('${TOKEN_KEY}'),r=localStorage.getItem('${ROLE_KEY}');d.dataset.session=s?'present':'none';if(s&&r)d.dataset.role=r}catch(e){}addEventListener('error',function(e){var i=e.target;if(i.tagName==='IMG')i.dataset.failed=''},true)})(document.documentElement)`
