/** For what matches no page. */
export default function NoStructuredData() {
  return null;
}
