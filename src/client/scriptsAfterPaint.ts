/**
 * Starts the page's scripts after the first contentful paint. Until then they would take bandwidth and CPU from the
 * content, and pages are readable without them. The server (src/edge) moves their URLs to `data-src`. Starts at once
 * in a hidden tab, and after the load event where a browser doesn't report paints.
 */
export const scriptsAfterPaintScript = `(function(d){
function run(){d.querySelectorAll('script[data-src]').forEach(function(held){var script=d.createElement('script');script.async=true;script.setAttribute('async','');script.src=held.dataset.src;held.replaceWith(script)})}
function start(){run();if(d.readyState==='loading')d.addEventListener('DOMContentLoaded',run)}
if(d.hidden)return start();
try{new PerformanceObserver(function(list,observer){if(!list.getEntriesByName('first-contentful-paint').length)return;observer.disconnect();start()}).observe({type:'paint',buffered:true})}catch{}
addEventListener('load',function(){setTimeout(start,500)});
d.addEventListener('visibilitychange',start)})(document)`.replaceAll('\n', '');
