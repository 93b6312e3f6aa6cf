/** Tones and vibration when it is one's turn and when the match is over, for those who want them. */
import { useEffect, useRef } from 'react';

export interface Moment {
  /** The viewer has something to decide. */
  readonly mine: boolean;
  readonly over: boolean;
}

const SIGNALS = {
  turn: { tones: [523, 659], vibration: [60] },
  end: { tones: [392, 523, 659], vibration: [60, 80, 120] },
} as const;
type Signal = keyof typeof SIGNALS;

const TONE = 0.14;
const LOUDNESS = 0.08;

/** What changed that is worth a sound; nothing for whoever has just come to the table. */
export function signalFor(before: Moment | undefined, now: Moment): Signal | undefined {
  if (!before) return undefined;
  if (now.over && !before.over) return 'end';
  return now.mine && !before.mine && !now.over ? 'turn' : undefined;
}

export function useSignals(mine: boolean, over: boolean, on: boolean): void {
  const before = useRef<Moment>(undefined);
  useEffect(() => {
    const signal = signalFor(before.current, { mine, over });
    before.current = { mine, over };
    if (on && signal) give(signal);
  }, [mine, over, on]);
}

function give(signal: Signal): void {
  const { tones, vibration } = SIGNALS[signal];
  navigator.vibrate?.([...vibration]);
  const context = new AudioContext();
  tones.forEach((frequency, i) => {
    const start = context.currentTime + i * TONE;
    const tone = new OscillatorNode(context, { frequency, type: 'sine' });
    const volume = new GainNode(context, { gain: LOUDNESS });
    volume.gain.setTargetAtTime(0, start + TONE / 2, TONE / 4);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 2 * TONE);
    if (i === tones.length - 1) tone.onended = () => void context.close();
  });
}
