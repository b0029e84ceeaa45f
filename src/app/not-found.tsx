/** Never rendered: a nested not-found page applies. Without it, every page's RSC payload would include Next's own. */
export default function NotFound() {
  return null;
}
