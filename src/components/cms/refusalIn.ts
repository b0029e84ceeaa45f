/**
 * Returns why a request of the panel was rejected, with the server's message if it has one; null if it succeeded.
 * @param otherwise fallback for a response without a message
 */
export async function refusalIn(response: Response, otherwise: string): Promise<string | null> {
  if (response.ok) return null;
  const answer = (await response.json().catch(() => ({}))) as {
    message?: string;
    errors?: { message: string }[];
  };
  return answer.message ?? answer.errors?.[0]?.message ?? otherwise;
}
