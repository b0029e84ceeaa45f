/**
 * Starts the page's scripts once its first words are on the screen: until then nothing takes part of the line and of the
 * processor from what a visitor came to read, and pages read without them anyway. The server (src/edge) has put
 * the addresses into `data-src`. Starts at once in a tab that nobody looks at, and after loading where a browser doesn't
 * tell of its paints.
 */
export const scriptsAfterPaintScript = `(function(d){
function run(){d.querySelectorAll('script[data-src]').forEach(function(held){var script=d.createElement('script');script.async=true;script.setAttribute('async','');script.src=held.dataset.src;held.replaceWith(script)})}
function start(){run();if(d.readyState==='loading')d.addEventListener('DOMContentLoaded',run)}
if(d.hidden)return start();
try{new PerformanceObserver(function(list,observer){if(!list.getEntriesByName('first-contentful-paint').length)return;observer.disconnect();start()}).observe({type:'paint',buffered:true})}catch{}
addEventListener('load',function(){setTimeout(start,500)});
d.addEventListener('visibilitychange',start)})(document)`.replaceAll('\n', '');
