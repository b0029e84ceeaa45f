import { languageModelTexts as texts } from '@/content/admin/languageModel';
import { formatSecond } from '@/format/dates';
import type { ModelStateAnswer } from '@/schemas/modelUsage';
import card from '@/components/ui/Card.module.css';
import space from '@/components/ui/Space.module.css';
import text from '@/components/ui/Text.module.css';
import styles from './LanguageModelPage.module.css';

interface ModelFactsProps {
  state: ModelStateAnswer;
}

/** State of the configured model and the rest of today's budget. */
export function ModelFacts({ state }: ModelFactsProps) {
  const { facts } = texts;
  const rows = [
    [facts.model, `${state.model} (${state.provider})`],
    [facts.state, wordsOfState(state.breaker)],
    [facts.left, texts.leftOf(state.tokensLeftToday, state.tokensPerDay)],
    [facts.perUser, texts.tokens(state.tokensPerUserPerDay)],
    [facts.underway, texts.underwayOf(state.underway, state.concurrency, state.waiting)],
    [facts.time, texts.seconds(state.timeoutSeconds)],
  ];
  return (
    <section className={`${space.below5} ${card.pad5} ${card.card}`}>
      <h2 className={text.subheading}>{texts.now}</h2>
      <dl className={styles.facts}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function wordsOfState({ state, opensAgainAt }: ModelStateAnswer['breaker']): string {
  if (state !== 'open') return texts.states[state];
  return texts.states.open(opensAgainAt ? formatSecond(opensAgainAt) : '');
}
