/** Of the framework's script while it is only text. */
export const deferredScriptType = 'text/deferred'

/**
 * Runs the deferred script, and fetches its modules at once rather than one after another: after the first paint, or
 * where there is none to wait for (a tab in the background) at once, and in any case after two seconds. Plain text, because
 * the page's Content-Security-Policy names its hash.
 */
export const startScript = (modules: readonly string[]) =>
  `(function(d){var own=d.currentScript,hasStarted=false;function start(){if(hasStarted)return;hasStarted=true;${JSON.stringify(modules)}.forEach(function(m){var l=d.createElement('link');l.rel='modulepreload';l.fetchPriority='low';l.href=m;d.head.append(l)});var s=d.createElement('script');s.type='module';s.text=d.querySelector('script[type="${deferredScriptType}"]').text;d.head.append(s);s.remove()}own.remove();try{new PerformanceObserver(start).observe({type:'paint',buffered:true})}catch(e){}setTimeout(start,d.hidden?0:2000)})(document)`
