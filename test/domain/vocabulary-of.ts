import { addWords, type Vocabulary } from '../../src/domain/search/fuzzy-match.js';

/** Made in two parts, as it is where there are many. */
export function vocabularyOf(texts: readonly string[]): Vocabulary {
  const vocabulary: Vocabulary = new Map();
  const middle = texts.length >> 1;
  addWords(vocabulary, texts.slice(0, middle), 0);
  addWords(vocabulary, texts.slice(middle), middle);
  return vocabulary;
}
