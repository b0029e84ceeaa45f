/** Effect of an answer on an AI project: low stops it, middle slows it down, high supports it. */
export type AnswerLevel = 'low' | 'middle' | 'high';

const middleFrom = 5;
const highFrom = 8;

export function levelOf(answer: number): AnswerLevel {
  if (answer >= highFrom) return 'high';
  return answer >= middleFrom ? 'middle' : 'low';
}
