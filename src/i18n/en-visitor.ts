import type { VisitorMessages } from '../domain/messages/visitor-messages.js';
import { myStoreLost } from './en-my-store-lost.js';

const positionErrors = {
  'position-denied': 'This page may not use your position. You can allow it in the browser.',
  'position-unavailable': 'Your position could not be found.',
  'position-timeout': 'Finding your position took too long.',
} as const;

export const visitorMessages: VisitorMessages = {
  yourPosition: 'Your position',
  you: 'you',
  locating: 'Finding your position…',
  positionError: (code) => positionErrors[code],
  tryAgain: 'Try again',
  typePlace: 'Type a town or postal code',
  myStoreLost,
  forgetMyStore: 'Forget it',
  linkedStoreLost: 'The store that this link names is not listed here.',
  linkedSearchUnknown: 'No store matches the search of this link.',
};
