/** A published figure about how much of a type of work software takes over. */
interface ShareSource {
  title: string;
  /** Publisher and date. */
  origin: string;
  figure: string;
}

/**
 * Published figures that support the ceilings. They measure different things (technical potential, exposure, time saved
 * in trials), so they indicate a defensible range rather than our exact numbers.
 */
export const shareSources: readonly ShareSource[] = [
  {
    title: 'A Future That Works',
    origin: 'McKinsey Global Institute, January 2017',
    figure:
      'Technical potential by kind of activity: processing data 69%, collecting data 64%, applying expertise 18%, managing people 9%.',
  },
  {
    title: 'The economic potential of generative AI',
    origin: 'McKinsey, June 2023',
    figure:
      'Activities that take 60 to 70% of employees’ time could technically be automated. We never expect more than 70% of any task.',
  },
  {
    title: 'The Potentially Large Effects of Artificial Intelligence on Economic Growth',
    origin: 'Goldman Sachs, March 2023',
    figure: 'One fourth of US work tasks; 46% in office and administrative support, 44% in legal work.',
  },
  {
    title: 'Experimental evidence on the productivity effects of generative artificial intelligence',
    origin: 'Noy and Zhang, Science 381, 2023',
    figure: '40% less time for mid-level professional writing with a language model.',
  },
  {
    title: 'Navigating the Jagged Technological Frontier',
    origin: 'Dell’Acqua and others, 2023',
    figure:
      'Consultants finished 25.1% more quickly, but did worse on a task beyond what the model could do.',
  },
  {
    title: 'Generative AI at Work',
    origin: 'Brynjolfsson, Li and Raymond, NBER 2023 and QJE 2025',
    figure: '14 to 15% more support issues resolved per hour, most of it among novices.',
  },
  {
    title: 'The Impact of AI on Developer Productivity',
    origin: 'Peng and others, 2023',
    figure: 'One small coding task was done 55.8% faster.',
  },
];
