/**
 * Runs before the first paint, so that neither colours nor examples change after it: sets the site's theme, the
 * language of the examples, whether there may be a session, and that scripts run. Plain text, because the policy
 * contains its hash.
 */
export const firstScript = `(function(d){d.dataset.script='on';try{var t=localStorage.getItem('theme');if(t==='dark'||t==='light')d.dataset.theme=t;if(localStorage.getItem('auth_token'))d.dataset.session='';d.dataset.examples=localStorage.getItem('api-docs-examples')||'curl'}catch(e){d.dataset.examples='curl'}})(document.documentElement)`
