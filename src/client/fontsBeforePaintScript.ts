/** Longer than two fonts take over 1.6 Mbit/s; after it the words are shown in what stands in for them. */
export const fontPatienceMs = 1_500;

/**
 * Keeps the words of a public page back until its fonts are there, which are on their way before it (src/edge): set in
 * another font first, they would move. They would, too, were the first screen shown while a slow device still reads it: it
 * waits until the page is read for two screens, or whole. global.css makes `<html data-fonts="awaited">` transparent.
 */
export const fontsBeforePaintScript = `(function(d){
var root=d.documentElement;
function show(){delete root.dataset.fonts}
function look(){!root.dataset.fonts||d.readyState!='loading'||root.scrollHeight>2*innerHeight?show():requestAnimationFrame(look)}
try{root.dataset.fonts='awaited';Promise.allSettled(Array.from(d.fonts,function(face){return face.load()})).then(look)}catch{show()}
setTimeout(show,${fontPatienceMs})})(document)`.replaceAll('\n', '');
