/** For routes without structured data. */
export default function NoStructuredData() {
  return null;
}
