/** Longer than two fonts take at 1.6 Mbit/s. After it, text is shown in the fallback font. */
export const fontPatienceMs = 1_500;

/**
 * Hides a public page until its fonts have loaded, which are preloaded (src/edge): text in a fallback font would
 * shift. It would also shift if the first screen were shown while a slow device still parses the page, so this waits
 * until two screens are parsed, or the whole page. global.css makes `<html data-fonts="awaited">` transparent.
 */
export const fontsBeforePaintScript = `(function(d){
var root=d.documentElement;
function show(){delete root.dataset.fonts}
function look(){!root.dataset.fonts||d.readyState!='loading'||root.scrollHeight>2*innerHeight?show():requestAnimationFrame(look)}
try{root.dataset.fonts='awaited';Promise.allSettled(Array.from(d.fonts,function(face){return face.load()})).then(look)}catch{show()}
setTimeout(show,${fontPatienceMs})})(document)`.replaceAll('\n', '');
