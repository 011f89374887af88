/** Keeps the browser from running the framework's script until it is started. */
export const deferredScriptType = 'text/deferred'

/**
 * Starts the deferred script after the first paint, and fetches all its modules at once instead of one after another.
 * Where there is no paint to wait for (a background tab) it starts immediately, and after two seconds in any case.
 * Plain text, because the page's Content-Security-Policy contains its hash.
 */
export const startScript = (modules: readonly string[]) =>
  `(function(d){var own=d.currentScript,hasStarted=false;function start(){if(hasStarted)return;hasStarted=true;${JSON.stringify(modules)}.forEach(function(m){var l=d.createElement('link');l.rel='modulepreload';l.fetchPriority='low';l.href=m;d.head.append(l)});var s=d.createElement('script');s.type='module';s.text=d.querySelector('script[type="${deferredScriptType}"]').text;d.head.append(s);s.remove()}own.remove();try{new PerformanceObserver(start).observe({type:'paint',buffered:true})}catch(e){}setTimeout(start,d.hidden?0:2000)})(document)`
