// What only a text with mistakes needs.
export { addWords, matchSimilar } from '../../../domain/match-similar.js';
export { readingOf } from '../../../domain/reading-of.js';
