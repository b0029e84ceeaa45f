/**
 * Why a call of the panel's own was refused, in the server's words where it has some; null when it was not.
 * @param otherwise what is said of an answer without words
 */
export async function refusalIn(response: Response, otherwise: string): Promise<string | null> {
  if (response.ok) return null;
  const answer = (await response.json().catch(() => ({}))) as {
    message?: string;
    errors?: { message: string }[];
  };
  return answer.message ?? answer.errors?.[0]?.message ?? otherwise;
}
