import type { Formats, MapFormats } from '../../../domain/messages/formats.js';
import type { StoreListMessages } from '../../../domain/messages/badge-messages.js';
import { displayDistance } from '../../../domain/distance/display-distance.js';
import { distanceFrom } from '../../../domain/distance/distance-from.js';
import type { Position, Store } from '../../../domain/store/store.js';

/** The texts of one store in the list of stores that have the product. */
export interface StoreLine {
  readonly title: string;
  /** The stock, and the distance where it is known. */
  readonly facts: string;
  readonly href: string;
  readonly link: string;
  readonly linkName: string;
  /** The text of the button that chooses the store; '' for no button. */
  readonly choose: string;
  /** The button's accessible name; '' where its text is enough. */
  readonly chooseName: string;
}

/**
 * Returns the distance as text, as precisely as both positions are known. It is '' when one of them
 * is not known.
 */
export function distanceWords(
  words: StoreListMessages,
  format: MapFormats,
  from: Position | undefined,
  { position }: Store,
): string {
  if (!from || !position) return '';
  const { kind, meters } = displayDistance(distanceFrom(from, position), format.unitMeters);
  const say = { exact: 'distance', about: 'distanceAbout', within: 'distanceWithin' } as const;
  return words[say[kind]](format, meters);
}

/** Returns the texts of the button that chooses a store. */
export function choiceWords(
  words: StoreListMessages,
  format: Formats,
  title: string,
  isMine: boolean,
): Pick<StoreLine, 'choose' | 'chooseName'> {
  return isMine
    ? { choose: words.myStore, chooseName: '' }
    : { choose: words.choose, chooseName: words.chooseName(format, title) };
}

function textIn(tag: 'b' | 'span', text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

/** Draws a store: its name, the facts with a quiet link, and the button that chooses it. */
export function drawLine(line: StoreLine, onChoose: () => void): HTMLElement {
  const item = document.createElement('li');
  const says = document.createElement('div');
  const link = document.createElement('a');
  Object.assign(link, { href: line.href, target: '_blank', rel: 'noopener noreferrer' });
  link.textContent = line.link;
  link.setAttribute('aria-label', line.linkName);
  says.append(textIn('b', line.title), ' ', textIn('span', line.facts), ' · ', link);
  item.append(says);
  if (!line.choose) return item;
  const button = document.createElement('button');
  button.type = 'button';
  button.part.add('button');
  button.textContent = line.choose;
  if (line.chooseName) button.setAttribute('aria-label', line.chooseName);
  // The button of my store stays, so that it keeps the focus after the choice.
  else button.setAttribute('aria-disabled', 'true');
  button.addEventListener('click', (event) => {
    // The click is not meant for a card or a link around the button.
    event.stopPropagation();
    event.preventDefault();
    if (line.chooseName) onChoose();
  });
  item.append(button);
  return item;
}
