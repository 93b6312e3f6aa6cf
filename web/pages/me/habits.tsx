import { Button } from '@fathom/parts/button.tsx';
import { useSpeech } from '@fathom/parts/say.tsx';
import type { PersonAnswer } from '@fathom/server/protocol.ts';
import { useState } from 'react';
import { DAY } from '../../duration.ts';
import { askAsPerson } from '../../person.ts';
import { clockTime, dateField, minutes } from './hours.ts';
import type { Change } from './me.tsx';

interface HabitsProps {
  readonly person: PersonAnswer;
  readonly change: Change;
}

/** When the person is not to be asked: every night, and on vacation. */
export function Habits({ person, change }: HabitsProps) {
  const { say } = useSpeech();
  return (
    <section className="paper-card habits">
      <h2 className="h">{say('me.habits')}</h2>
      <QuietHours person={person} change={change} />
      <Vacation person={person} change={change} />
    </section>
  );
}

function QuietHours({ person: { settings }, change }: HabitsProps) {
  const { say } = useSpeech();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const quiet = settings.quiet ?? { from: 22 * 60, to: 8 * 60, zone };
  const set = (next: object) => void change(askAsPerson('PUT', '', { settings: next }));
  return (
    <>
      <label className="switch">
        <input
          type="checkbox"
          checked={settings.isQuiet ?? false}
          onChange={event => set({ isQuiet: event.target.checked, quiet })}
        />
        <span>
          {say('me.quietHours', { from: clockTime(quiet.from), to: clockTime(quiet.to) })}
          <small>{say('me.quietText')}</small>
        </span>
      </label>
      {settings.isQuiet && (
        <p className="hours">
          {(['from', 'to'] as const).map(end => (
            <label key={end} className="field">
              <span>{say(`me.quiet.${end}`)}</span>
              <input
                className="input"
                type="time"
                required
                value={clockTime(quiet[end])}
                onChange={({ target: { value } }) => {
                  const minute = minutes(value);
                  if (minute !== undefined) set({ quiet: { ...quiet, zone, [end]: minute } });
                }}
              />
            </label>
          ))}
        </p>
      )}
    </>
  );
}

function Vacation({ person: { settings }, change }: HabitsProps) {
  const { say, lang } = useSpeech();
  const [until, setUntil] = useState(() => dateField(Date.now() + 7 * DAY));
  const { vacation } = settings;
  const isAway = vacation !== undefined && vacation.until > Date.now();
  const day = new Intl.DateTimeFormat(lang, { weekday: 'long', day: 'numeric', month: 'long' });
  const leave = () => {
    const from = Date.now();
    const end = new Date(`${until}T23:59:59`).getTime();
    if (end > from) void change(askAsPerson('PUT', '', { settings: { vacation: { from, until: end } } }));
  };
  return (
    <div className="vacation">
      <b>{say('me.vacationTitle')}</b>
      <span className="cap">
        {isAway ? say('me.vacationUntil', { day: day.format(vacation.until) }) : say('me.vacationText')}
      </span>
      <span className="row">
        {isAway ? (
          <Button onClick={() => void change(askAsPerson('PUT', '', { endVacation: true }))}>
            {say('me.vacationEnd')}
          </Button>
        ) : (
          <>
            <input
              className="input"
              type="date"
              aria-label={say('me.vacationDay')}
              min={dateField(Date.now())}
              max={dateField(Date.now() + 60 * DAY)}
              value={until}
              onChange={event => setUntil(event.target.value)}
            />
            <Button onClick={leave}>{say('me.vacation')}</Button>
          </>
        )}
      </span>
    </div>
  );
}
