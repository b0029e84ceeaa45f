import { integrationServices } from '@/content/site/services/integrationServices';
import { Illustration } from '../Illustration';
import styles from './SystemsDiagram.module.css';

const { picture } = integrationServices;

interface NodesProps {
  title: string;
  items: readonly string[];
  kind: 'systems' | 'layer' | 'steps';
}

function Nodes({ title, items, kind }: NodesProps) {
  return (
    <li className={styles[kind]}>
      <p className={styles.title}>{title}</p>
      <ul role="list" className={styles.nodes}>
        {items.map((item, place) => (
          <li key={place}>{item}</li>
        ))}
      </ul>
    </li>
  );
}

function Wires() {
  return (
    <li className={styles.wires} aria-hidden="true">
      <span>{picture.there}</span>
      <span>{picture.back}</span>
    </li>
  );
}

/** A firm's systems, the layer in between with its safeguards, and the steps that a model takes. */
export function SystemsDiagram() {
  const { systems, layer, steps } = picture.columns;
  return (
    <Illustration title={picture.title} caption={picture.caption} frame="bare">
      <ul role="list" className={styles.diagram}>
        <Nodes {...systems} kind="systems" />
        <Wires />
        <Nodes {...layer} kind="layer" />
        <Wires />
        <Nodes {...steps} kind="steps" />
      </ul>
    </Illustration>
  );
}
