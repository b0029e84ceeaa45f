/** How far an answer lets an AI project go: it stops one, slows it down, or carries it. */
export type AnswerLevel = 'low' | 'middle' | 'high';

const middleFrom = 5;
const highFrom = 8;

export function levelOf(answer: number): AnswerLevel {
  if (answer >= highFrom) return 'high';
  return answer >= middleFrom ? 'middle' : 'low';
}
