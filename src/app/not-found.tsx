/** Never shown: whatever isn't found is told by a page closer to it. Without it the data of every page carry Next's own. */
export default function NotFound() {
  return null;
}
