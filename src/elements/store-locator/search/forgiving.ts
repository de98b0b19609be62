// What only a text with mistakes needs.
export { matchSimilar, vocabularyOf } from '../../../domain/match-similar.js';
export { readingOf } from '../../../domain/reading-of.js';
