export const THEME_KEY = 'theme'

/**
 * Runs in the head before anything is painted: the remembered theme, and whether a session may be there, so that
 * neither the colours nor the top bar change after the first paint. Kept as text; its hash stands in the policy.
 */
export const firstPaintScript = `(function(d){try{var t=localStorage.getItem('${THEME_KEY}');if(t==='dark')d.dataset.theme=t;d.dataset.session=localStorage.getItem('auth_token')?'present':'none'}catch(e){}})(document.documentElement)`
