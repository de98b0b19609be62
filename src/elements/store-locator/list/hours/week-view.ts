import { html, nothing, type TemplateResult } from 'lit';
import { DayReason } from '../../../../domain/hours/schedule.js';
import type { HoursWords } from '../../../../domain/hours/status-text.js';
import type { WeekDay, WeekSpan } from '../../../../domain/hours/week-of.js';

const minutesPerDay = 1440;

const spanText = (
  { from, to, isOpen, comment }: WeekSpan,
  { messages, format }: HoursWords,
): string => {
  const isWholeDay = from === 0 && to >= minutesPerDay;
  const always = isOpen ? messages.openAlways : '';
  const times = isWholeDay ? always : `${format.time(from)} – ${format.time(to)}`;
  // The hours do not tell, and nor does a comment.
  const text = comment ?? (isOpen ? '' : '?');
  return [times, text].filter(Boolean).join(', ');
};

function dayView(
  { day, isToday, spans, reason }: WeekDay,
  isTodayKnown: boolean,
  words: HoursWords,
): TemplateResult {
  const { messages, format } = words;
  const remark = reason === DayReason.Holiday ? messages.holiday : messages.otherHours;
  const texts = spans.length ? spans.map((span) => spanText(span, words)) : [messages.closed];
  return html`<tr aria-current=${isToday && isTodayKnown ? 'date' : 'false'}>
    <th scope="row">${format.weekday(day)}</th>
    <td>
      ${texts.map((text) => html`<span>${text}</span>`)}
      ${reason ? html`<small>${remark}</small>` : nothing}
    </td>
  </tr>`;
}

/**
 * Renders the seven days of a store's opening hours.
 * @param isTodayKnown false where the zone of the store is not known
 */
export const weekView = (
  week: readonly WeekDay[],
  isTodayKnown: boolean,
  words: HoursWords,
): TemplateResult =>
  html`<table part="row-week" class="week">
    ${week.map((day) => dayView(day, isTodayKnown, words))}
  </table>`;
