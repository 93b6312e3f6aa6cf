/** The log is told again with every position: each event is put into words once. */
import type { Event, Listener, Say } from '@fathom/kernel';
import { speech } from '../words/speech.ts';

const told = new WeakMap<Say, WeakMap<Event, Map<string, string>>>();

export function tell(say: Say, event: Event, table: Listener): string {
  const inThisLanguage = told.get(say) ?? new WeakMap<Event, Map<string, string>>();
  const sentences = inThisLanguage.get(event) ?? new Map<string, string>();
  told.set(say, inThisLanguage);
  inThisLanguage.set(event, sentences);
  const { seat, scripted } = event.params;
  const named = seat === undefined || scripted !== undefined ? '' : table.name(Number(seat));
  const listener = `${table.viewer} ${named}`;
  const sentence = sentences.get(listener) ?? speech.tell(say, event, table);
  sentences.set(listener, sentence);
  return sentence;
}
