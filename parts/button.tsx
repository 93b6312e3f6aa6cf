import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { SymbolName } from './symbols.ts';

const TONES = ['plain', 'primary', 'light', 'quiet'] as const;
type Tone = (typeof TONES)[number];

interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` once per screen; `light` only for a legal move or the rematch. */
  readonly tone?: Tone;
  readonly icon?: SymbolName;
}

export function Button({ tone = 'plain', icon, className = '', children, ...rest }: ButtonProps) {
  return (
    <button type="button" {...rest} className={`btn ${tone === 'plain' ? '' : tone} ${className}`}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

interface IconButtonProps extends ComponentProps<'button'> {
  readonly icon: SymbolName;
  readonly label: string;
  /** Something new waits behind this button. */
  readonly dot?: boolean;
}

export function IconButton({ icon, label, dot = false, className = '', ...rest }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} {...rest} className={`ibtn ${className}`}>
      <Icon name={icon} />
      {dot && <span className="dot" />}
    </button>
  );
}

interface SegmentsProps<T extends string> {
  readonly name: string;
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: ReactNode }[];
  readonly onChange: (value: T) => void;
}

/** One choice out of a few, side by side: a radio group that looks like a switch. */
export function Segments<T extends string>({ name, label, value, options, onChange }: SegmentsProps<T>) {
  return (
    <div className="seg" role="radiogroup" aria-label={label}>
      {options.map(option => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
