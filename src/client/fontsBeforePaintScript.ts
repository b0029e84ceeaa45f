/** Longer than two fonts take over 1.6 Mbit/s; after it the words are shown in what stands in for them. */
const patienceMs = 1_500;

/**
 * Keeps the words of a public page back until its fonts are there, which are on their way before it (src/edge): set in
 * another font first, they would move. global.css hides what `<html data-fonts="awaited">` has in it.
 */
export const fontsBeforePaintScript = `(function(d){
var root=d.documentElement;
function show(){delete root.dataset.fonts}
try{root.dataset.fonts='awaited';Promise.allSettled(Array.from(d.fonts,function(face){return face.load()})).then(show)}catch{show()}
setTimeout(show,${patienceMs})})(document)`.replaceAll('\n', '');
